import { vivaSignPath } from '../../decks/viva/index.ts';

/** Three houses with one colour on all of them: a VIVA. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {[-63, 0, 63].map((x) => (
        <g key={x} transform={`translate(${x} ${x === 0 ? -14 : 6}) rotate(${x / 7})`}>
          <rect x="-27" y="-60" width="54" height="92" rx="7" fill="none" stroke="currentColor" strokeWidth="5" />
          <path d={vivaSignPath('yellow')} transform="translate(0 -14) scale(.36)" fill="currentColor" />
        </g>
      ))}
      <path d="M-62 70H62" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
