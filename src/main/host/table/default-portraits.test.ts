import { describe, expect, it } from 'vitest';
import { PORTRAITS } from '#shared/protocol/avatar.ts';
import { PERSONAS } from '#shared/protocol/personas.ts';
import type { Occupant } from '../../store/store.ts';
import { portraitFor, portraitsAt } from './default-portraits.ts';

const bots = PERSONAS.map(({ name }): Occupant => ({ kind: 'bot', name, level: 'normal' }));
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

  it('is the same for a bot at every table, and another one for each at a table', () => {
    const seen = portraitsAt(bots, nobody);
    expect(seen).toEqual(PERSONAS.map(({ portrait }) => portrait));
    expect(new Set(seen).size).toBe(bots.length);
    expect(portraitsAt([person('Ada'), ...bots.toReversed()], nobody).slice(1)).toEqual(seen.toReversed());
  });

  it('is none of the bots', () => {
    const people = Array.from({ length: 200 }, (_, k) => portraitFor(`somebody ${k}`, []));
    expect(new Set(people).size).toBe(PORTRAITS.length - PERSONAS.length);
    for (const { portrait } of PERSONAS) expect(people).not.toContain(portrait);
  });

  it('is kept by a bot beside who has chosen it; two people may choose the same', () => {
    const [nina] = portraitsAt(bots, nobody);
    const seats = [person('Ada'), person('Bob'), ...bots.slice(0, 2)];
    expect(portraitsAt(seats, (one) => (one < 2 ? nina : undefined)).slice(0, 3)).toEqual([nina, nina, nina]);
  });

  it('is one by its name for a bot that is nobody: more bots than names, or a person who is called so', () => {
    const stranger: Occupant = { kind: 'bot', name: 'Bot', level: 'easy' };
    const [face] = portraitsAt([stranger], nobody);
    expect(face).toBeDefined();
    expect(portraitsAt([...bots, stranger], nobody).at(-1)).toBe(face);
  });

  it('is nobody where nobody sits', () => {
    expect(portraitsAt([{ kind: 'empty' }], nobody)).toEqual([undefined]);
  });
});
