import { suitPath } from '../../decks/suits.ts';

/** Five cards in a circle, one turned to its neighbour: the secret teammate. */
export function Emblem() {
  return (
    <svg className="game-emblem" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4].map((seat) => (
        <rect
          key={seat}
          x="-19"
          y="-92"
          width="38"
          height="54"
          rx="5"
          transform={`rotate(${seat * 72})`}
          fill={seat === 2 ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="4"
        />
      ))}
      <path d={suitPath('S')} transform="scale(.52)" fill="currentColor" />
    </svg>
  );
}
