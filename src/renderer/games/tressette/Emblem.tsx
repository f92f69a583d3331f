/** A three and a seven of dots, which the game is named after. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <rect x="-82" y="-76" width="74" height="152" rx="8" fill="none" stroke="currentColor" strokeWidth="5" />
      <rect x="8" y="-76" width="74" height="152" rx="8" fill="none" stroke="currentColor" strokeWidth="5" />
      {[-44, 0, 44].map((y) => (
        <circle key={y} cx="-45" cy={y} r="12" fill="currentColor" />
      ))}
      {[-48, -16, 16].flatMap((y) =>
        [28, 62].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="currentColor" />),
      )}
      <circle cx="45" cy="48" r="9" fill="currentColor" />
    </svg>
  );
}
