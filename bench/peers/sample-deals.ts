/** Deals of Briscola Chiamata as numbers, as the peers of bench/peers.ts read them: cards and calls as in briscola.c. */

import { SEATS } from '#shared/games/briscola-chiamata/cards.ts';
import { rules } from '#shared/games/briscola-chiamata/rules.ts';
import { type Move, OPTIONS } from '#shared/games/briscola-chiamata/state.ts';
import { FRENCH_DECK, RANKS, SUITS } from '../../src/shared/cards/french.ts';
import { at } from '../../src/shared/engine/collections.ts';
import { drawNext, moveEvent, newMatch, play, take } from '../../src/shared/engine/match.ts';
import { resolveOptions } from '../../src/shared/engine/options.ts';
import { pick, type Random } from '../../src/shared/engine/random.ts';

const PASS = -1;
const BARE_TWO_POINTS = 61;

/** One deal: who dealt, the cards in their order, every move; and what came of it by our rules. */
export interface SampleDeal {
  readonly dealer: number;
  readonly cards: readonly number[];
  readonly moves: readonly number[];
  /** The five scores (zero where all have passed), and how many moves were legal at all turns together. */
  readonly outcome: readonly number[];
}

/** So many random deals. */
export function sampleDeals(deals: number, random: Random): SampleDeal[] {
  return Array.from({ length: deals }, () => randomDeal(random));
}

function randomDeal(random: Random): SampleDeal {
  const resolved = resolveOptions(OPTIONS, { deals: 1 });
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, SEATS);
  const dealer = random.below(SEATS);
  take(match, { by: 'chance', type: 'dealer', seat: dealer });
  const deal = drawNext(match, random);
  if (deal?.type !== 'deal') throw new Error('no deal follows');
  take(match, deal);
  const moves: number[] = [];
  let choices = 0;
  for (let turn = rules.toAct(match.state); typeof turn !== 'string'; turn = rules.toAct(match.state)) {
    const seat = at(turn, 0);
    const legal = rules.legalMoves(match.state, seat);
    const move = pick(legal, random);
    choices += legal.length;
    moves.push(numberOf(move));
    const refused = play(match, moveEvent(seat, move));
    if (refused) throw new Error(refused.reason);
  }
  const scores = rules.observe(match.state, 'everyone').scores;
  return { dealer, cards: deal.cards.map(cardNumber), moves, outcome: [...scores, choices] };
}

function cardNumber(card: (typeof FRENCH_DECK)[number]): number {
  return FRENCH_DECK.indexOf(card);
}

function numberOf(move: Move): number {
  if (move.type === 'bid') return RANKS.indexOf(move.rank) + (move.points ?? BARE_TWO_POINTS) - BARE_TWO_POINTS;
  if (move.type === 'trump') return SUITS.indexOf(move.suit);
  return move.type === 'play' ? cardNumber(move.card) : PASS;
}
