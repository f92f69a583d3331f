import { expect, it } from 'vitest';
import type { Scene } from '../motion/scene.ts';
import { withHiddenTurn } from './hidden-turn.ts';

const plate = { place: 0, kind: 'person' } as const;
const SCENE = {
  plates: [
    { ...plate, seat: 0, name: 'Ada', onTurn: true },
    { ...plate, seat: 1, name: 'Bea', onTurn: false },
  ],
  zones: [
    { id: 'hand', cards: [{ key: 'a', playable: true }, { key: 'b', playable: false, why: 'no' }, { key: 'c' }] },
    { id: 'pile', cards: [{ key: 'd' }] },
  ],
} as unknown as Scene;

const say = (key: string): string => key;

const lit = ({ plates }: Scene): boolean[] => plates.map((one) => one.onTurn);

it('the table is as it was where all is well', () => {
  expect(withHiddenTurn(SCENE, undefined, say)).toBe(SCENE);
});

it('nobody is on turn, and no card can be played, where nobody can be reached', () => {
  const { zones, ...scene } = withHiddenTurn(SCENE, 'lost', say);
  expect(lit({ zones, ...scene })).toEqual([false, false]);
  const [hand, pile] = zones;
  expect(hand?.cards).toEqual([
    { key: 'a', playable: false, why: 'offline' },
    { key: 'b', playable: false, why: 'no' },
    { key: 'c' },
  ]);
  expect(pile).toBe(SCENE.zones[1]);
});

it('a host that is cut off from the others takes moves: they wait with it', () => {
  const scene = withHiddenTurn(SCENE, 'stalled', say);
  expect(lit(scene)).toEqual([false, false]);
  expect(scene.zones).toBe(SCENE.zones);
});

it('what is our own fault is not said to be the network’s', () => {
  const [hand] = withHiddenTurn(SCENE, 'failed', say).zones;
  expect(hand?.cards[0]).toEqual({ key: 'a', playable: false, why: 'error.title' });
});
