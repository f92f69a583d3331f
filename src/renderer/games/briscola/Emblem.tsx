/** A card that lies half under the pack, turned up. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <rect x="-14" y="-32" width="100" height="64" rx="7" fill="currentColor" />
      <rect x="-78" y="-72" width="80" height="144" rx="8" fill="#0009" stroke="currentColor" strokeWidth="5" />
      <circle cx="44" r="17" fill="none" stroke="#0009" strokeWidth="6" />
    </svg>
  );
}
