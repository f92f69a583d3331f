import { describe, expect, it } from 'vitest';
import { seeded } from '../engine/random.ts';
import { correct, enterResult, isDone, resultOf } from './results.ts';
import { nextRound } from './rounds.ts';
import type { Evening } from './schema.ts';
import { standings } from './standings.ts';
import { done, eveningOf, KINDS, refused } from './testing.ts';

const plain = done(nextRound(eveningOf(4), seeded(1)));
const deals = done(nextRound(eveningOf(4, KINDS['Swiss, duplicate']), seeded(1)));
const WHERE = { round: 1, table: 1 };
const WON = { scores: [51, 40], winners: [0] };
const LOST = { scores: [40, 51], winners: [1] };
const WHY = { reason: 'the seats were mixed up', by: 'Ada' };

function tableOf(evening: Evening) {
  const table = evening.played[0]?.tables[0];
  if (!table) throw new Error('no table');
  return table;
}

describe('a result', () => {
  it('is entered once', () => {
    const after = done(enterResult(plain, WHERE, WON));
    expect(resultOf(tableOf(after), null)).toEqual(WON);
    expect(refused(enterResult(after, WHERE, LOST))).toMatchObject({ reason: 'result-there', params: WHERE });
  });

  it('that is corrected keeps what was before, with who said so and why, and changes standings alone', () => {
    const after = done(correct(done(enterResult(plain, WHERE, WON)), WHERE, LOST, WHY));
    expect(resultOf(tableOf(after), null)).toEqual(LOST);
    expect(tableOf(after).entries).toMatchObject([
      { ...WON, correction: null },
      { ...LOST, correction: WHY },
    ]);
    expect(tableOf(after).seats).toEqual(tableOf(plain).seats);
    const [winner] = standings(after);
    expect(tableOf(after).seats[1]).toEqual({ kind: 'person', player: winner?.player });
  });

  it('can be that there is none: everybody there gets half', () => {
    const off = done(enterResult(plain, WHERE, null));
    const [one, other] = standings(off);
    expect([one?.points, other?.points]).toEqual([50, 50]);
    expect(one?.lines[0]).toMatchObject({ kind: 'broken off', score: null });
    expect(resultOf(tableOf(done(correct(off, WHERE, WON, WHY))), null)).toEqual(WON);
  });

  it('of a deal keeps what was played before the table was broken off', () => {
    const [first, second] = deals.played[0]?.deals ?? [];
    const one = done(enterResult(deals, { ...WHERE, deal: first ?? 0 }, WON));
    const off = done(enterResult(one, WHERE, null));
    expect(resultOf(tableOf(off), first ?? 0)).toEqual(WON);
    expect(resultOf(tableOf(off), second ?? 0)).toBe('broken off');
    const round = off.played[0];
    expect(round && isDone(round, tableOf(off))).toBe(true);
    expect(refused(enterResult(off, { ...WHERE, deal: second ?? 0 }, WON))).toMatchObject({ reason: 'result-there' });
  });

  it.each([
    ['of no table', enterResult(plain, { round: 1, table: 9 }, WON), 'no-such-table'],
    ['of no round', enterResult(plain, { round: 2, table: 1 }, WON), 'no-such-table'],
    ['with a score too few', enterResult(plain, WHERE, { scores: [1], winners: [0] }), 'bad-result'],
    ['with half a point', enterResult(plain, WHERE, { scores: [1, 0.5], winners: [0] }), 'bad-result'],
    ['won by nobody who sits there', enterResult(plain, WHERE, { scores: [1, 0], winners: [2] }), 'bad-result'],
    ['won twice', enterResult(plain, WHERE, { scores: [1, 0], winners: [0, 0] }), 'bad-result'],
    ['of a deal where none are compared', enterResult(plain, { ...WHERE, deal: 1 }, WON), 'no-such-deal'],
    ['of no deal where they are', enterResult(deals, WHERE, WON), 'deal-missing'],
    ['of a deal of another round', enterResult(deals, { ...WHERE, deal: 5 }, WON), 'no-such-deal'],
    ['corrected before it is there', correct(plain, WHERE, WON, WHY), 'result-not-there'],
    [
      'corrected without a reason',
      correct(done(enterResult(plain, WHERE, WON)), WHERE, LOST, { reason: ' ', by: 'Ada' }),
      'reason-missing',
    ],
    [
      'corrected by nobody',
      correct(done(enterResult(plain, WHERE, WON)), WHERE, LOST, { reason: 'x', by: '' }),
      'who-corrects',
    ],
  ])('%s is refused', (_, step, reason) => expect(refused(step)).toMatchObject({ rule: 'evening', reason }));

  it('is not corrected for ever', () => {
    let now = done(enterResult(plain, WHERE, WON));
    for (let k = 1; k < 200; k++) now = done(correct(now, WHERE, LOST, WHY));
    expect(refused(correct(now, WHERE, WON, WHY))).toMatchObject({ reason: 'too-many-entries' });
  });
});
