import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { toHex } from '../crypto/bytes.ts';
import { type Challenge, type CodedGame, readDealCode, writeDealCode } from './deal-code.ts';

const ALL: CodedGame[] = Object.values(GAMES);

/** So many duplicate deals; none for a seed. Every game with duplicate deals allows that number. */
const MANY = [0, 1, 2, 5, 12];

/** The options of a match of so many deals; undefined where none is that long. */
function lengthOf(duplicate: CodedGame['duplicate'], deals: number) {
  return deals === 0 ? {} : duplicate?.options(deals);
}

/** A random challenge of any game. */
const CHALLENGE = fc
  .constantFrom(...ALL)
  .chain(({ rules, duplicate }) =>
    fc.record({
      game: fc.constant(rules.id),
      seats: fc.integer(rules.seats),
      options: fc.record(
        Object.fromEntries(
          Object.entries(rules.options).map(([name, { values }]) => [name, fc.constantFrom(...values)]),
        ),
      ),
      duplicate: fc.constant(duplicate),
      seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      deals: fc.tuple(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(...MANY.filter((deals) => lengthOf(duplicate, deals))),
      ),
      score: fc.option(fc.integer({ min: -2000, max: 2000 })),
    }),
  )
  .map(({ seed, deals: [first, count], score, duplicate, ...rest }): Challenge => {
    const deals = Array.from({ length: count }, (_, k) => first + k);
    const scores = score === null ? [] : Array.from({ length: rest.seats }, (_, k) => score - 7 * k);
    const options = { ...rest.options, ...lengthOf(duplicate, count) };
    return { ...rest, options, source: { seed: toHex(seed), deals }, scores };
  });

const codeOf = (challenge: Challenge): string =>
  writeDealCode(challenge, ALL.find(({ rules }) => rules.id === challenge.game) as CodedGame);

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
      // The last letter may have unused bits.
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
    const others = ALL.filter(({ rules }) => rules.id !== one.game);
    expect(readDealCode(codeOf(one), others)).toEqual({ fault: 'other' });
    const changed = ALL.map(({ rules, duplicate }) => ({
      rules: { ...rules, options: { ...rules.options, more: { values: [1], default: 1 } } },
      duplicate,
    }));
    expect(readDealCode(codeOf(one), changed)).toEqual({ fault: 'other' });
  });

  it('of more deals than a match of the game can have is none', () => {
    const game = ALL.find(({ rules }) => rules.id === 'spizzichino') as CodedGame;
    const source = { seed: '5a'.repeat(32), deals: Array.from({ length: 21 }, (_, k) => k + 1) };
    const options = { target: 51, reuse: 'once' };
    const code = writeDealCode({ game: 'spizzichino', seats: 2, options, source, scores: [] }, game);
    expect(readDealCode(code, ALL)).toEqual({ fault: 'other' });
    const { duplicate: _, ...unnumbered } = game;
    expect(readDealCode(code, [unnumbered])).toEqual({ fault: 'other' });
  });
});
