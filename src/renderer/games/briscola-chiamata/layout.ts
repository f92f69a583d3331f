/** Lays out a deal of Briscola Chiamata. */
import { type FrenchCard, RANKS, rankOf, SUITS, type Suit, suitOf } from '#shared/cards/french.ts';
import { takerOf } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation, Trick } from '#shared/games/briscola-chiamata/state.ts';
import { frontPlace, takenPlace, trickPlace } from '../../motion/layout/table-geometry.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { GATHERED, OPEN } from '../../tricks/beats.ts';
import { dealtBy, lyingTrick } from '../../tricks/names.ts';
import { type LayoutContext, nameAt, seatOffset } from '../game.ts';
import { faceDown, faceDowns, handZone, plate, seatHandZone, trickCard } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { TEAMMATE_SHOWN } from './selectors/beats.ts';
import { bidName, cardName, latestCall, SEATS } from './selectors/names.ts';

const OTHERS_SCALE = 0.62;
const TAKEN_SCALE = 0.55;
/** A plate has room for two notes; the number of tricks, which the piles show too, is dropped first. */
const MAX_NOTES = 2;

/** Black and red alternate, so that neighbouring suits in the fan can be told apart. */
const FAN_ORDER: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** The scene at one beat of an update. */
export function layout(observation: Observation, moment: LayoutContext<Move>): Scene {
  const zones = moment.beat === GATHERED ? [stock(observation, moment)] : dealt(observation, moment);
  return {
    ...LOOK,
    seats: SEATS.length,
    zones,
    plates: SEATS.map((seat) => {
      const lit = isLit(seat, observation, moment.beat);
      const own = seat === moment.viewer ? ownNote(observation, moment, seat) : undefined;
      return plate(seat, SEATS.length, moment, { onTurn: lit, notes: notes(observation, moment, seat), own });
    }),
  };
}

function dealt(observation: Observation, moment: LayoutContext<Move>): Zone[] {
  const open = openTrick(observation, moment.beat);
  const gathered = observation.tricks.filter((trick) => trick !== open);
  return [
    ...SEATS.map((seat) => seatHandZone(seat, SEATS.length, heldHand(observation, moment, seat), moment, OTHERS_SCALE)),
    trickZone(open, observation, moment),
    ...SEATS.map((seat) => takenZone(seat, gathered, moment)),
  ];
}

/** Sorts a hand: trump first, then by suit, high to low. */
export function sorted(cards: readonly FrenchCard[], trump: Suit | null): FrenchCard[] {
  const suits = [...SUITS].sort((a, b) => suitPlace(a, trump) - suitPlace(b, trump));
  return [...cards].sort(
    (a, b) =>
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)),
  );
}

function suitPlace(suit: Suit, trump: Suit | null): number {
  return suit === trump ? -1 : FAN_ORDER.indexOf(suit);
}

/** The trick in the middle: the current one, or a full one before it is gathered. */
function openTrick(observation: Observation, beat: string): Trick | undefined {
  const lying = lyingTrick(observation.tricks);
  return lying && (lying.winner === null || beat === OPEN) ? lying : undefined;
}

/** Before the deal all forty cards are at the dealer's. */
function stock(observation: Observation, { viewer, say, tvLayout }: LayoutContext<Move>): Zone {
  const step = seatOffset(viewer, dealtBy(observation) ?? 0, SEATS.length);
  const where = tvLayout?.taken(step, SEATS.length) ?? { place: frontPlace(step, SEATS.length) };
  return { id: 'stock', arrangement: 'pile', ...where, label: say('zone.stock'), cards: faceDowns('stock', 40, say) };
}

function heldHand(observation: Observation, moment: LayoutContext<Move>, seat: number): TableCard[] {
  if (seat === moment.viewer) return ownCards(observation, moment);
  return faceDowns(handZone(seat), observation.handSizes[seat] ?? 0, moment.say, { from: 'stock' });
}

function ownCards({ own, trump, called, phase }: Observation, { moves, say }: LayoutContext<Move>): TableCard[] {
  const playable = new Set(moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])));
  return sorted(own?.hand ?? [], trump).map((card) => ({
    key: card,
    face: card,
    name: cardName(card, say),
    from: 'stock',
    ...(playable.has(card) ? { playable: true } : { why: say(phase === 'play' ? 'refused.turn' : 'refused.auction') }),
    ...(card === called && { marked: true }),
  }));
}

function trickZone(open: Trick | undefined, observation: Observation, moment: LayoutContext<Move>): Zone {
  const { say, tvLayout } = moment;
  const takes = open?.winner ?? null;
  const leads = open && open.cards.length > 0 ? takerOf(open, observation.trump) : null;
  const cards = (open?.cards ?? []).map((card, k): TableCard => {
    const seat = ((open?.leader ?? 0) + k) % SEATS.length;
    const shown = { key: card, face: card, name: cardName(card, say) };
    const marked = card === observation.called || seat === takes;
    const more = { ...(marked && { marked }), ...(seat === leads && { winsTrick: true }) };
    return trickCard({ ...shown, ...more }, seat, SEATS.length, moment);
  });
  const where = tvLayout?.trick ?? { place: trickPlace() };
  return { id: 'trick', arrangement: 'spread', ...where, label: say('zone.trick'), cards, drop: true };
}

function takenZone(seat: number, gathered: readonly Trick[], moment: LayoutContext<Move>): Zone {
  const { viewer, say, tvLayout } = moment;
  const tricks = gathered.filter(({ winner }) => winner === seat);
  const step = seatOffset(viewer, seat, SEATS.length);
  return {
    id: `taken:${seat}`,
    arrangement: 'pile',
    ...(tvLayout?.taken(step, SEATS.length) ?? { place: takenPlace(step, SEATS.length), scale: TAKEN_SCALE }),
    owner: seat,
    label: say('zone.taken', { name: nameAt(moment, seat), count: tricks.length }),
    cards: tricks.flatMap(({ cards }) => cards.map((card) => faceDown(card, say, { from: 'trick' }))),
  };
}

function isLit(seat: number, { toAct }: Observation, beat: string): boolean {
  return ![OPEN, TEAMMATE_SHOWN, GATHERED].includes(beat) && toAct.includes(seat);
}

/** The notes under a name. */
function notes(observation: Observation, { say, beat, tvLayout }: LayoutContext<Move>, seat: number): string[] {
  const { declarer, teammate, phase, taken } = observation;
  const count = tricksOf(observation, beat, seat);
  const side = seat === declarer ? 'declarer' : seat === teammate ? 'teammate' : 'none';
  const signs = [
    // A television has no table of points, so they are on the plates.
    ...(tvLayout && observation.trump !== null ? [say('note.points', { points: taken[seat] ?? 0, side })] : []),
    ...(seat === declarer ? [say('note.declarer')] : []),
    ...(seat === teammate && seat !== declarer ? [say('note.teammate')] : []),
    ...(seat === dealtBy(observation) ? [say('note.dealer')] : []),
    ...(phase === 'auction' ? [latestCall(observation, seat, say) ?? []].flat() : []),
    ...(count > 0 && !tvLayout ? [say('note.tricks', { count })] : []),
  ];
  return signs.slice(0, MAX_NOTES);
}

/** The most important note, for the player themselves. */
function ownNote(observation: Observation, { say, beat }: LayoutContext<Move>, seat: number): string | undefined {
  const { declarer, teammate, phase, calls } = observation;
  const call = phase === 'auction' ? calls.findLast((one) => one.seat === seat) : undefined;
  if (call) return call.bid ? say('you.bid', { bid: bidName(call.bid, say) }) : say('you.passed');
  if (seat === declarer) return say('you.declarer');
  if (seat === teammate) return say('you.teammate');
  const count = tricksOf(observation, beat, seat);
  if (count > 0) return say('you.tricks', { count });
  return seat === dealtBy(observation) ? say('you.dealer') : undefined;
}

function tricksOf(observation: Observation, beat: string, seat: number): number {
  const open = openTrick(observation, beat);
  return observation.tricks.filter((trick) => trick !== open && trick.winner === seat).length;
}
