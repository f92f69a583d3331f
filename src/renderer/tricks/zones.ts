/** The zones that most trick games have, and what is read from them. */
import type { Seat } from '#shared/engine/rules.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { takerOf } from '#shared/tricks/play.ts';
import type { Trick, TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import { type LayoutContext, nameAt, seatOffset } from '../games/game.ts';
import { faceDown, trickCard } from '../games/layout-parts.ts';
import type { TableCard, Zone } from '../motion/scene.ts';
import { OPEN } from './beats.ts';
import { cardName, dealtBy, lyingTrick } from './names.ts';
import { takenPosition, trickPosition } from './places.ts';

export type TrickContext<T extends TrickTypes = TrickTypes> = LayoutContext<TrickMove<T>, TrickObservation<T>>;

/** One of the piles before a seat. */
export function pileZone(seat: Seat, pile: number): string {
  return `pile:${seat}:${pile}`;
}

export const STOCK = 'stock';
export const TRICK = 'trick';

/** By suit, high to low, trump first; `suits`: their order in a hand. */
export function sorted<T extends TrickTypes>(
  { deck }: TrickBasics<T>,
  cards: readonly T['Card'][],
  trump: string | null,
  suits: readonly string[] = deck.suits,
) {
  const place = (card: T['Card']) => (deck.suitOf(card) === trump ? -1 : suits.indexOf(deck.suitOf(card)));
  return cards.toSorted((a, b) => place(a) - place(b) || deck.numberOf(a) - deck.numberOf(b));
}

/** The trick in the middle: the current one, or a full one before it is gathered. */
function openTrick<T extends TrickTypes>({ tricks }: TrickObservation<T>, beat: string): Trick<T['Card']> | undefined {
  const lying = lyingTrick(tricks);
  return lying && (lying.winner === null || beat === OPEN) ? lying : undefined;
}

export function trickZone<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
): Zone {
  const { say, tvLayout, beat } = moment;
  const seats = observation.handSizes.length;
  const open = openTrick(observation, beat);
  const trump = observation.trump === null ? null : basics.deck.suits.indexOf(observation.trump);
  const leads = open ? takerOf(basics.deck, open, trump, seats) : null;
  const cards = (open?.cards ?? []).map((card, k): TableCard => {
    const seat = ((open?.leader ?? 0) + k) % seats;
    const shown = { key: card, face: card, name: cardName(basics, card, say) };
    const more = { ...(seat === open?.winner && { marked: true }), ...(seat === leads && { winsTrick: true }) };
    const pile = open?.from?.[k] ?? null;
    const played = trickCard({ ...shown, ...more }, seat, seats, moment);
    return pile === null ? played : { ...played, from: pileZone(seat, pile) };
  });
  return {
    id: TRICK,
    arrangement: 'spread',
    ...trickPosition(seats, tvLayout, basics.draws !== undefined),
    label: say('zone.trick'),
    cards,
    drop: true,
  };
}

export function takenZone<T extends TrickTypes>(
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
  seat: Seat,
): Zone {
  const { viewer, say, tvLayout } = moment;
  const seats = observation.handSizes.length;
  const tricks = takenTricks(observation, moment, seat);
  return {
    id: `taken:${seat}`,
    arrangement: 'pile',
    ...takenPosition(seatOffset(viewer, seat, seats), seats, tvLayout),
    owner: seat,
    label: say('zone.taken', { name: nameAt(moment, seat), count: tricks.length }),
    cards: tricks.flatMap(({ cards }) => cards.map((card) => faceDown(card, say, { from: TRICK }))),
  };
}

export function takenTricks<T extends TrickTypes>(
  observation: TrickObservation<T>,
  { beat }: Pick<TrickContext<T>, 'beat'>,
  seat: Seat,
): Trick<T['Card']>[] {
  const open = openTrick(observation, beat);
  return observation.tricks.filter((trick) => trick.winner === seat && trick !== open);
}

/** How many tricks a seat has taken, or that it deals. */
export function tricksNote<T extends TrickTypes>(
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
  seat: Seat,
): string | undefined {
  const count = moment.tvLayout ? 0 : takenTricks(observation, moment, seat).length;
  if (count > 0) return moment.say('note.tricks', { count });
  return seat === dealtBy(observation) ? moment.say('note.dealer') : undefined;
}
