/** A pile whose top card is face up: a coin. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {[-52, -34, -16].map((x) => (
        <path
          key={x}
          d={`M${x + 18} -78H${x}A8 8 0 0 0 ${x - 8} -70V70A8 8 0 0 0 ${x} 78H${x + 18}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
        />
      ))}
      <rect x="-8" y="-78" width="82" height="156" rx="8" fill="none" stroke="currentColor" strokeWidth="5" />
      <circle cx="33" r="27" fill="currentColor" />
      <circle cx="33" r="17" fill="none" stroke="#0009" strokeWidth="4" />
    </svg>
  );
}
