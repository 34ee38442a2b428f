/** Small drawn scenes for lists that are still empty. */
import { draw } from "/static/shell/lib.js";

/** A chair at a laid table, a porthole above it. */
export function EmptyChair() {
  return draw`<svg class="scene" viewBox="0 0 160 112" aria-hidden="true">
    <rect width="160" height="112" rx="10" fill="#0f4c5c" />
    <circle cx="116" cy="38" r="27" fill="#e0b060" /><circle cx="116" cy="38" r="22" fill="#fbe3bd" />
    <path d="M94 40a22 22 0 0 0 44 0q-5.5-4-11 0t-11 0t-11 0t-11 0Z" fill="#1d7a8c" />
    <circle cx="123" cy="30" r="6" fill="#f2b06a" />
    <path d="M0 96H160V102a10 10 0 0 1-10 10H10A10 10 0 0 1 0 102Z" fill="#0a3844" />
    <g fill="none" stroke="#e0b060" stroke-linecap="round" stroke-width="4">
      <path d="M30 26q20-9 40 0M33 27l3 36M67 27l-3 36M44 25l1.5 37M56 25l-1.5 37" />
      <path d="M37 68l-5 32M63 68l5 32M35 86h30" /></g>
    <path d="M27 62h46q3 0 2 4l-1 4H26l-1-4q-1-4 2-4Z" fill="#c08a4c" />
    <path d="M84 74h72v7H84Z" fill="#c08a4c" /><path d="M84 74h72v2.5H84Z" fill="#e0b060" />
    <path d="M93 81v21M147 81v21" stroke="#8d5a2b" stroke-width="5" stroke-linecap="round" />
    <rect x="98" y="66" width="14" height="8" rx="1.5" fill="#fffaf0" />
    <rect x="118" y="69" width="12" height="5" rx="1.5" fill="#fffaf0" />
    <rect x="100" y="68" width="10" height="4" fill="#7cc6cf" /></svg>`;
}

/** A low sun, one ship, no wind. */
export function QuietSea() {
  return draw`<svg class="scene" viewBox="0 0 160 112" aria-hidden="true">
    <rect width="160" height="112" rx="10" fill="#f2c99b" />
    <path d="M0 12q80-22 160 0v46H0Z" fill="#fbe3bd" opacity=".7" />
    <circle cx="112" cy="52" r="15" fill="#f0955f" />
    <path d="M0 60H160V102a10 10 0 0 1-10 10H10A10 10 0 0 1 0 102Z" fill="#4f9aa8" />
    <path d="M97 60h30l6 6H91ZM94 70h36l-3 4H98Z" fill="#f0b183" opacity=".75" />
    <g transform="translate(34 34) scale(.52)">
      <path d="M8 54h56l-7 12H17Z" fill="#7a4b34" /><path d="M8 54h56l-1.6 3H9.6Z" fill="#b07d2b" />
      <path d="M34 4v50" stroke="#5b3a26" stroke-width="2.5" />
      <path d="M32 8C18 20 14 34 13 48H32Z" fill="#fffaf0" />
      <path d="M37 10c12 10 19 24 20 38H37Z" fill="#f3e6c8" /></g>
    <path d="M12 82q7-3 14 0t14 0M66 94q7-3 14 0t14 0M116 86q6-3 12 0t12 0M30 102q6-3 12 0t12 0" fill="none"
      stroke="#dff0ee" stroke-linecap="round" stroke-width="1.6" opacity=".7" />
    <path d="M64 26q5-6 9 0q5-6 10 0M88 18q4-5 7 0q4-5 8 0" fill="none" stroke="#5c4a3c" stroke-linecap="round"
      stroke-width="1.6" /></svg>`;
}
