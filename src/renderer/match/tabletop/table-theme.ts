/** Applies this device's cloth, card backs and faces to a scene. */

import type { ClothName, Settings } from '../../client/device/settings.ts';
import { backByName } from '../../decks/backs.ts';
import type { Deck } from '../../decks/deck.ts';
import type { ClothStyle, Scene } from '../../motion/scene.ts';

const DYES: Readonly<Record<Exclude<ClothName, 'own'>, ClothStyle>> = {
  green: { dye: '#27523c', sheen: '#8bb397' },
  red: { dye: '#541c1e', sheen: '#b07a70' },
  blue: { dye: '#22406b', sheen: '#8ea6c2' },
  grey: { dye: '#3f3d3b', sheen: '#a9a49c' },
};

/** The game's own frame around the cloth stays. */
export function withTableTheme(
  scene: Scene,
  { cloth = 'own', back = 'own' }: Pick<Settings, 'cloth' | 'back'>,
  deckOf: (deck: Deck) => Deck = (deck) => deck,
): Scene {
  const deck = deckOf(scene.deck);
  if (cloth === 'own' && back === 'own' && deck === scene.deck) return scene;
  return {
    ...scene,
    deck,
    ...(cloth !== 'own' && { cloth: { ...scene.cloth, ...DYES[cloth] } }),
    ...(back !== 'own' && { back: backByName(back, scene.deck.format) }),
  };
}
