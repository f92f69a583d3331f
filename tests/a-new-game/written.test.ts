/** What `npm run -s new-game` writes is a game: its types fit, its own tests and those of its rules, words and table pass. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, houseFor } from './put-in.ts';

const PATIENCE = 900_000;
const WRITTEN = 'trenta-quaranta';

let copy: Copy;

beforeAll(() => {
  copy = houseFor(WRITTEN);
  copy.run('node', 'tools/new-game.ts', WRITTEN, '--like', 'tricks');
});

afterAll(() => copy.remove());

it(
  'is whole but for its records',
  () => {
    for (const project of ['src/shared', 'src/renderer']) expect(copy.run('tsc', '-p', project)).toBe('');
    expect(copy.pass('parts', '.', `src/shared/games/${WRITTEN}`)).toBe(9);
    const generic = ['src/shared/games/catalogue', 'src/renderer/games/', 'tests/rules', 'tools/check-translation'];
    expect(copy.pass('parts', '.', ...generic)).toBeGreaterThan(100);
  },
  PATIENCE,
);
