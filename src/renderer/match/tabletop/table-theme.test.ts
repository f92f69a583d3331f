import { describe, expect, it } from 'vitest';
import { BACKS, CLOTHS } from '../../client/device/settings.ts';
import { FRENCH } from '../../decks/french/index.ts';
import { ITALIAN } from '../../decks/italian/index.ts';
import type { Scene } from '../../motion/scene.ts';
import { withTableTheme } from './table-theme.ts';

const SCENE: Scene = {
  cloth: { dye: '#7a4532', sheen: '#cf9f80', border: { width: 3.4, colour: '#c2ad8c' } },
  deck: FRENCH,
  back: { id: 'its own', draw: () => '' },
  seats: 2,
  zones: [],
  plates: [],
};

describe('a scene', () => {
  it('is as its game has it where nobody has chosen', () => {
    expect(withTableTheme(SCENE, {})).toBe(SCENE);
    expect(withTableTheme(SCENE, { cloth: 'own', back: 'own' })).toBe(SCENE);
  });

  it('lies on another cloth within the border of its own', () => {
    const dyes = CLOTHS.map((cloth) => withTableTheme(SCENE, { cloth }).cloth);
    expect(new Set(dyes.map(({ dye }) => dye)).size).toBe(CLOTHS.length);
    for (const { border } of dyes) expect(border).toEqual(SCENE.cloth.border);
  });

  it('has other backs, each one object for one size of card', () => {
    const backs = BACKS.map((back) => withTableTheme(SCENE, { back }).back);
    expect(new Set(backs.map(({ id }) => id)).size).toBe(BACKS.length);
    expect(BACKS.map((back) => withTableTheme(SCENE, { back }).back)).toEqual(backs);
    for (const back of BACKS.slice(1)) {
      expect(withTableTheme(SCENE, { back }).back).toBe(withTableTheme(SCENE, { back }).back);
      const other = withTableTheme({ ...SCENE, deck: ITALIAN }, { back }).back;
      expect(other.id).not.toBe(withTableTheme(SCENE, { back }).back.id);
      expect(other.draw()).toContain(`0 0 ${ITALIAN.format.width} ${ITALIAN.format.height}`);
    }
  });
});
