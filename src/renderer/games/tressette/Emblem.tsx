/** A three and a seven of dots, which the game is named after. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M-82 -76h74v152h-74ZM8 -76h74v152h-74Z" strokeWidth="5" />
        <path d="M-45 -44h0M-45 0h0M-45 44h0" strokeWidth="24" />
        <path d="M28 -48h0M62 -48h0M28 -16h0M62 -16h0M28 16h0M62 16h0M45 48h0" strokeWidth="18" />
      </g>
    </svg>
  );
}
