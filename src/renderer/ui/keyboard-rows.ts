/** The on-screen keyboard's rows for a field. */
import type { Say } from '../i18n/say.ts';

/** What a field accepts, by its attributes. */
export interface FieldLetters {
  /** All allowed characters (`data-letters`): a code's letters, digits. */
  readonly letters?: string | undefined;
  /** An address: `inputmode="url"`. */
  readonly isAddress: boolean;
}

/** The language's letters; or signs and other languages' letters. */
export type KeyboardSide = 'letters' | 'more';

const FIGURES = '1234567890';
const MAX_ROW_LETTERS = 10;

export function keyboardRows({ letters, isAddress }: FieldLetters, side: KeyboardSide, say: Say): string[] {
  if (letters !== undefined) return [...evenly(only(letters, /\d/)), ...evenly(only(letters, /\D/))];
  if (isAddress) return [FIGURES, 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '.:/-_[]'];
  if (side === 'more') return ['.,!?’-&()', ':;"@/+*#=%', 'áàâäãåæçéè', 'êëíìîïñóòô', 'öõøœßúùûüý', 'šžčćđłńřğş'];
  return [FIGURES, say('keyboard.row.1'), say('keyboard.row.2'), say('keyboard.row.3'), say('keyboard.row.4')];
}

function only(letters: string, kind: RegExp): string[] {
  return [...letters].filter((letter) => kind.test(letter));
}

/** As few rows as fit, of equal length. */
function evenly(letters: readonly string[]): string[] {
  const rows = Math.ceil(letters.length / MAX_ROW_LETTERS);
  const length = Math.ceil(letters.length / rows);
  return Array.from({ length: rows || 0 }, (_, row) => letters.slice(row * length, (row + 1) * length).join(''));
}

/** A letter in the current case; those without a single capital stay. */
export function letterCase(letter: string, isCapital: boolean): string {
  const capital = letter.toLocaleUpperCase();
  return isCapital && capital.length === 1 ? capital : letter;
}
