/** Layout parts common to all games: hands, packs, tricks and plates. */
import type { Seat } from '#shared/engine/rules.ts';
import { portraitOfSeat } from '../avatars/emblems.ts';
import type { Say } from '../i18n/say.ts';
import { handPlace, seatTurn } from '../motion/layout/table-geometry.ts';
import type { Plate, TableCard, Zone } from '../motion/scene.ts';
import { nameAt, seatOffset, type ViewContext } from './game.ts';

export function handZone(seat: Seat): string {
  return `hand:${seat}`;
}

/** A face-down card, of which only the place is known. */
export function faceDown(key: string, say: Say, more: Partial<TableCard> = {}): TableCard {
  return { key, face: null, name: say('zone.face-down'), ...more };
}

/** Face-down cards in one zone, distinguished only by index. */
export function faceDowns(zone: string, count: number, say: Say, more: Partial<TableCard> = {}): TableCard[] {
  return Array.from({ length: count }, (_, k) => faceDown(`${zone}:${k}`, say, more));
}

/** An unnamed pack on a backdrop. */
export function faceDownPack(zone: string, count: number): TableCard[] {
  return faceDowns(zone, count, () => '');
}

/** A hand: the viewer's own along the lower edge, another's at its seat, at this scale if given. */
export function seatHandZone(
  seat: Seat,
  seats: number,
  cards: readonly TableCard[],
  moment: ViewContext,
  scale?: number,
): Zone {
  const { viewer, say, tvLayout } = moment;
  const step = seatOffset(viewer, seat, seats);
  const spot = tvLayout?.hand(step, seats) ?? { place: handPlace(step, seats), ...(scale && { scale }) };
  const where = { id: handZone(seat), owner: seat, place: spot.place, cards };
  if (seat === viewer) return { ...where, arrangement: 'hand', label: say('zone.own-hand') };
  return {
    ...where,
    ...spot,
    arrangement: 'fan',
    label: say('zone.hand', { name: nameAt(moment, seat) }),
  };
}

/** A card played to a trick: it comes from its player's hand and points towards its seat. */
export function trickCard(card: TableCard, seat: Seat, seats: number, moment: ViewContext): TableCard {
  const { viewer, say, tvLayout } = moment;
  const step = seatOffset(viewer, seat, seats);
  return {
    ...card,
    name: say(card.winsTrick ? 'zone.trick.leads' : 'zone.trick.card', { card: card.name, name: nameAt(moment, seat) }),
    from: handZone(seat),
    toward: tvLayout ? tvLayout.turn(step, seats) : seatTurn(step, seats),
  };
}

/** A seat's plate: its player, whether it is on turn, and its note. */
export function plate(
  seat: Seat,
  seats: number,
  { seated, viewer, say }: ViewContext,
  shows: Pick<Plate, 'onTurn' | 'note'>,
): Plate {
  const who = seated[seat];
  return {
    seat,
    place: seatOffset(viewer, seat, seats),
    name: nameAt({ seated, say }, seat),
    mark: who?.kind === 'person' ? who.mark : undefined,
    likeness: portraitOfSeat(who),
    kind: who?.kind === 'person' ? (who.here ? 'person' : 'away') : 'bot',
    ...shows,
  };
}
