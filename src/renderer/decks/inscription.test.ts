import { describe, expect, it } from 'vitest';
import { breadthOf, inscribed } from './inscription.ts';

/** The titles of the moments, in every language that has some. */
const TITLES = import.meta.glob<Readonly<Record<string, string>>>(
  '../../shared/games/vbi-maior/codex/messages/*/moments.ts',
  { eager: true, import: 'TITLES' },
);

const cut = (text: string) => inscribed(text, 0, 100, 100, 'black', 15);

describe('an inscription', () => {
  it('can be cut of every title, in every language', () => {
    const titles = Object.values(TITLES).flatMap((words) => Object.values(words));
    expect(titles.length).toBeGreaterThanOrEqual(180);
    for (const title of titles) expect(cut(title), title).toMatch(/ d="M[^"]+"/);
  });

  it('puts what stands over a letter over it, and makes it no broader', () => {
    expect(cut('Ä').length).toBeGreaterThan(cut('A').length);
    expect(breadthOf('Ä', 100)).toBe(breadthOf('A', 100));
    expect(new Set(['A', 'Ä', 'À', 'Á', 'Â', 'Ã'].map(cut)).size).toBe(6);
    expect(cut('u\u0308')).toBe(cut('Ü'));
  });

  it('fails for a letter that it has not learned', () => {
    for (const letter of ['7', 'Å', 'Ж']) expect(() => cut(letter)).toThrow('no capital');
  });
});
