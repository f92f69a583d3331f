import { describe, expect, it } from 'vitest';
import { FRENCH_DECK } from '#shared/cards/french.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { takerOf } from '#shared/games/briscola-chiamata/cards.ts';
import { OPEN } from '../../tricks/beats.ts';
import { lyingTrick } from '../../tricks/names.ts';
import { layout, sorted } from './layout.ts';
import { beats } from './selectors/beats.ts';
import { layoutContextOf, randomMatch } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 3, 'everyone'];

/** Every scene of a random match, with its source. */
function scenes(viewer: Viewer) {
  const updates = randomMatch(7, viewer);
  return updates.flatMap((update, k) =>
    beats(update.observation, updates[k - 1]?.observation).map(({ name }) => ({
      update,
      beat: name,
      scene: layout(update.observation, layoutContextOf(viewer, update, name)),
    })),
  );
}

describe('the table of Briscola Chiamata', () => {
  it.each(VIEWERS)('holds all forty cards at every beat between deal and score, seen by %s', (viewer) => {
    for (const { update, scene } of scenes(viewer)) {
      if (update.observation.phase === 'dealing') continue;
      const keys = scene.zones.flatMap(({ cards }) => cards.map(({ key }) => key));
      expect(keys).toHaveLength(FRENCH_DECK.length);
      expect(new Set(keys).size).toBe(FRENCH_DECK.length);
    }
  });

  it.each(VIEWERS)('shows no face but the own hand and the trick, seen by %s', (viewer) => {
    for (const { update, scene } of scenes(viewer)) {
      const { own, tricks } = update.observation;
      const seen = new Set([...(own?.hand ?? []), ...(lyingTrick(tricks)?.cards ?? [])].map(String));
      const faces = scene.zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face ?? []));
      for (const face of faces) expect(seen).toContain(face);
    }
  });

  it('leaves a full trick in the middle until it is gathered to who took it', () => {
    const open = scenes(0).filter(({ beat }) => beat === OPEN);
    expect(open).toHaveLength(16);
    for (const { scene } of open) {
      const trick = scene.zones.find(({ id }) => id === 'trick');
      expect(trick?.cards).toHaveLength(5);
      expect(trick?.cards.filter(({ marked }) => marked).length).toBeGreaterThan(0);
    }
  });

  it('rings the card that takes the trick as it lies, and no other', () => {
    let growing = 0;
    for (const { update, beat, scene } of scenes('everyone')) {
      const trick = scene.zones.find(({ id }) => id === 'trick');
      const lying = lyingTrick(update.observation.tricks);
      const leading = trick?.cards.filter(({ winsTrick: leads }) => leads).map(({ key }) => key) ?? [];
      if (!trick || trick.cards.length === 0 || !lying) expect(leading).toEqual([]);
      else {
        const taker = takerOf(lying, update.observation.trump);
        expect(leading).toEqual([lying.cards[(taker - lying.leader + 5) % 5]]);
        if (beat !== OPEN && lying.cards.length > 1) growing++;
      }
    }
    expect(growing).toBeGreaterThan(30);
  });

  it('lets exactly those cards be played that the moves name', () => {
    for (const { update, scene } of scenes(0)) {
      const allowed = update.moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
      const playable = scene.zones.flatMap(({ cards }) => cards.filter((card) => card.playable).map(({ key }) => key));
      expect(playable.sort()).toEqual([...allowed].sort());
    }
  });

  it('lights the plate of who is on turn, and puts the viewer nearest', () => {
    for (const { update, scene } of scenes(3)) {
      expect(scene.plates.find(({ place }) => place === 0)?.seat).toBe(3);
      for (const { seat, onTurn: lit } of scene.plates) if (lit) expect(update.observation.toAct).toContain(seat);
    }
  });

  it('marks the called card in its holder’s hand and in the trick, nowhere else', () => {
    for (const { update, beat, scene } of scenes(0)) {
      const { called, own } = update.observation;
      const hand = scene.zones.find(({ id }) => id === 'hand:0');
      const marked = hand?.cards.filter((card) => card.marked).map(({ key }) => key) ?? [];
      const holds = beat === 'settled' && called !== null && own?.hand.includes(called);
      if (beat === 'settled') expect(marked).toEqual(holds ? [called] : []);
    }
  });

  it('sorts a hand trump first, then suit by suit, high to low', () => {
    expect(sorted(['2C', 'AD', '3S', 'KC', '10D', 'JH'], null)).toEqual(['3S', 'JH', 'KC', '2C', 'AD', '10D']);
    expect(sorted(['2C', 'AD', '3S', 'KC', '10D', 'JH'], 'D')).toEqual(['AD', '10D', '3S', 'JH', 'KC', '2C']);
  });
});
