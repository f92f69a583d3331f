/** Whole deals worked out by hand, trick by trick. */
import { describe, expect, it } from 'vitest';
import { rulesOf } from '#catalogue';
import { recordOf } from '../../engine/record.ts';
import { replay } from '../../engine/replay.ts';
import { tricksOf } from '../../tricks/play.ts';
import { DECK, pointsOf } from './cards.ts';
import { rules } from './rules.ts';
import { auction, deal, table, tricks, trump } from './testing.ts';

/** Diamonds are trump, seat 4 leads. Beside each trick: who takes it, and its points. */
const DIAMONDS = [
  ['AS KS 5S 2S 3D', 3, 11 + 4],
  ['5C QC 3C KC 10C', 2, 3 + 4 + 10],
  ['AH QH KD 4H 2D', 4, 11 + 3 + 4],
  ['JD JC 6D 4D QD', 3, 2 + 2 + 3],
  ['JS 10S QS 5H 10D', 2, 2 + 10 + 3 + 10],
  ['2C 5D AD 6H KH', 4, 11 + 4],
  ['AC 6S 6C JH 4C', 4, 11 + 2],
  ['10H 4S 3H 2H 3S', 4, 10],
] as const;

/** Plays the deal with this auction to its end, checking every trick. */
function played(calls: string, options = {}) {
  const match = trump(auction(deal(table({ deals: 1, ...options })), calls), 'D');
  for (const [k, [cards, winner, points]] of DIAMONDS.entries()) {
    tricks(match, cards);
    const trick = tricksOf(DECK, match.state)[k];
    expect(trick).toMatchObject({ winner });
    expect(pointsOf(trick?.cards ?? [])).toBe(points);
  }
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  expect(replay(record, rulesOf)).toHaveProperty('match');
  return rules.result(match.state);
}

describe('deals worked out by hand', () => {
  it('seat 4 calls the 4 of diamonds and makes 98 with seat 2', () => {
    expect(played('A - K Q - 6 4 - -')).toEqual({
      scores: [-1, -1, 2, -1, 2],
      winners: [2, 4],
      deals: [{ winner: 4, teammate: 2, bid: 61, points: 98, scores: [-1, -1, 2, -1, 2] }],
    });
  });

  it('the same cards, but the 2 of diamonds is called: 56 with seat 1, when 95 were bid', () => {
    expect(played('- 2 2/80 - - 2/90 2/95 -')).toEqual({
      scores: [4, -8, 4, 4, -8],
      winners: [0, 2, 3],
      deals: [{ winner: 4, teammate: 1, bid: 95, points: 56, scores: [4, -8, 4, 4, -8] }],
    });
  });

  it('the same cards, but seat 4 calls its own jack and makes 56 alone', () => {
    expect(played('- - J - -', { teammateScore: 'half' })).toEqual({
      scores: [1, 1, 1, 1, -4],
      winners: [0, 1, 2, 3],
      deals: [{ winner: 4, teammate: null, bid: 61, points: 56, scores: [1, 1, 1, 1, -4] }],
    });
  });

  it('BC-20: one seat takes every trick with spades', () => {
    const hands = ['AS 10S KS QS JS 6S 5S 4S', '3S 2S AH 10H KH QH JH 6H', '', '', ''];
    const match = table({ deals: 1, sweep: 'double', teammateScore: 'half' }, 4);
    trump(auction(deal(match, hands), '3 - - - -'), 'S');
    tricks(
      match,
      `AS 3S AC AD 5D
       10S 2S 10C 10D 4D
       KS AH KC KD 3D
       QS 10H QC QD 2D
       JS KH JC JD 5H
       6S QH 6C 6D 4H
       5S JH 5C 3C 3H
       4S 6H 4C 2C 2H`,
    );
    expect(match.state.deals).toEqual([{ winner: 0, teammate: 1, bid: 61, points: 120, scores: [4, 2, -2, -2, -2] }]);
  });
});
