/**
 * All that is printed on cards, as SVG: for the table's texture atlas, for the phone page, for panels.
 * Nothing here touches the DOM; every answer is a string that draws the same wherever it is shown.
 */
import type { FrenchCard } from '#shared/cards/french.ts';
import type { ItalianCard } from '#shared/cards/italian.ts';
import type { VbiCard } from '#shared/cards/rome.ts';
import type { VivaCard } from '#shared/cards/viva.ts';
import { briscolaBack, spizzichinoBack, vbiBack, vivaBack } from './backs.ts';
import { type FrenchSettings, frenchFace } from './french/index.ts';
import { italianFace } from './italian/index.ts';
import { vbiFace } from './rome/index.ts';
import { vivaFace } from './viva/index.ts';

/** What a player may choose about faces. */
export type FaceSettings = FrenchSettings;

type DrawFace = (id: string, settings: FaceSettings) => string;

const FACES = {
  french: (id, settings) => frenchFace(id as FrenchCard, settings),
  italian: (id) => italianFace(id as ItalianCard),
  viva: (id) => vivaFace(id as VivaCard),
  rome: (id) => vbiFace(id as VbiCard),
} as const satisfies Readonly<Record<string, DrawFace>>;

/** The decks there are. */
export type Deck = keyof typeof FACES;

/** The face of a card: `deck` says how to read `id`. */
export function faceOf(deck: Deck, id: string, settings: FaceSettings): string {
  const draw: DrawFace = FACES[deck];
  return draw(id, settings);
}

const BACKS: Readonly<Record<string, () => string>> = {
  'briscola-chiamata': briscolaBack,
  spizzichino: spizzichinoBack,
  viva: vivaBack,
  'vbi-maior': vbiBack,
};

/** The back of a game's cards, by the game's id. */
export function backOf(game: string): string {
  const draw = BACKS[game];
  if (!draw) throw new Error(`no back for ${game}`);
  return draw();
}
