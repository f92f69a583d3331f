/** Lays out a deal of a trick game. */
import type { Seat } from '#shared/engine/rules.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { takerOf } from '#shared/tricks/play.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { Trick, TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import { type LayoutContext, nameAt, seatOffset } from '../games/game.ts';
import { faceDown, faceDowns, handZone, plate, seatHandZone, trickCard } from '../games/layout-parts.ts';
import type { Scene, TableCard, TableTheme, Zone } from '../motion/scene.ts';
import { GATHERED, OPEN, SETTLED } from './beats.ts';
import { cardName, dealtBy, inPoints, justDrawn, lyingTrick, seatsOf, worthOf } from './names.ts';
import { OTHERS_SCALE, packPosition, stockPosition, takenPosition, trickPosition, upcardPosition } from './places.ts';

export type TrickContext<T extends TrickTypes = TrickTypes> = LayoutContext<TrickMove<T>, TrickObservation<T>>;

/** One of the piles before a seat. */
export function pileZone(seat: Seat, pile: number): string {
  return `pile:${seat}:${pile}`;
}

export const STOCK = 'stock';
const UPCARD = 'upcard';
export const TRICK = 'trick';
/** A plate has room for two notes. */
const MAX_NOTES = 2;

/** The scene at one beat of an update. */
export function trickLayout<T extends TrickTypes>(
  basics: TrickBasics<T>,
  theme: TableTheme,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
): Scene {
  const seats = seatsOf(observation);
  const isGathered = moment.beat === GATHERED || observation.phase === 'dealing';
  return {
    ...theme,
    seats: seats.length,
    zones: isGathered ? [packZone(basics, observation, moment)] : zones(basics, observation, moment),
    plates: seats.map((seat) => {
      const own = seat === moment.viewer ? ownNote(observation, moment, seat) : undefined;
      const onTurn = moment.beat === SETTLED && observation.toAct.includes(seat);
      return plate(seat, seats.length, moment, { onTurn, notes: notes(basics, observation, moment, seat), own });
    }),
  };
}

function zones<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
): Zone[] {
  const seats = seatsOf(observation);
  return [
    ...stockZones(basics, observation, moment),
    ...seats.map((seat) =>
      seatHandZone(seat, seats.length, heldCards(basics, observation, moment, seat), moment, OTHERS_SCALE),
    ),
    trickZone(basics, observation, moment),
    ...seats.map((seat) => takenZone(observation, moment, seat)),
  ];
}

/** Before the deal all cards are at the dealer's. */
export function packZone<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  { viewer, say, tvLayout }: TrickContext<T>,
): Zone {
  const seats = observation.handSizes.length;
  const step = seatOffset(viewer, dealtBy(observation) ?? 0, seats);
  const { place = { x: 0, z: 0, turn: 0 }, ...more } = packPosition(step, seats, tvLayout);
  const count = basics.cardsInPlay?.({ options: observation.options, seats }).length ?? basics.deck.cards.length;
  const cards = faceDowns(STOCK, count, say);
  return { id: STOCK, arrangement: 'pile', place, ...more, label: say('zone.pack'), cards };
}

/** What is still to be drawn: the pack, and the turned-up card half under it. */
function stockZones<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
): Zone[] {
  const { say, tvLayout, beat, before } = moment;
  const { upcard, handSizes } = observation;
  const undrawn = beat === OPEN && justDrawn(observation, before).length > 0 ? handSizes.length : 0;
  const count = observation.stock + undrawn;
  if (count === 0) return [];
  const open: TableCard[] = upcard
    ? [{ key: upcard, face: upcard, name: cardName(basics, upcard, say), from: STOCK }]
    : [];
  const hidden = faceDowns(STOCK, count - open.length, say);
  return [
    ...(open.length > 0
      ? [
          {
            id: UPCARD,
            arrangement: 'row',
            ...upcardPosition(tvLayout),
            label: say('zone.upcard'),
            cards: open,
          } as const,
        ]
      : []),
    { id: STOCK, arrangement: 'pile', ...stockPosition(tvLayout), label: say('zone.stock', { count }), cards: hidden },
  ];
}

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

function heldCards<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
  seat: Seat,
): TableCard[] {
  const { say, viewer, beat, before } = moment;
  const { own, known, handSizes, trump } = observation;
  const fresh = beat === OPEN ? justDrawn(observation, before) : [];
  if (seat === viewer && own) {
    const held = own.hand.filter((card) => !fresh.includes(card));
    return sorted(basics, held, trump).map((card) => ownCard(basics, card, observation, moment));
  }
  const from = [UPCARD, STOCK];
  const open = own?.others.find((other) => other.seat === seat)?.hand;
  if (open) {
    return sorted(basics, open, trump).map((card) => ({
      key: card,
      face: card,
      name: cardName(basics, card, say),
      from,
    }));
  }
  // A card that all have seen keeps its key, so that the table can follow it; it is held like the rest.
  const seen = (known[seat] ?? []).filter((card) => beat !== OPEN || (before?.known[seat] ?? []).includes(card));
  const size = (handSizes[seat] ?? 0) - (fresh.length > 0 ? 1 : 0);
  return [
    ...faceDowns(handZone(seat), size - seen.length, say, { from }),
    ...seen.map((card) => faceDown(card, say, { from })),
  ];
}

function ownCard<T extends TrickTypes>(
  basics: TrickBasics<T>,
  card: T['Card'],
  { tricks }: TrickObservation<T>,
  { moves, say }: TrickContext<T>,
): TableCard {
  const shown = { key: card, face: card, name: cardName(basics, card, say), from: [UPCARD, STOCK] };
  if (moves.some((move) => move.type === 'play' && 'card' in move && move.card === card)) {
    return { ...shown, playable: true };
  }
  const [led] = tricks.at(-1)?.winner === null ? (tricks.at(-1)?.cards ?? []) : [];
  if (moves.length === 0 || !led) return { ...shown, playable: false, why: say('refused.turn') };
  const suit = basics.deck.suitOf(led);
  const follows = basics.deck.suitOf(card) === suit;
  return { ...shown, playable: false, why: say(follows ? 'refused.beat' : 'refused.follow', { suit }) };
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
    ...trickPosition(seats, tvLayout),
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

/** The notes under a name; a television has no table of points, so they are on the plates: partners' are their side's. */
function notes<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
  seat: Seat,
): string[] {
  const { say, tvLayout } = moment;
  const tricks = takenTricks(observation, moment, seat);
  const sides = sidesOf(basics, { options: observation.options, seats: observation.handSizes.length });
  const ofSide = sides.flatMap((side, one) => (side === sides[seat] ? takenTricks(observation, moment, one) : []));
  const points = inPoints(
    basics,
    worthOf(
      basics,
      ofSide.flatMap(({ cards }) => cards),
    ),
  );
  return [
    ...(tvLayout && ofSide.length > 0 ? [say('note.points', { points })] : []),
    ...(seat === dealtBy(observation) ? [say('note.dealer')] : []),
    ...(tricks.length > 0 && !tvLayout ? [say('note.tricks', { count: tricks.length })] : []),
  ].slice(0, MAX_NOTES);
}

/** The most important note, for the player themselves. */
export function ownNote<T extends TrickTypes>(
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
  seat: Seat,
): string | undefined {
  const count = takenTricks(observation, moment, seat).length;
  if (count > 0) return moment.say('you.tricks', { count });
  return seat === dealtBy(observation) ? moment.say('you.dealer') : undefined;
}

/** Cards of a trick left on the table before a match. */
const LEFT = 3;

/** The table before a match: the highest cards of a suit left on it, each towards a seat, with a pack beside them. */
export function trickBackdrop<T extends TrickTypes>(theme: TableTheme, { deck }: TrickBasics<T>): () => Scene {
  const cards = deck.cards
    .slice(0, LEFT)
    .map((card, k) => ({ key: card, face: card, name: '', toward: (k * 360) / LEFT }));
  return () => ({
    ...theme,
    seats: LEFT,
    zones: [
      { id: TRICK, arrangement: 'spread', ...trickPosition(LEFT, undefined), label: '', cards },
      {
        id: STOCK,
        arrangement: 'pile',
        ...stockPosition(undefined),
        label: '',
        cards: faceDowns('pack', 20, () => ''),
      },
    ],
    plates: [],
  });
}
