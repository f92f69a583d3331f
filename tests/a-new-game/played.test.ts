/** The fifth game on the pages of a house it was put into: a phone plays it to the score, the table and the television show it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, GAME, putIn } from './put-in.ts';

const PATIENCE = 900_000;

let copy: Copy;

beforeAll(() => {
  copy = putIn();
  copy.run('electron-vite', 'build', '--logLevel', 'warn');
}, PATIENCE);

afterAll(() => copy.remove());

it(
  'is played to the score on a small and a large phone, upright and on its side, alone and beside a television',
  () => {
    expect(copy.pass('long', `plays ${GAME}`, 'tests/e2e/phone-reach')).toBe(8);
  },
  PATIENCE,
);

it(
  'lies on the table with few draw calls and no frame at rest, as every game does',
  () => {
    expect(copy.pass('long', 'every phase', 'tests/table3d/phases')).toBe(8);
  },
  PATIENCE,
);

it(
  'is seen whole on a television, with every number of seats',
  () => {
    expect(copy.pass('whole', GAME, 'tests/table3d/tv-layout')).toBe(9);
  },
  PATIENCE,
);

it(
  'is all in order: arrows, style, nothing unused',
  () => {
    copy.run('node', 'checks/import-directions.ts');
    copy.run('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', 'src');
    copy.run('knip');
  },
  PATIENCE,
);
