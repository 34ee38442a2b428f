/** The final scoring, told step by step: what the boards share. */
/** @import { Gaps } from "/static/shell/types.d.ts" */
import { draw, useEffect, useState } from "/static/shell/lib.js";

const PACE = 2600; // ms that a step is shown before the next one
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Which step is told: they follow each other by themselves until somebody chooses one. @param {number} last */
export function useTelling(last) {
  const [step, setStep] = useState(still.matches ? last : 0);
  const [told, setTold] = useState(still.matches);
  useEffect(() => {
    if (told || step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [step, told, last]);
  /** @param {number} each */
  const choose = (each) => {
    setTold(true);
    setStep(each);
  };
  return { step: Math.min(step, last), choose };
}

/**
 * The steps as buttons, in the words of the board's `score.STEP`; each with the colour of its part of the bars.
 * @param {{ kit: { t: (key: string, gaps?: Gaps) => string }, steps: string[], step: number,
 *   choose: (step: number) => void, className: string, part?: string }} props
 */
export function Steps({ kit, steps, step, choose, className, part = "part" }) {
  return draw`<ol class=${className}>${
    steps.map((name, at) =>
      draw`<li key=${name}><button type="button" aria-current=${at === step ? "step" : undefined}
        onClick=${() => choose(at)}><span>${at + 1}</span>${kit.t(`score.${name}`)}
        <i class=${`${part}-${name}`} aria-hidden="true"></i></button></li>`
    )
  }</ol>`;
}
