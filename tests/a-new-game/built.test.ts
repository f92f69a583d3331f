/** A fifth game in the built program: told on the wire as its rules allow, and light enough for a phone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, GAME, putIn } from './put-in.ts';

const PATIENCE = 400_000;

let copy: Copy;

beforeAll(() => {
  copy = putIn();
});

afterAll(() => copy.remove());

it(
  'keeps its secrets on the wire, and is light enough for a phone',
  () => {
    copy.run('electron-vite', 'build', '--logLevel', 'warn');
    expect(copy.pass('whole', `${GAME}|the phone’s page`, 'tests/host/secrets', 'tests/phone-weight')).toBeGreaterThan(
      7,
    );
  },
  PATIENCE,
);
