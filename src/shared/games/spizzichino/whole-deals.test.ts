/** Whole deals worked out by hand, trick by trick. */
import { describe, expect, it } from 'vitest';
import { recordOf } from '../../engine/record.ts';
import { replay } from '../../engine/replay.ts';
import { rules } from './rules.ts';
import { begun, LAYOUT, moves, playsIn } from './testing.ts';

/** What each trick is played with, honours taken before it included; who takes it; the thirds of both so far. */
const TRICKS = [
  ['3D 4D', 0, [1, 0]],
  ['2D 5D', 0, [2, 0]],
  ['1D 6D', 0, [5, 0]],
  ['RD 7C', 0, [6, 0]],
  ['7D +1 RC', 0, [7, 0]],
  ['4C 1C', 1, [7, 3]],
  ['3B 4B', 1, [7, 4]],
  ['2B 7B', 1, [7, 5]],
  ['1B +0 +1 FC', 1, [7, 9]],
  ['RB 5B', 1, [7, 10]],
  ['3C 5C', 1, [7, 11]],
  ['2C CC', 1, [7, 13]],
  ['+0 FS 1S', 0, [11, 13]],
  ['3S 2S', 0, [13, 13]],
  ['CB CD', 0, [15, 13]],
  ['6B 6C', 0, [15, 13]],
  ['6S RS', 1, [15, 14]],
  ['5S 7S', 0, [15, 14]],
  ['FD FB', 0, [17, 14]],
  ['4S CS', 1, [17, 18]],
] as const;

describe('a deal worked out by hand', () => {
  it.each(['once', 'across-kinds'] as const)(
    'seat 0 declares a napoletana in coins, seat 1 in cups and, with an ace taken, in clubs; reuse %s',
    (reuse) => {
      const match = begun(LAYOUT, { target: 21, reuse });
      for (const [k, [text, winner, thirds]] of TRICKS.entries()) {
        moves(match, text);
        expect(playsIn(match.state)[k]).toMatchObject({ winner });
        expect(rules.observe(match.state, 'everyone').taken).toEqual(thirds);
      }
      expect(match.state.declarations).toEqual([
        { seat: 0, completed: null, kind: 'napoletana', suit: 'D' },
        { seat: 1, completed: null, kind: 'napoletana', suit: 'C' },
        { seat: 1, completed: '1B', kind: 'napoletana', suit: 'B' },
      ]);
      expect(match.state.deals).toEqual([{ thirds: [17, 18], declared: [3, 6], points: [8, 12] }]);
      expect(rules.observe(match.state, 0)).toMatchObject({ phase: 'scored', dealer: 0, scores: [8, 12] });
      const record = JSON.parse(JSON.stringify(recordOf(match)));
      expect(replay(record, () => rules)).toHaveProperty('match');
    },
  );
});
