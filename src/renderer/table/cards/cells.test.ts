import { describe, expect, it } from 'vitest';
import { cellsOf } from './cells.ts';

describe('while a deck is printed', () => {
  it('nothing is drawn of a card before there is a back to show', () => {
    const cells = cellsOf(['a', 'b']);
    expect([cells.cellOf('a'), cells.cellOf(null)]).toEqual([undefined, undefined]);
    cells.printed(null);
    expect(cells.cellOf('a'), 'drawn, and not shown yet').toBeUndefined();
  });

  it('a face that is not shown yet has the back, never blank paper', () => {
    const cells = cellsOf(['a', 'b']);
    const back = cells.placeOf(null);
    cells.printed(null);
    cells.show();
    expect([cells.cellOf('a'), cells.cellOf('b'), cells.cellOf(null)]).toEqual([back, back, back]);
    cells.printed('b');
    expect(cells.cellOf('b'), 'drawn, and not shown yet').toBe(back);
    cells.show();
    expect([cells.cellOf('a'), cells.cellOf('b')]).toEqual([back, 1]);
  });

  it('what is not of the deck has the back', () => {
    const cells = cellsOf(['a']);
    cells.printed(null);
    cells.show();
    expect(cells.cellOf('elsewhere')).toBe(cells.placeOf(null));
  });
});
