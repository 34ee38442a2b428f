// boardgame_io.js SECONDS: random tic-tac-toe in boardgame.io; prints one JSON line. Run where node_modules is.
//
// Once the bare reducer, which starts every game from one ready position, and once a client without a server.
const path = require('path');

const home = path.join(process.cwd(), 'node_modules', 'boardgame.io');
const { Client } = require(path.join(home, 'dist', 'cjs', 'client.js'));
const { INVALID_MOVE } = require(path.join(home, 'dist', 'cjs', 'core.js'));
const internal = require(path.join(home, 'dist', 'cjs', 'internal.js'));

const seconds = Number(process.argv[2]);
const WARM_UP = 1.5; // seconds: it becomes faster for so long
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const victory = (c) => LINES.some((l) => c[l[0]] !== null && c[l[0]] === c[l[1]] && c[l[1]] === c[l[2]]);

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (victory(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

function pick(cells) {
  const options = [];
  for (let i = 0; i < 9; i++) if (cells[i] === null) options.push(i);
  return options[Math.floor(Math.random() * options.length)];
}

// CPU time spent in JavaScript and the threads that compile and collect for it
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measure(play) {
  const begun = clock();
  while (clock() - begun < WARM_UP) play();
  let decisions = 0, games = 0, spent = 0;
  while (spent < seconds) {
    const start = clock();
    for (let i = 0; i < 20; i++) decisions += play();
    spent += clock() - start;
    games += 20;
  }
  return { decisions: decisions / spent, length: decisions / games };
}

const processed = internal.ProcessGameConfig(game);
const reduce = internal.CreateGameReducer({ game: processed, isClient: false });
const initial = internal.InitializeGame({ game: processed, numPlayers: 2 });

const reducer = measure(() => {
  let state = initial, n = 0;
  while (!state.ctx.gameover) {
    const payload = { type: 'clickCell', args: [pick(state.G.cells)], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    n++;
  }
  return n;
});

const client = measure(() => {
  const player = Client({ game, numPlayers: 2, debug: false });
  player.start();
  let n = 0;
  for (let state = player.getState(); !state.ctx.gameover; state = player.getState()) {
    player.moves.clickCell(pick(state.G.cells));
    n++;
  }
  player.stop();
  return n;
});

console.log(JSON.stringify({
  rates: { reducer: reducer.decisions, client: client.decisions },
  lengths: { reducer: reducer.length, client: client.length },
  versions: { 'boardgame.io': require(path.join(home, 'package.json')).version, node: process.version.slice(1) },
}));
