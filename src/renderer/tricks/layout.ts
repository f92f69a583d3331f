/** Lays out a deal of a trick game. */
import type { Seat } from '#shared/engine/rules.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { TrickObservation } from '#shared/tricks/state.ts';
import { faceDown, faceDowns, handZone, plate, seatHandZone } from '../games/layout-parts.ts';
import type { Scene, TableCard, TableTheme, Zone } from '../motion/scene.ts';
import { GATHERED, OPEN, SETTLED } from './beats.ts';
import { cardName, inPoints, seatsOf, worthOf } from './names.ts';
import { packZone } from './pack.ts';
import { OTHERS_SCALE, ownScale, stockPosition, trickPosition, upcardPosition } from './places.ts';
import { STOCK, sorted, TRICK, type TrickContext, takenTricks, takenZone, tricksNote, trickZone } from './zones.ts';

const UPCARD = 'upcard';

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
      const onTurn = moment.beat === SETTLED && observation.toAct.includes(seat);
      return plate(seat, seats.length, moment, { onTurn, note: note(basics, observation, moment, seat) });
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
    ...seats.map((seat) => {
      const hand = seatHandZone(seat, seats.length, heldCards(basics, observation, moment, seat), moment, OTHERS_SCALE);
      return hand.arrangement === 'hand' ? { ...hand, scale: ownScale(hand.cards.length) } : hand;
    }),
    trickZone(basics, observation, moment),
    ...seats.map((seat) => takenZone(observation, moment, seat)),
  ];
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
    {
      id: STOCK,
      arrangement: 'pile',
      ...stockPosition(tvLayout),
      label: say('zone.stock', { count: hidden.length }),
      cards: hidden,
      above: open.length,
    },
  ];
}

/** Cards of the own hand that were drawn with this update. */
function justDrawn(now: TrickObservation, before: TrickObservation | null | undefined): readonly string[] {
  if (!before || before.stock === now.stock || before.deals.length !== now.deals.length) return [];
  const held = new Set(before.own?.hand);
  return (now.own?.hand ?? []).filter((card) => !held.has(card));
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

/** The note under a name; a television has no table of points, so they are on the plates: partners' are their side's. */
function note<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  moment: TrickContext<T>,
  seat: Seat,
): string | undefined {
  const sides = sidesOf(basics, { options: observation.options, seats: observation.handSizes.length });
  const ofSide = sides.flatMap((side, one) => (side === sides[seat] ? takenTricks(observation, moment, one) : []));
  if (!moment.tvLayout || ofSide.length === 0) return tricksNote(observation, moment, seat);
  const cards = ofSide.flatMap((trick) => trick.cards);
  return moment.say('note.points', { points: inPoints(basics, worthOf(basics, cards)) });
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
      { id: TRICK, arrangement: 'spread', ...trickPosition(LEFT, undefined, false), label: '', cards },
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
