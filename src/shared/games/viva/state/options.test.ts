import { describe, expect, it } from 'vitest';
import { DESIGNS } from '../../../cards/viva.ts';
import { rules } from '../rules.ts';
import { allCards, OPTIONS, refuseOptions } from './options.ts';

const STANDARD = { edition: 'full', youngest: 'draw', rounds: 5, policing: 'enforced' } as const;

describe('VI-2 the edition', () => {
  it.each([
    ['full', 6, 126],
    ['pocket', 4, 84],
  ] as const)('%s has %i of each design, %i cards', (edition, copies, all) => {
    const cards = allCards(edition);
    expect(cards).toHaveLength(all);
    for (const design of DESIGNS) expect(cards.filter((card) => card === design)).toHaveLength(copies);
  });
});

describe('the options of a table', () => {
  it('stand in the order of the record, each with its default', () => {
    expect(Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default])).toEqual(Object.entries(STANDARD));
  });

  it('VI-4 two to six seats play', () => {
    expect(rules.seats).toEqual({ min: 2, max: 6 });
  });

  it('VI-5 the youngest must have a seat', () => {
    expect(refuseOptions({ ...STANDARD, youngest: 2 }, 2)).toMatchObject({ rule: 'VI-5', reason: 'no-such-youngest' });
    expect(refuseOptions({ ...STANDARD, youngest: 1 }, 2)).toBeUndefined();
  });

  it('VI-20 there are as many rounds as winner’s cards: twelve, or eight in pocket', () => {
    expect(OPTIONS.rounds.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(refuseOptions({ ...STANDARD, rounds: 12 }, 2)).toBeUndefined();
    expect(refuseOptions({ ...STANDARD, edition: 'pocket', rounds: 8 }, 2)).toBeUndefined();
    expect(refuseOptions({ ...STANDARD, edition: 'pocket', rounds: 9 }, 2)).toMatchObject({ rule: 'VI-20' });
  });
});
