import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import type { Scene } from '../scene.ts';
import { cameraViewFor } from './camera.ts';
import { cardSize } from './pose.ts';
import { layoutScene, placeOfZone, rectOf } from './scene-layout.ts';
import { handPlace, trickPlace } from './table-geometry.ts';

const SIZE = cardSize(FRENCH);
const SHOT = cameraViewFor(1280, 720, { top: 0, right: 0, bottom: 0, left: 0 }, SIZE);
const SCENE: Scene = {
  cloth: { dye: '#27523c', sheen: '#8bb397' },
  deck: FRENCH,
  back: { id: 'plain', draw: () => '' },
  seats: 4,
  zones: [
    {
      id: 'hand:0',
      arrangement: 'hand',
      place: handPlace(0, 4),
      label: 'your hand',
      cards: ['AS', 'KS', 'QS'].map((face) => ({ key: face, face, name: face })),
    },
    { id: 'trick', arrangement: 'spread', place: trickPlace(), label: 'the trick', cards: [] },
  ],
  plates: [{ seat: 2, place: 1, name: 'Ada', kind: 'person', onTurn: false }],
};
const rect = (id: string) => rectOf(id, SCENE, layoutScene(SCENE, SHOT, SIZE), placeOfZone(SCENE, SHOT), SHOT, SIZE);

describe('where things are seen', () => {
  it('finds a card, and its zone around it', () => {
    const card = rect('KS');
    const zone = rect('hand:0');
    if (!card || !zone) throw new Error('not in sight');
    expect(card.height).toBeGreaterThan(150);
    expect(zone.width).toBeGreaterThan(card.width * 1.5);
    expect(zone.x).toBeLessThan(card.x);
    expect(zone.x + zone.width).toBeGreaterThan(card.x + card.width);
  });

  it('gives an empty zone a card’s room', () => {
    const trick = rect('trick');
    expect(trick?.width).toBeGreaterThan(50);
    expect(Math.abs((trick?.x ?? 0) + (trick?.width ?? 0) / 2 - 640)).toBeLessThan(2);
  });

  it('finds a plate by its seat', () => {
    expect(rect('plate:2')?.width).toBeGreaterThan(120);
  });

  it('knows nothing of what is not there', () => {
    expect(rect('plate:9')).toBeUndefined();
    expect(rect('2C')).toBeUndefined();
  });
});
