import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { bySide, sidesOf } from '#shared/tricks/score.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import { Badge, Fact } from '../games/Badge.tsx';
import { CountTable } from '../games/CountTable.tsx';
import type { PanelProps } from '../games/game.ts';
import { Slip } from '../ui/Slip.tsx';
import { inPoints, seatsOf } from './names.ts';
import { RankOrder } from './RankOrder.tsx';

export type TrickPanelProps<T extends TrickTypes> = PanelProps<TrickObservation<T>, TrickMove<T>> & {
  readonly basics: TrickBasics<T>;
};

/** How it stands: the deal, trump, the stock, and what each seat has taken. */
export function TrickStatus<T extends TrickTypes>(props: TrickPanelProps<T>) {
  const { observation, say, tvLayout, basics } = props;
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
      <Badge>
        {trump !== null && <Fact term={say('status.trump')}>{say('upcard', { suit: trump })}</Fact>}
        {basics.draws && (trump !== null || stock > 0) && <Fact term={say('status.stock')}>{stock}</Fact>}
        {/* A television has no counts beside it: without trump and stock nothing else tells how it stands. */}
        <RankOrder
          basics={basics}
          say={say}
          isSpare={!tvLayout || trump !== null || (basics.draws !== undefined && stock > 0)}
        />
      </Badge>
      {!tvLayout && <Count {...props} />}
    </Slip>
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
