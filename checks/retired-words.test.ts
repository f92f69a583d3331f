import { describe, expect, it } from 'vitest';
import { exportedNames, retiredWords } from './retired-words.ts';

/** One file with one exported name, and no exemption. */
const wrongIn = (path: string, name = 'plain', allowed = {}) =>
  retiredWords({ paths: [path], exportsOf: () => [name] }, allowed);

describe('the check of retired words', () => {
  it.each([
    ['src/main/host/sofa-view.ts', 'plain'],
    ['src/renderer/match/Whispers.tsx', 'plain'],
    ['src/renderer/paper/Slip.tsx', 'plain'],
    ['src/main/host/room/people.ts', 'captainOf'],
    ['src/main/host/room/people.ts', 'AroundRoom'],
    ['src/main/host/room/people.ts', 'MAX_KNOCKS'],
  ])('finds one that is planted: %s %s', (path, name) => {
    expect(wrongIn(path, name)).toHaveLength(1);
  });

  it('leaves words alone that only begin like one', () => {
    expect(wrongIn('src/renderer/table3d/twinkle.ts', 'totally')).toEqual([]);
  });

  it('leaves alone what is exempt, and says when an exemption has nothing to do any more', () => {
    const reasons = { 'src/main/store/rows.ts Heir': 'a column' };
    expect(wrongIn('src/main/store/rows.ts', 'Heir', reasons)).toEqual([]);
    expect(wrongIn('src/main/store/rows.ts', 'LateJoiner', reasons)).toHaveLength(1);
  });

  it('reads every kind of export', () => {
    const source = [
      'export const one = 1;',
      'export async function* two() {}',
      'export default class Three {}',
      'export type Four = string;',
      'export { six as five, type seven };',
      'const eight = 8;',
    ].join('\n');
    expect(exportedNames(source)).toEqual(['one', 'two', 'Three', 'Four', 'five', 'seven']);
  });
});
