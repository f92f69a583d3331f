import { describe, expect, it } from 'vitest';
import type { Occupant } from '../../store/store.ts';
import { portraitFor, portraitsAt } from './default-portraits.ts';
import { BOT_NAMES } from './lobby.ts';

const bots = BOT_NAMES.map((name): Occupant => ({ kind: 'bot', name, level: 'normal' }));
const person = (name: string): Occupant => ({ kind: 'person', name, session: name });
const nobody = (): undefined => undefined;

describe('whom those look like who have not chosen', () => {
  it('hangs on the name alone, and not on the day', () => {
    expect(portraitFor('Ada', [])).toBe(portraitFor('Ada', []));
    expect(
      new Set(['Ada', 'Bob', 'Cem', 'Dora', 'Eva', 'Finn'].map((name) => portraitFor(name, []))).size,
    ).toBeGreaterThan(3);
    const first = portraitFor('Ada', []);
    expect(portraitFor('Ada', [first])).not.toBe(first);
  });

  it('is another one for each at a table, in every match; and others in other matches', () => {
    const tables = Array.from({ length: 40 }, (_, match) => portraitsAt(bots, nobody, `t ${match}`));
    for (const seen of tables) expect(new Set(seen).size).toBe(bots.length);
    expect(new Set(tables.map(String)).size).toBeGreaterThan(20);
  });

  it('makes way for whom people have chosen; two people may choose the same', () => {
    for (const [seat, taken] of [0, 1, 2, 3].map((k) => portraitsAt(bots, nobody, `t ${k}`)[2]).entries()) {
      const seats = [person('Ada'), person('Bob'), ...bots.slice(2)];
      const seen = portraitsAt(seats, (one) => (one < 2 ? taken : undefined), `t ${seat}`);
      expect(seen.slice(0, 2)).toEqual([taken, taken]);
      expect(seen.slice(2)).not.toContain(taken);
    }
  });

  it('is nobody where nobody sits', () => {
    expect(portraitsAt([{ kind: 'empty' }], nobody, 't')).toEqual([undefined]);
  });
});
