/** What lies alike in every game: hands, packs, tricks and plates. A layout adds what is its own. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Place, Plate, TableCard, Zone } from '../table/api.ts';
import { handPlace, seatTurn } from '../table/places/geometry.ts';
import { besidePlate, sofaTurn } from '../table/places/sofa.ts';
import type { Say } from '../words/say.ts';
import { nameAt, type Sight, stepsFrom } from './game.ts';

/** Where a zone lies, and how large its cards are. */
export interface Spot {
  readonly place: Place;
  readonly scale: number;
}

export function handZone(seat: Seat): string {
  return `hand:${seat}`;
}

/** A card of which nothing is known but where it lies. */
export function faceDown(key: string, say: Say, more: Partial<TableCard> = {}): TableCard {
  return { key, face: null, name: say('zone.face-down'), ...more };
}

/** So many of them in one zone, told apart by their place in it alone. */
export function faceDowns(zone: string, count: number, say: Say, more: Partial<TableCard> = {}): TableCard[] {
  return Array.from({ length: count }, (_, k) => faceDown(`${zone}:${k}`, say, more));
}

/** A pack on a table where nobody sits: nobody is told what it is. */
export function pack(zone: string, count: number): TableCard[] {
  return faceDowns(zone, count, () => '');
}

/** On a television: how large a hand is, and where it lies beside its plate; what its seat has taken lies right of it. */
const SOFA_HAND = { scale: 0.5, right: -5.5 };
const SOFA_TAKEN = { scale: 0.45, right: 6.5 };
/** A trick on a television: a good quarter of the picture's height, each card whole. */
export const SOFA_TRICK = {
  place: { x: 0, z: 0, turn: 0 },
  scale: 2.3,
  reach: { across: 1.7, along: 0.53, lean: 0.1 },
} as const;

/** What a seat has taken, on a television. */
export function sofaTaken(step: number, seats: number): Spot {
  return { place: besidePlate(step, seats, SOFA_TAKEN.right), scale: SOFA_TAKEN.scale };
}

/** A hand: the viewer's own along the lower edge, another's at its seat, there of this size if one is named. */
export function hand(seat: Seat, seats: number, cards: readonly TableCard[], moment: Sight, scale?: number): Zone {
  const { viewer, say, sofa } = moment;
  const step = stepsFrom(viewer, seat, seats);
  const place = sofa ? besidePlate(step, seats, SOFA_HAND.right) : handPlace(step, seats);
  const where = { id: handZone(seat), owner: seat, place, cards };
  if (seat === viewer) return { ...where, arrangement: 'hand', label: say('zone.own-hand') };
  return {
    ...where,
    arrangement: 'fan',
    ...(sofa ? { scale: SOFA_HAND.scale } : scale && { scale }),
    label: say('zone.hand', { name: nameAt(moment, seat) }),
  };
}

/** A card that was played to a trick: it comes from its player's hand and lies towards its seat. */
export function trickCard(card: TableCard, seat: Seat, seats: number, moment: Sight): TableCard {
  const { viewer, say, sofa } = moment;
  const step = stepsFrom(viewer, seat, seats);
  return {
    ...card,
    name: say(card.leads ? 'zone.trick.leads' : 'zone.trick.card', { card: card.name, name: nameAt(moment, seat) }),
    from: handZone(seat),
    toward: sofa ? sofaTurn(step, seats) : seatTurn(step, seats),
  };
}

/** A seat's plate: who sits there, whether its turn has come, and short signs under the name. */
export function plate(
  seat: Seat,
  seats: number,
  { seated, viewer, say }: Sight,
  shows: Pick<Plate, 'lit' | 'notes'>,
): Plate {
  const who = seated[seat];
  return {
    seat,
    place: stepsFrom(viewer, seat, seats),
    name: nameAt({ seated, say }, seat),
    kind: who?.kind === 'person' ? (who.here ? 'person' : 'away') : 'bot',
    ...shows,
  };
}
