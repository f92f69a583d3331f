import { DESIGNS } from '#shared/cards/viva.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { VIVA } from '../../../faces/viva/index.ts';
import { CardFace } from '../../../paper/CardFace.tsx';
import type { PanelProps } from '../../game.ts';
import { cardName } from '../reading/names.ts';

export function canReview({ table }: Observation): boolean {
  return table.cleared.length > 0;
}

/** The cleared cards, each design with its number: all have seen them go. */
export function ClearedCards({ observation, say }: PanelProps<Observation, Move>) {
  const { cleared } = observation.table;
  const gone = DESIGNS.flatMap((card) => {
    const count = cleared.filter((one) => one === card).length;
    return count > 0 ? [{ card, count }] : [];
  });
  return (
    <div className="reviewed gone">
      {gone.map(({ card, count }) => (
        <figure key={card}>
          <CardFace deck={VIVA} id={card} name={cardName(card, say)} />
          <figcaption>× {count}</figcaption>
        </figure>
      ))}
    </div>
  );
}
