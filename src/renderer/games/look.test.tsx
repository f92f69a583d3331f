/** Every game's deck and backs: each face and back can be drawn, in its own shape, and no two are alike. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FaceSettings, finestDeck } from '../decks/deck.ts';
import { flawOf } from '../decks/testing.ts';
import type { TableTheme } from '../motion/scene.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { TABLE_GAME_IDS, tableGameOf } from './index.ts';

const LOOKS = TABLE_GAME_IDS.flatMap((id): [string, TableTheme][] => {
  const look = tableGameOf(id)?.look;
  return look ? [[id, look]] : [];
});

/** Decks with pictures are also drawn without them, as when loading fails. */
const PICTURED = await Promise.all(
  LOOKS.filter(([, { deck }]) => deck.pictured).map(
    async ([id, look]) => [`${id}, pictured`, { ...look, deck: await finestDeck(look.deck) }] as const,
  ),
);

const plain: FaceSettings = { fourColour: false };
const AFAR: FaceSettings = { fourColour: false, far: true };

/** The size an SVG declares. */
function sizeOf(svg: string): unknown {
  const { width, height } = /width="(?<width>\d+)" height="(?<height>\d+)"/.exec(svg)?.groups ?? {};
  return { width: Number(width), height: Number(height) };
}

/**
 * 20 minutes of arc at three metres from 43 inches, as a share of the picture's height; and the minimum card height
 * there.
 */
const READ = 0.0326;
const ON_TELEVISION = 0.25;

it('there are games', () => expect(LOOKS.length).toBeGreaterThan(3));

it('pictures have come where there are some', () => {
  expect(PICTURED.length).toBeGreaterThan(0);
  for (const [, { deck }] of PICTURED) expect(deck.pictured).toBeUndefined();
});

describe.each([...LOOKS, ...PICTURED])('%s', (_, { cloth, deck, back }) => {
  const { width, height } = deck.format;

  it('has faces that are sound, and of the size of its cards', () => {
    for (const face of deck.faces) {
      const svg = deck.draw(face, plain);
      expect(flawOf(svg), face).toBeUndefined();
      expect(sizeOf(svg), face).toEqual({ width, height });
    }
  });

  it('has faces that all differ, in four colours and from afar, too', () => {
    for (const settings of [plain, { fourColour: true }, AFAR]) {
      // No phone loads what a television draws.
      const limit = settings.far ? 12_500 : undefined;
      const faces = deck.faces.map((face) => deck.draw(face, settings));
      expect(new Set(faces).size).toBe(deck.faces.length);
      expect(faces.map((face) => flawOf(face, limit)).filter((flaw) => flaw !== undefined)).toEqual([]);
    }
  });

  it('has signs in its corners that are read from across the room', () => {
    expect(deck.farIndex).toBeGreaterThanOrEqual(READ / ON_TELEVISION);
  });

  it('has a sound back of the same size', () => {
    expect(flawOf(back.draw())).toBeUndefined();
    expect(sizeOf(back.draw())).toEqual({ width, height });
  });

  it('has colours for its cloth', () => {
    for (const colour of [cloth.dye, cloth.sheen, cloth.border?.colour ?? cloth.dye]) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('lies on paper in the shape of its cards', () => {
    const card = renderToStaticMarkup(<CardFace deck={deck} id={deck.faces[0] ?? ''} name="a card" />);
    expect(card).toContain(`aspect-ratio:${width} / ${height}`);
  });
});

it('no two backs and no two cloths are the same', () => {
  const looks = LOOKS.map(([, look]) => look);
  expect(new Set(looks.map(({ back }) => back.id)).size).toBe(looks.length);
  expect(new Set(looks.map(({ back }) => back.draw())).size).toBe(looks.length);
  expect(new Set(looks.map(({ cloth }) => cloth.dye)).size).toBe(looks.length);
});
