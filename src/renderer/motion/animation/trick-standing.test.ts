import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { placeZoneCards } from '../layout/arrangement.ts';
import { cameraViewFor } from '../layout/camera.ts';
import { cardSize, FLAT } from '../layout/pose.ts';
import type { TableCard, Zone } from '../scene.ts';
import { SHAKE_MS } from './animated-card.ts';
import { advance, type CardMotion, newCardMotion, placeScene, setScene } from './card-motion.ts';

const SIZE = cardSize(FRENCH);
const SHOT = cameraViewFor(1280, 720, { top: 0, right: 0, bottom: 0, left: 0 }, SIZE);
const TEMPO = { speed: 1, reduced: false };

const card = (key: string, more: Partial<TableCard> = {}): TableCard => ({ key, face: key, name: key, ...more });
function laid(...cards: readonly TableCard[]) {
  const trick: Zone = { id: 'trick', arrangement: 'spread', place: { x: 0, z: 0, turn: 0 }, label: '', cards };
  return placeZoneCards(trick, SIZE, SHOT.hand);
}

/** A trick of two in which the first wins; then a third is played that takes it or does not. */
function played(third: Partial<TableCard>): CardMotion {
  const motion = newCardMotion();
  placeScene(motion, laid(card('KH', { winsTrick: true, toward: 0 }), card('5H', { toward: 90 })), 0);
  const first = card('KH', { winsTrick: !third.winsTrick, toward: 0 });
  const from = { from: 'hand:1', toward: 180, ...third };
  setScene(motion, laid(first, card('5H', { toward: 90 }), card('2S', from)), () => ({ ...FLAT, x: 40 }), TEMPO, 1000);
  return motion;
}

const actor = (motion: CardMotion, key: string) => motion.cards.find((one) => one.key === key);

/** Runs frame by frame until then. */
function run(motion: CardMotion, from: number, to: number): boolean {
  let moving = true;
  for (let now = from; now <= to; now += 16) moving = advance(motion, now, {});
  return moving;
}

describe('who takes the trick', () => {
  it('is lit and lifted, and the others are darker, at first sight already', () => {
    const motion = newCardMotion();
    placeScene(motion, laid(card('KH', { winsTrick: true }), card('5H')), 0);
    advance(motion, 16, {});
    expect(actor(motion, 'KH')?.dim).toBeLessThan(0);
    expect(actor(motion, '5H')?.dim).toBeGreaterThan(0.4);
    expect(actor(motion, 'KH')?.pose.y).toBeGreaterThan((actor(motion, 'KH')?.rest.y ?? 0) + 1);
  });

  it('is not seen before the card that decides it has landed', () => {
    const motion = played({ winsTrick: true });
    run(motion, 1000, 1280);
    expect(actor(motion, '2S')?.flight).toBeDefined();
    expect(actor(motion, 'KH')).toMatchObject({ standing: 'leads', winningLift: 1 });
    expect(run(motion, 1290, 2400)).toBe(false);
    expect(actor(motion, 'KH')).toMatchObject({ standing: 'yields', winningLift: 0 });
    expect(actor(motion, '2S')).toMatchObject({ standing: 'leads', winningLift: 1 });
  });

  it('is forgotten once the trick is taken away', () => {
    const motion = played({});
    run(motion, 1000, 2400);
    const pile: Zone = {
      ...{ id: 'taken:0', arrangement: 'pile', place: { x: 20, z: 9, turn: 0 }, label: '' },
      cards: ['KH', '5H', '2S'].map((key) => ({ ...card(key), face: null, from: 'trick' })),
    };
    setScene(motion, placeZoneCards(pile, SIZE, SHOT.hand), () => undefined, TEMPO, 3000);
    expect(run(motion, 3000, 4200)).toBe(false);
    for (const { standing, winningLift: lead, dim } of motion.cards)
      expect([standing, lead, dim]).toEqual(['alone', 0, 0]);
  });
});

describe('a card that comes down hard', () => {
  const bumps = (weight: number): number[] => {
    const motion = played({ weight });
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let now = 1000; now < 1000 + 300 + 2 * SHAKE_MS; now += 8) {
      advance(motion, now, {});
      const other = actor(motion, '5H');
      const off = Math.hypot((other?.pose.x ?? 0) - (other?.rest.x ?? 0), (other?.pose.z ?? 0) - (other?.rest.z ?? 0));
      most = Math.max(most, off);
      least = off;
    }
    return [most, least];
  };

  it('makes those beside it give, and they lie where they lay again', () => {
    const [most = 0, last] = bumps(2.1);
    expect(most).toBeGreaterThan(0.2);
    expect(most).toBeLessThan(1.5);
    expect(last).toBe(0);
  });

  it('is no usual card', () => {
    expect(bumps(1)).toEqual([0, 0]);
  });
});
