/** Loads the games' animated rules, shown with real cards on a small cloth. */
import type { Messages } from '#shared/i18n/translate.ts';

/** A card of a frame. The same key in the next frame is the same card, which then moves. */
export interface PictureCard {
  readonly key: string;
  /** The face's id in the game's deck; null: face down. */
  readonly face: string | null;
  /** Its middle, in per cent of the cloth's width and height. */
  readonly x: number;
  readonly y: number;
  readonly lit?: boolean;
  readonly dim?: boolean;
}

export interface PictureFrame {
  /** `picture.SAYS` in the game's messages. */
  readonly says: string;
  readonly cards: readonly PictureCard[];
}

/** The picture of a section of the rules. */
export interface RulePicture {
  readonly section: number;
  /** The numbers of the rules it shows. */
  readonly rules: readonly string[];
  readonly frames: readonly PictureFrame[];
}

const PICTURES = import.meta.glob<readonly RulePicture[]>('./*/rule-pictures.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/learning.ts', { import: 'PICTURES' });

export interface LoadedPictures {
  readonly pictures: readonly RulePicture[];
  readonly words: Messages;
}

/** Undefined for a game without. Rejects where they can't be loaded. */
export async function loadPictures(game: string): Promise<LoadedPictures | undefined> {
  const [pictures, words] = [PICTURES[`./${game}/rule-pictures.ts`], WORDS[`./${game}/messages/en/learning.ts`]];
  if (!pictures || !words) return undefined;
  const [loaded, said] = await Promise.all([pictures(), words()]);
  return { pictures: loaded, words: said };
}

/** Cards side by side from the left; some of them marked. */
export function inRow(
  faces: readonly string[],
  y: number,
  more: (face: string, k: number) => Partial<PictureCard> = () => ({}),
) {
  const step = Math.min(14, 88 / faces.length);
  const first = 50 - (step * (faces.length - 1)) / 2;
  return faces.map((face, k): PictureCard => ({ key: `${face} ${k}`, face, x: first + step * k, y, ...more(face, k) }));
}
