/** A cairn. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <ellipse cy="56" rx="74" ry="26" fill="none" stroke="currentColor" strokeWidth="5" />
      <ellipse cy="8" rx="52" ry="21" fill="none" stroke="currentColor" strokeWidth="5" />
      <ellipse cx="4" cy="-32" rx="34" ry="17" fill="none" stroke="currentColor" strokeWidth="5" />
      <ellipse cx="-2" cy="-64" rx="19" ry="12" fill="currentColor" />
    </svg>
  );
}
