/** Every board and what it draws for the set-up page, held to what the shell asks of them: `deno check` compares. */
/** @import { Board, SetupPictures } from "/static/shell/types.d.ts" */
import * as caribbean from "../../src/captains_table/titles/cruise_line_caribbean/board/index.js";
import * as caribbeanSetup from "../../src/captains_table/titles/cruise_line_caribbean/board/setup.js";
import * as dream from "../../src/captains_table/titles/dream_cruise/board/index.js";
import * as dreamSetup from "../../src/captains_table/titles/dream_cruise/board/setup.js";
import * as galactic from "../../src/captains_table/titles/galactic_cruise/board/index.js";
import * as galacticSetup from "../../src/captains_table/titles/galactic_cruise/board/setup.js";
import * as tranquility from "../../src/captains_table/titles/tranquility/board/index.js";
import * as tranquilitySetup from "../../src/captains_table/titles/tranquility/board/setup.js";
import * as plain from "/static/shell/plain-board.js";

/** @type {Board[]} */
export const BOARDS = [caribbean, dream, galactic, plain, tranquility];
/** @type {SetupPictures[]} */
export const SETUPS = [caribbeanSetup, dreamSetup, galacticSetup, tranquilitySetup];
