import { describe, expect, it } from 'vitest';
import { coveredReach } from './use-table-insets.ts';

const WINDOW = { innerWidth: 1280, innerHeight: 720 };
const COLUMN = { left: 1012, right: 1268, top: 12, bottom: 300 };

describe('what paper covers', () => {
  it('is what lies between its far side and the edge', () => {
    expect(coveredReach(COLUMN, 'right', WINDOW)).toBe(268);
    expect(coveredReach(COLUMN, 'top', WINDOW)).toBe(300);
    expect(coveredReach(COLUMN, 'left', WINDOW)).toBe(1268);
    expect(coveredReach(COLUMN, 'bottom', WINDOW)).toBe(708);
  });

  it('is nothing where it is not displayed: the table would have no place left, and be black', () => {
    const hidden = { left: 0, right: 0, top: 0, bottom: 0 };
    expect((['top', 'right', 'bottom', 'left'] as const).map((edge) => coveredReach(hidden, edge, WINDOW))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
