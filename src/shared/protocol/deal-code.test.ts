import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { toHex } from '../seal/bytes.ts';
import { type Challenge, type CodedGame, readDealCode, writeDealCode } from './deal-code.ts';

const ALL: CodedGame[] = Object.values(GAMES).map(({ rules }) => rules);

/** Any challenge in any game of the house. */
const CHALLENGE = fc
  .constantFrom(...ALL)
  .chain((game) =>
    fc.record({
      game: fc.constant(game.id),
      seats: fc.integer(game.seats),
      options: fc.record(
        Object.fromEntries(
          Object.entries(game.options).map(([name, { values }]) => [name, fc.constantFrom(...values)]),
        ),
      ),
      seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      deals: fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 20 })),
      score: fc.option(fc.integer({ min: -2000, max: 2000 })),
    }),
  )
  .map(({ seed, deals: [first, count], score, ...rest }): Challenge => {
    const deals = Array.from({ length: count }, (_, k) => first + k);
    const scores = score === null ? [] : Array.from({ length: rest.seats }, (_, k) => score - 7 * k);
    return { ...rest, source: { seed: toHex(seed), deals }, scores };
  });

const codeOf = (challenge: Challenge): string =>
  writeDealCode(challenge, ALL.find(({ id }) => id === challenge.game) as CodedGame);

describe('a deal as a code', () => {
  it('says all that was put into it, however it is typed', () => {
    fc.assert(
      fc.property(CHALLENGE, (challenge) => {
        const code = codeOf(challenge);
        expect(readDealCode(code, ALL)).toEqual(challenge);
        const sloppy = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readDealCode(` ${sloppy}\n`, ALL)).toEqual(challenge);
      }),
      { numRuns: 200 },
    );
  });

  it('is short enough to be typed: twenty groups of five letters at most', () => {
    fc.assert(
      fc.property(CHALLENGE, (challenge) => {
        expect(codeOf(challenge).split('-').length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('notices each letter that is another one, and two that change places', () => {
    const [one] = fc.sample(CHALLENGE, { numRuns: 1, seed: 5 }) as [Challenge];
    const letters = [...codeOf(one).replaceAll('-', '')];
    for (const [k, letter] of letters.entries()) {
      const other = letter === 'A' ? 'B' : 'A';
      // The last letter may carry bits that say nothing.
      if (k < letters.length - 1)
        expect(readDealCode(letters.with(k, other).join(''), ALL)).toEqual({ fault: 'wrong' });
      const next = letters[k + 1];
      if (next && next !== letter && k < letters.length - 2)
        expect(
          readDealCode(
            letters
              .with(k, next)
              .with(k + 1, letter)
              .join(''),
            ALL,
          ),
        ).toEqual({ fault: 'wrong' });
    }
    expect(readDealCode(letters.slice(0, -8).join(''), ALL)).toEqual({ fault: 'wrong' });
  });

  it.each([
    ['', 'wrong'],
    ['K7MP', 'short'],
    ['what is this?', 'wrong'],
    ['A'.repeat(500), 'wrong'],
  ])('is not “%s”', (typed, fault) => expect(readDealCode(typed, ALL)).toEqual({ fault }));

  it('of a game, or of options, that are not here is told from a mistyped one', () => {
    const [one] = fc.sample(CHALLENGE, { numRuns: 1, seed: 7 }) as [Challenge];
    const others = ALL.filter(({ id }) => id !== one.game);
    expect(readDealCode(codeOf(one), others)).toEqual({ fault: 'other' });
    const changed = ALL.map((game) => ({ ...game, options: { ...game.options, more: { values: [1], default: 1 } } }));
    expect(readDealCode(codeOf(one), changed)).toEqual({ fault: 'other' });
  });
});
