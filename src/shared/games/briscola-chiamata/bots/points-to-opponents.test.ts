/**
 * Only its partner lays an ace or ten under the declarer's winning card early in a trick: neither
 * normal nor expert does.
 */
import { expect, it } from 'vitest';
import { botOf, type SeatObservation } from '../../../bots/policy.ts';
import { at, last, present } from '../../../engine/collections.ts';
import { newMatch } from '../../../engine/match.ts';
import { movesAt } from '../../../engine/move-index.ts';
import { seeded } from '../../../engine/random.ts';
import { selfPlay } from '../../../engine/self-play.ts';
import { ALL_SEATS, beats, numberOf, points, SEATS, takerOf } from '../cards.ts';
import { rules } from '../rules.ts';
import type { Briscola, Move } from '../state.ts';
import { auction, deal, onTurn, table, tricks, trump } from '../testing.ts';
import { candidateMoves } from './hard-constraints.ts';
import { normal } from './normal.ts';

/** Seat 2 declares with the 2 of hearts called from seat 1, and leads the 4 of spades. */
const HANDS = [
  'AS 6C 4D JC JD 10C KC KD',
  '2H 6S 10D JS QH 4H 6D 2C',
  '4S QS 2S 3H 5H 10S AH 10H',
  'AD QD 5D 2D 6H KH 5C 4C',
];

/** Whether this move gives points away, as this seat sees the table. */
function isGift({ tricks, trump, own, viewer, declarer, teammate }: SeatObservation<Briscola>, move: Move): boolean {
  if (move.type !== 'play' || trump === null || viewer === declarer || viewer === teammate || own.isTeammate)
    return false;
  const trick = last(tricks);
  if (trick.cards.length === 0 || trick.cards.length > SEATS - 4 || points(move.card) < 10) return false;
  const holder = takerOf(trick, trump);
  const best = at(trick.cards, (holder - trick.leader + SEATS) % SEATS);
  return (holder === declarer || holder === teammate) && !beats(move.card, best, trump);
}

it('normal makes no such gift in two hundred deals, if it has another card', () => {
  let [choices, gifts] = [0, 0];
  const watched = botOf<Briscola>((seen, moves, random) => {
    const move = normal(seen, moves, random);
    const others = moves.filter((one) => !isGift(seen, one));
    if (others.length > 0 && others.length < moves.length) choices++;
    if (others.length > 0 && isGift(seen, move)) gifts++;
    return move;
  });
  for (let seed = 0; seed < 200; seed++) {
    const match = newMatch(rules, table({ deals: 1 }).state.options, SEATS);
    selfPlay(
      match,
      ALL_SEATS.map((seat) => watched(seat, seeded(seed))),
      seeded(seed),
    );
  }
  expect(choices).toBeGreaterThan(100);
  expect(gifts).toBe(0);
});

it('an expert does not even think of one, but as the partner it does', () => {
  const led = tricks(trump(auction(deal(table(), HANDS), '2 - - - -'), 'H'), '4S');
  expect(thoughtOf(led, onTurn(led))).not.toContain('AD');
  const partners = [...HANDS.slice(0, 1), ...HANDS.slice(3), ...HANDS.slice(2, 3), ...HANDS.slice(1, 2)];
  const fed = tricks(trump(auction(deal(table(), partners), '2 - - - -'), 'H'), '4S');
  expect(thoughtOf(fed, onTurn(fed))).toContain('10D');
});

it('who has nothing else gives what it has', () => {
  const led = tricks(trump(auction(deal(table(), HANDS), '2 - - - -'), 'H'), '4S');
  const ace = numberOf('AD');
  expect(candidateMoves(led.state, onTurn(led), [ace])).toEqual([ace]);
});

function thoughtOf(match: ReturnType<typeof table>, seat: number): string[] {
  const indexed = present(rules.indexedMoves, 'moves by number');
  return movesAt(indexed.moves, candidateMoves(match.state, seat, indexed.legal(match.state, seat))).map((move) =>
    move.type === 'play' ? move.card : move.type,
  );
}
