/** The latest deal out of what anybody has seen of it, once it is scored: all of its cards were played. */
import { FRENCH_DECK, type FrenchCard } from '../../cards/french.ts';
import { at } from '../../engine/collections.ts';
import type { PlayedDeal } from '../../engine/game.ts';
import { moveEvent } from '../../engine/match.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { ALL_SEATS, clockwise, forehand, MIN_BID_POINTS, SEATS } from './cards.ts';
import type { Bid, BidMove, Briscola, Move, Observation, Trick } from './state.ts';

/** Undefined before the score, as the deal would tell what seats hold. */
export function playedDeal(seen: Observation): PlayedDeal | undefined {
  if (seen.phase !== 'scored' && seen.phase !== 'over') return undefined;
  const { calls, declarer, trump, tricks } = seen;
  // Who spoke first sits left of the dealer (BC-6). Who kept a weak hand is nobody's business (BC-21).
  const dealer = clockwise(at(calls, 0).seat, SEATS - 1);
  const options = { ...seen.options, deals: 1, weakHand: 'off' };
  const events: GameEvent<Move, Briscola['Chance']>[] = [
    { by: 'chance', type: 'dealer', seat: dealer },
    { by: 'chance', type: 'deal', cards: cardsDealt(tricks, dealer) },
    ...calls.map(({ seat, bid }) => moveEvent<Move>(seat, bid ? bidMove(bid) : { type: 'pass' })),
    moveEvent<Move>(declarer, { type: 'trump', suit: trump }),
    ...tricks.flatMap(({ leader, cards }) =>
      cards.map((card, k) => moveEvent<Move>(clockwise(leader, k), { type: 'play', card })),
    ),
  ];
  return { options, events };
}

function bidMove({ rank, points }: Bid): BidMove {
  return { type: 'bid', rank, ...(points > MIN_BID_POINTS && { points }) };
}

/** An order of the cards that gives each seat those that it played (BC-5). */
function cardsDealt(tricks: readonly Trick[], dealer: number): readonly FrenchCard[] {
  const hands = ALL_SEATS.map((seat) => tricks.map(({ leader, cards }) => at(cards, (seat - leader + SEATS) % SEATS)));
  return FRENCH_DECK.map((_, k) => at(at(hands, clockwise(forehand(dealer), k)), Math.floor(k / SEATS)));
}
