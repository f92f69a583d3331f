import { afterEach, describe, expect, it, vi } from 'vitest';
import { distance, topSheet } from './focus.ts';

const NOT_THERE = Number.POSITIVE_INFINITY;

function box(x: number, y: number, width = 10, height = 10) {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

describe('moving the focus', () => {
  it('finds only what lies in the direction', () => {
    expect(distance(box(0, 0), box(50, 0), 'right')).toBe(40);
    expect(distance(box(0, 0), box(50, 0), 'left')).toBe(NOT_THERE);
    expect(distance(box(0, 0), box(0, -30), 'up')).toBe(20);
    expect(distance(box(0, 0), box(0, -30), 'down')).toBe(NOT_THERE);
  });

  it('does not take a neighbour that stands a little higher for something above', () => {
    expect(distance(box(0, 0, 100, 40), box(110, -5, 100, 40), 'up')).toBe(NOT_THERE);
  });

  it('prefers what lies straight ahead to what lies nearer but aside', () => {
    expect(distance(box(0, 0), box(60, 0), 'right')).toBeLessThan(distance(box(0, 0), box(40, 30), 'right'));
  });

  it('finds a wide thing below from any place above it', () => {
    const wide = box(0, 30, 300, 10);
    expect(distance(box(0, 0), wide, 'down')).toBeLessThan(distance(box(0, 0), box(30, 20), 'down'));
  });

  it('takes the nearer of two in one row', () => {
    expect(distance(box(40, 0), box(38, 30), 'down')).toBeLessThan(distance(box(40, 0), box(20, 30), 'down'));
  });

  it('stays at the end of a row, and does not go on in the next one', () => {
    expect(distance(box(0, 0), box(12, 30), 'right')).toBe(NOT_THERE);
    expect(distance(box(0, 0), box(60, 30), 'right')).toBeLessThan(NOT_THERE);
  });

  it('leaves out no row, however far aside it ends', () => {
    const close = box(900, 30, 60, 40);
    expect(distance(close, box(300, 150, 100, 40), 'down')).toBeLessThan(
      distance(close, box(500, 370, 100, 40), 'down'),
    );
  });
});

describe('the top sheet', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the inner one where one sheet holds another, since nothing in the outer one takes the focus', () => {
    const outer = { contains: () => true };
    const inner = { contains: () => true };
    vi.stubGlobal('document', { activeElement: {}, querySelectorAll: () => [outer, inner] });
    expect(topSheet()).toBe(inner);
  });
});
