/** What the cards that a bot can't see may be: it counts those it can. */
import { shareColour, type VivaCard } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { isBlocked, ownBlockerOf } from '../state/blocked.ts';
import { fitsHouse, isViva } from '../state/houses.ts';
import type { TableView } from '../state/observation.ts';
import { allCards, type Options } from '../state/options.ts';
import { type Board, HOUSES } from '../state/table.ts';

/** The cards in the stock and in the other hands. */
export interface Unseen {
  /** The mean of a number over the next card that comes from there, each as likely. */
  average(of: (card: VivaCard) => number): number;
}

export function unseenCards({ hand, houses, general, own, cleared }: TableView, { edition }: Options): Unseen {
  const counts = new Map<VivaCard, number>();
  const count = (card: VivaCard, by: number) => counts.set(card, (counts.get(card) ?? 0) + by);
  for (const card of allCards(edition)) count(card, 1);
  for (const card of [hand ?? [], houses.flat(), general ?? [], own?.card ?? [], cleared].flat()) count(card, -1);
  const left = [...counts].filter(([, copies]) => copies > 0);
  const total = left.reduce((sum, [, copies]) => sum + copies, 0);
  return {
    average: (of) => left.reduce((sum, [card, copies]) => sum + copies * of(card), 0) / Math.max(1, total),
  };
}

/** How likely a seat with one card can lay it on a blocking card (VI-17). */
export function chanceToLay(board: Board, seat: Seat, unseen: Unseen): number {
  const blocking = [board.general, ownBlockerOf(board, seat)].filter((card) => card !== null);
  return unseen.average((card) => (blocking.some((other) => shareColour(card, other)) ? 1 : 0));
}

/** How likely a seat with so many cards can make VIVA in its turn (VI-13) with one copy of a card. */
export function chanceToViva(board: Board, seat: Seat, cards: number, unseen: Unseen): number {
  if (cards < 2) return 0;
  const each = unseen.average((card) => (!isBlocked(board, seat, card) && makesViva(board, card) ? 1 : 0));
  return 1 - (1 - each) ** cards;
}

function makesViva(board: Board, card: VivaCard): boolean {
  return HOUSES.some(
    (house) => fitsHouse(board, house, card) && isViva({ ...board, houses: board.houses.with(house, [card]) }),
  );
}
