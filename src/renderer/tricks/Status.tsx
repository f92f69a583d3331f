import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { bySide, sidesOf } from '#shared/tricks/score.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { Deck } from '../decks/deck.ts';
import { CountTable } from '../games/CountTable.tsx';
import type { PanelProps } from '../games/game.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { Slip } from '../ui/Slip.tsx';
import { cardName, inPoints, seatsOf } from './names.ts';

export type TrickPanelProps<T extends TrickTypes> = PanelProps<TrickObservation<T>, TrickMove<T>> & {
  readonly basics: TrickBasics<T>;
  readonly deck: Deck;
};

/** How it stands: the deal, trump, the stock, and what each seat has taken. */
export function TrickStatus<T extends TrickTypes>(props: TrickPanelProps<T>) {
  const { observation, say, tvLayout, basics, deck } = props;
  const { deals, phase, options, trump, upcard } = observation;
  // The turned-up card is shown beside it.
  const stock = Math.max(0, observation.stock - (upcard === null ? 0 : 1));
  const deal = phase === 'scored' || phase === 'over' ? deals.length : deals.length + 1;
  const { deals: numbered } = options as { readonly deals?: number };
  const title =
    numbered === undefined
      ? say('status.deal', { deal, ...(options as Record<string, string | number>) })
      : say('status.numbered', { deal, deals: numbered });
  return (
    <Slip title={title} className="status">
      {trump !== null && (
        <div className="contract">
          {upcard && <CardFace deck={deck} id={upcard} name={cardName(basics, upcard, say)} />}
          <dl>
            <div data-essential="">
              <dt>{say('status.trump')}</dt>
              <dd>{say('upcard', { suit: trump })}</dd>
            </div>
            {basics.draws && <Stock count={stock} say={say} />}
          </dl>
        </div>
      )}
      {trump === null && basics.draws && stock > 0 && (
        <dl>
          <Stock count={stock} say={say} />
        </dl>
      )}
      {!tvLayout && <Count {...props} />}
    </Slip>
  );
}

function Stock({ count, say }: { readonly count: number } & Pick<TrickPanelProps<TrickTypes>, 'say'>) {
  return (
    <div data-essential="">
      <dt>{say('status.stock')}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** Each side's tricks, its points, and the match. */
function Count<T extends TrickTypes>({ observation, viewer, seated, say, basics }: TrickPanelProps<T>) {
  const { tricks, taken, scores, options } = observation;
  const seats = seatsOf(observation);
  const sides = sidesOf(basics, { options, seats: seats.length });
  const worth = bySide(sides, taken);
  const won = bySide(
    sides,
    seats.map((seat) => tricks.filter(({ winner }) => winner === seat).length),
  );
  return (
    <CountTable
      columns={['tricks', 'points', 'total']}
      rows={seats.map((seat) => [won[sides[seat] ?? 0], inPoints(basics, worth[sides[seat] ?? 0] ?? 0), scores[seat]])}
      sides={sides}
      viewer={viewer}
      seated={seated}
      say={say}
    />
  );
}
