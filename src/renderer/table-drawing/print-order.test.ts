import { describe, expect, it } from 'vitest';
import { printDeck } from './print-order.ts';

interface Told {
  readonly printed: (string | null)[];
  readonly shown: (readonly [number, boolean])[];
}

/** Draws a deck of a to f while these are on the table after so many cards. */
async function printed(tableAfter: (count: number) => readonly string[], goneAfter = 99): Promise<Told> {
  const told: Told = { printed: [], shown: [] };
  await printDeck(['a', 'b', 'c', 'd', 'e', 'f'], {
    print: async (sheet) => {
      told.printed.push(sheet);
    },
    onTable: () => new Set(tableAfter(told.printed.length)),
    onReady: (all) => {
      told.shown.push([told.printed.length, all]);
    },
    isGone: () => told.printed.length >= goneAfter,
  });
  return told;
}

describe('a deck is printed', () => {
  it('with its back first, then what lies on the table, then the rest', async () => {
    const { printed: order } = await printed(() => ['e', 'c']);
    expect(order).toEqual([null, 'c', 'e', 'a', 'b', 'd', 'f']);
  });

  it('and is shown as soon as nothing on the table is missing, and whole', async () => {
    expect((await printed(() => ['e', 'c'])).shown).toEqual([
      [3, false],
      [7, true],
    ]);
    expect((await printed(() => [])).shown).toEqual([
      [1, false],
      [7, true],
    ]);
  });

  it('and what is dealt meanwhile is next', async () => {
    const told = await printed((count) => (count < 4 ? ['c'] : ['c', 'f']));
    expect(told.printed).toEqual([null, 'c', 'a', 'b', 'f', 'd', 'e']);
    expect(told.shown).toEqual([
      [2, false],
      [5, false],
      [7, true],
    ]);
  });

  it('only as long as somebody wants it', async () => {
    const told = await printed(() => ['a'], 2);
    expect(told.printed).toEqual([null, 'a']);
    expect(told.shown).toEqual([]);
  });

  it('after what lies on the table was sketched: cards of another deck that still lie there are nothing of it', async () => {
    const done: string[] = [];
    await printDeck(['a', 'b'], {
      sketch: async (sheet) => void done.push(`sketch ${sheet}`),
      print: async (sheet) => void done.push(`print ${sheet}`),
      onTable: () => new Set(['KH', 'b', null]),
      onReady: () => undefined,
      isGone: () => false,
    });
    expect(done.slice(0, 3)).toEqual(['sketch b', 'sketch null', 'print null']);
    expect(done.filter((one) => one.startsWith('print'))).toEqual(['print null', 'print b', 'print a']);
    expect(done).not.toContain('sketch KH');
  });
});
