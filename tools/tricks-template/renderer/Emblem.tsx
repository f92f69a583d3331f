/** A card on another. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <rect x="-70" y="-80" width="84" height="140" rx="9" fill="none" stroke="currentColor" strokeWidth="6" />
      <rect x="-14" y="-60" width="84" height="140" rx="9" fill="currentColor" />
    </svg>
  );
}
