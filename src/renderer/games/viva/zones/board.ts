/** The public zones: the three houses, the blocking cards, the stock and the cleared cards. */
import type { VivaCard } from '#shared/cards/viva.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { boardByDesign, isViva } from '#shared/games/viva/state/board.ts';
import type { Last, Move } from '#shared/games/viva/state/moves.ts';
import type { Observation, PublicMove } from '#shared/games/viva/state/observation.ts';
import type { Say } from '../../../i18n/say.ts';
import type { TableCard, Zone } from '../../../motion/scene.ts';
import { type LayoutContext as MomentOf, nameAt, seatOffset } from '../../game.ts';
import { faceDowns, handZone } from '../../layout-parts.ts';
import { CALLED, CAUGHT } from '../selectors/beats.ts';
import { cardName } from '../selectors/names.ts';
import { CLEARED, GENERAL, HOUSE_ZONES, houseZone, OWN, placesFor, STOCK } from './places.ts';

// Origins of new cards in a zone, by the latest event.

/** For each kind of zone: the zones its new cards come from, the likeliest first (see TableCard.from). */
export interface Sources {
  readonly hands: readonly string[];
  readonly houses: readonly string[];
  readonly general: readonly string[];
  readonly own: readonly string[];
  readonly cleared: readonly string[];
  readonly stock: readonly string[];
}

const BOARD = [...HOUSE_ZONES, GENERAL, OWN];

export function sources({ last, table }: Observation): Sources {
  const hands = table.handSizes.map((_, seat) => handZone(seat));
  const usual: Sources = {
    hands: [STOCK],
    houses: handOf(last),
    general: handOf(last),
    own: [STOCK],
    cleared: [...BOARD, ...handOf(last)],
    stock: [CLEARED, ...BOARD, ...hands],
  };
  // VI-21: everything goes back to where it was.
  if (last?.type !== 'catch') return usual;
  return {
    ...usual,
    hands: [...HOUSE_ZONES, GENERAL, CLEARED, STOCK],
    houses: [CLEARED, ...hands],
    general: [CLEARED, STOCK],
    own: [CLEARED, STOCK],
  };
}

/** The hand of whoever acted; the stock for a random event. */
function handOf(last: PublicMove | null): string[] {
  return last === null || last.by === 'chance' ? [STOCK] : [handZone(last.by)];
}

/** A last card on the blocking card, before the table is cleared (VI-17). */
export interface LaidLast {
  readonly by: Seat;
  readonly on: Last['on'];
  readonly card: VivaCard;
}

/** The last card just placed: the last of the cleared ones, except for a blocking card that goes with its owner. */
export function laidLast({ last, table }: Observation, before: Observation): LaidLast | undefined {
  if (last?.type !== 'last') return undefined;
  const { own } = before.table;
  const card = table.cleared.at(own?.seat === last.by && own.card !== null ? -2 : -1);
  return card && { by: last.by, on: last.on, card };
}

/** The previous observation without that card in its hand. */
export function withoutLast(before: Observation, { by }: LaidLast): Observation {
  const { table, viewer } = before;
  const hand = viewer === by ? [] : table.hand;
  return { ...before, table: { ...table, hand, handSizes: table.handSizes.with(by, 0) } };
}

/** The layout context of this game. */
export type VivaContext = MomentOf<Move, Observation>;

/** The inputs of a zone. */
export interface Lying {
  readonly observation: Observation;
  readonly moment: VivaContext;
  readonly from: Sources;
  /** A last card on a blocking card for a moment. */
  readonly last?: LaidLast;
}

/** Its top card can be taken. */
export function stock({ observation, moment, from }: Lying): Zone {
  const { say, moves } = moment;
  const size = observation.table.stock;
  const canTake = moves.some(({ type }) => type === 'take');
  return {
    id: STOCK,
    arrangement: 'pile',
    ...placesFor(moment.tvLayout).stock,
    label: say('zone.stock', { count: size }),
    cards: faceDowns(STOCK, size, say, { from: from.stock }).map((card, k) => ({
      ...card,
      ...(canTake && k === size - 1 && { playable: true }),
    })),
  };
}

/** Face down: out of play, though all have seen it. */
export function cleared({ observation, moment: { say, tvLayout }, from }: Lying): Zone {
  const cards = faceDowns(CLEARED, observation.table.cleared.length, say, { from: from.cleared });
  return {
    id: CLEARED,
    arrangement: 'pile',
    ...placesFor(tvLayout).cleared,
    label: say('zone.cleared', { count: cards.length }),
    cards,
  };
}

export function house(number: number, lying: Lying): Zone {
  const { observation, moment, from } = lying;
  const { say, moves } = moment;
  const pile = observation.table.houses[number] ?? [];
  const takes = moves.some(({ type, ...move }) => type === 'play' && 'houses' in move && move.houses.includes(number));
  return {
    id: houseZone(number),
    arrangement: 'pile',
    ...placesFor(moment.tvLayout).house(number),
    label: say('zone.house', { house: number + 1 }),
    tray: { studs: number + 1 },
    drop: takes,
    cards: pile.map((card, k) => ({
      key: keyIn(number, pile, k),
      face: card,
      name: cardName(card, say),
      from: from.houses,
      ...(k === pile.length - 1 && isMarked(number, lying) && { marked: true }),
    })),
  };
}

/** The key of a house's top card, if the house is not empty. */
export function topKey(number: number, pile: readonly VivaCard[]): string | undefined {
  return pile.length > 0 ? keyIn(number, pile, pile.length - 1) : undefined;
}

function keyIn(number: number, pile: readonly VivaCard[], k: number): string {
  return `${houseZone(number)}:${pile[k]}:${copiesBelow(pile, k)}`;
}

/** Equal cards in a house are numbered from below. */
function copiesBelow(pile: readonly VivaCard[], k: number): number {
  return pile.slice(0, k).filter((card) => card === pile[k]).length;
}

/** Highlights a house's top card that makes a VIVA, or a play that is called out. */
function isMarked(house: number, { observation, moment }: Lying): boolean {
  if (moment.beat === CAUGHT) {
    const play = observation.window?.since[0]?.event;
    return play?.type === 'play' && play.houses.includes(house);
  }
  return (observation.phase === 'answer' || moment.beat === CALLED) && isViva(boardByDesign(observation.table));
}

/** The shared blocking card (VI-4), in a barred tray. */
export function general({ observation, moment, from, last }: Lying): Zone {
  const { say, moves } = moment;
  const { general } = observation.table;
  const takes = moves.some((move) => move.type === 'block' || (move.type === 'last' && move.on === 'general'));
  return {
    id: GENERAL,
    arrangement: 'pile',
    ...placesFor(moment.tvLayout).general,
    label: say('zone.general'),
    tray: { barred: true },
    drop: takes,
    cards: [
      ...(general ? [open(`${GENERAL}:${general}`, general, from.general, say)] : []),
      ...(last?.on === 'general' ? [lastCard(last, say)] : []),
    ],
  };
}

/** The last round's loser has a blocking card of their own (VI-6); for others the zone is empty. */
export function own({ observation, moment, from, last }: Lying): Zone {
  const { say, moves, viewer, tvLayout } = moment;
  const { own, handSizes } = observation.table;
  const owner = own?.seat ?? (viewer === 'everyone' ? 0 : viewer);
  const name = nameAt(moment, owner);
  return {
    id: OWN,
    arrangement: 'pile',
    ...placesFor(tvLayout).own(seatOffset(viewer, owner, handSizes.length), handSizes.length),
    owner,
    label: owner === viewer ? say('zone.own.yours') : say('zone.own', { name }),
    drop: moves.some((move) => move.type === 'last' && move.on === 'own'),
    ...(own && { tray: { barred: true } }),
    cards: [
      ...(own?.card ? [open(`${OWN}:${own.card}`, own.card, from.own, say)] : []),
      ...(last?.on === 'own' ? [lastCard(last, say)] : []),
    ],
  };
}

function open(key: string, card: VivaCard, from: readonly string[], say: Say): TableCard {
  return { key, face: card, name: cardName(card, say), from };
}

function lastCard({ card, by }: LaidLast, say: Say): TableCard {
  return { ...open(`last:${card}`, card, [handZone(by)], say), marked: true };
}
