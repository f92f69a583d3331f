/** Rules played out with real cards on a small cloth: what games bring of them, fetched for who reads the rules. */
import type { Messages } from '#shared/i18n/translate.ts';

/** A card of a frame. The same key in the next frame is the same card, which then moves. */
export interface PictureCard {
  readonly key: string;
  /** The face's id in the game's deck; null: face down. */
  readonly face: string | null;
  /** Where its middle lies: per cent of the cloth's width and height. */
  readonly x: number;
  readonly y: number;
  readonly lit?: boolean;
  readonly dim?: boolean;
}

export interface PictureFrame {
  /** `picture.SAYS` in the game's words. */
  readonly says: string;
  readonly cards: readonly PictureCard[];
}

/** What is shown with a section of the rules page. */
export interface RulePicture {
  readonly section: number;
  /** The numbers of the rules that it plays. */
  readonly rules: readonly string[];
  readonly frames: readonly PictureFrame[];
}

const PICTURES = import.meta.glob<readonly RulePicture[]>('./*/rule-pictures.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/pictures.ts', { import: 'PICTURES' });

export interface LoadedPictures {
  readonly pictures: readonly RulePicture[];
  readonly words: Messages;
}

/** Nothing for a game that has none. Rejects where they can't be fetched. */
export async function loadPictures(game: string): Promise<LoadedPictures | undefined> {
  const [pictures, words] = [PICTURES[`./${game}/rule-pictures.ts`], WORDS[`./${game}/messages/en/pictures.ts`]];
  if (!pictures || !words) return undefined;
  const [loaded, said] = await Promise.all([pictures(), words()]);
  return { pictures: loaded, words: said };
}

/** Cards side by side, the first at the left; of some, what is marked. */
export function inRow(
  faces: readonly string[],
  y: number,
  more: (face: string, k: number) => Partial<PictureCard> = () => ({}),
) {
  const step = Math.min(14, 88 / faces.length);
  const first = 50 - (step * (faces.length - 1)) / 2;
  return faces.map((face, k): PictureCard => ({ key: `${face} ${k}`, face, x: first + step * k, y, ...more(face, k) }));
}
