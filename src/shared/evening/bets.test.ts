import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BetStep,
  betOf,
  closeBets,
  type DealBets,
  dealBetsSchema,
  openBets,
  payout,
  placeBet,
  type Suspect,
  suspicionCurve,
} from './bets.ts';

/** Seat 0 has called at event 10, of five. */
const OPEN = openBets(0, 10, 5);

/** Anybody else, or nobody. */
const CHOICES = [[1], [2], [3], [4], []];

function done(step: BetStep): DealBets {
  if ('refusal' in step) throw new Error(step.refusal.reason);
  return step.book;
}

function bet(book: DealBets, viewer: string, suspect: Suspect, event: number): DealBets {
  return done(placeBet(book, { viewer, suspect, event }, CHOICES));
}

describe('a bet', () => {
  it('brings the share of events in which it stood right, of ten', () => {
    let book = bet(OPEN, 'ada', 2, 10);
    book = bet(book, 'ben', 2, 15);
    book = bet(book, 'cleo', 3, 15);
    book = bet(book, 'ben', 1, 20);
    book = bet(book, 'cleo', 2, 25);
    book = done(closeBets(book, 2, 30));
    expect(payout(book)).toEqual([
      { viewer: 'ada', points: 10 },
      { viewer: 'ben', points: 3 },
      { viewer: 'cleo', points: 3 },
    ]);
  });

  it('can be that nobody was called', () => {
    expect(payout(done(closeBets(bet(OPEN, 'ada', null, 20), null, 30)))).toEqual([{ viewer: 'ada', points: 5 }]);
  });

  it('is worth more the earlier it is right, and never more than ten in all', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(60), (one, other, end) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const book = bet(bet(OPEN, 'early', 2, 10 + early), 'late', 2, 10 + late);
        const points = new Map(
          payout(done(closeBets(book, 2, 10 + end))).map(({ viewer, points }) => [viewer, points]),
        );
        expect(points.get('early')).toBeGreaterThanOrEqual(points.get('late') ?? 0);
        expect(points.get('early')).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('on a side is by its first seat', () => {
    const sides = [[0, 2], [1, 3], []];
    const book = openBets(null, 1, 4);
    const step = placeBet(book, { viewer: 'ada', suspect: 1, event: 1 }, sides);
    expect(payout(done(closeBets(done(step), 1, 30)))).toEqual([{ viewer: 'ada', points: 10 }]);
    expect(placeBet(book, { viewer: 'ada', suspect: 3, event: 1 }, sides)).toHaveProperty('refusal');
  });

  it('brings a point at least, however late, if it is right in the end', () => {
    const book = bet(OPEN, 'ada', 2, 110);
    expect(payout(done(closeBets(book, 2, 111)))).toEqual([{ viewer: 'ada', points: 1 }]);
  });

  it('tells nothing before it is out but to who has bet', () => {
    const book = bet(bet(OPEN, 'ada', 2, 12), 'ben', 3, 14);
    expect([payout(book), suspicionCurve(book)]).toEqual([[], []]);
    expect([betOf(book, 'ada'), betOf(book, 'ben'), betOf(book, 'cleo')]).toEqual([2, 3, undefined]);
  });

  it('makes a curve of suspicion afterwards', () => {
    let book = bet(bet(bet(OPEN, 'ada', 2, 12), 'ben', 3, 12), 'ben', 2, 18);
    book = done(closeBets(bet(book, 'cleo', null, 18), 2, 30));
    expect(suspicionCurve(book)).toEqual([
      { event: 12, counts: [0, 0, 1, 1, 0, 0] },
      { event: 18, counts: [0, 0, 2, 0, 0, 1] },
    ]);
    expect(dealBetsSchema.parse(JSON.parse(JSON.stringify(book)))).toEqual(book);
  });

  it('changed before anything else has happened takes the place of the one before, so that nobody fills the book', () => {
    let book = OPEN;
    for (let k = 0; k < 5000; k++) book = bet(book, 'ada', 1 + (k % 4), 12);
    expect(book.bets).toEqual([{ viewer: 'ada', suspect: 4, event: 12 }]);
  });

  it.each([
    ['on who called', placeBet(OPEN, { viewer: 'ada', suspect: 0, event: 12 }, CHOICES), 'no-such-suspect'],
    ['on no seat', placeBet(OPEN, { viewer: 'ada', suspect: 5, event: 12 }, CHOICES), 'no-such-suspect'],
    [
      'when it is out',
      placeBet(done(closeBets(OPEN, 2, 30)), { viewer: 'ada', suspect: 2, event: 30 }, CHOICES),
      'bets-closed',
    ],
  ])('%s is refused', (_, step, reason) => expect(step).toMatchObject({ refusal: { reason } }));

  it('is not taken from who has changed their mind too often, whatever others have done', () => {
    let book = OPEN;
    for (let k = 0; k < 2000; k++) book = bet(book, `v${k}`, 1, 12);
    for (let k = 0; k < 100; k++) book = bet(book, 'ada', 1 + (k % 4), 12 + k);
    expect(placeBet(book, { viewer: 'ada', suspect: 2, event: 112 }, CHOICES)).toMatchObject({
      refusal: { reason: 'too-many-bets', params: { max: 100 } },
    });
    expect(placeBet(book, { viewer: 'v7', suspect: 2, event: 112 }, CHOICES)).toHaveProperty('book');
  });

  it('closes once', () => expect(closeBets(done(closeBets(OPEN, 2, 30)), 1, 31)).toHaveProperty('refusal'));
});
