/** Three arches, each higher than the one before: which one is greater? */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <path
        d="M-88 74V22a24 24 0 0 1 48 0V74M-24 74V-14a24 24 0 0 1 48 0V74M40 74V-50a24 24 0 0 1 48 0V74"
        fill="none"
        stroke="currentColor"
        strokeWidth="9"
      />
      <path d="M-98 74H98V88H-98Z" fill="currentColor" />
    </svg>
  );
}
