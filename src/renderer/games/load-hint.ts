/** Loads how each game words its hints. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Say } from '../i18n/say.ts';

export interface HintDescriber<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** The move in a word or two, as advice: "the knight of cups". */
  name(move: Move, observation: Observation, say: Say): string;
  /** A move's expected result, in the game's unit. */
  worth(worth: number, say: Say): string;
  /** The number alone, without its sign. */
  amount(worth: number): string;
  /** The text of its button, where it is made without a card. */
  button?(move: Move, say: Say): string | undefined;
}

const HINTERS = import.meta.glob<HintDescriber>('./*/hint.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/hint.ts', { import: 'HINT' });

export interface LoadedHinter {
  readonly hinter: HintDescriber;
  readonly words: Messages;
}

/** Whether a game has hints. */
export function hasHints(game: string): boolean {
  return Object.hasOwn(HINTERS, `./${game}/hint.ts`);
}

/** Undefined for a game without. Rejects where it can't be loaded. */
export async function loadHinter(game: string): Promise<LoadedHinter | undefined> {
  const [hint, words] = [HINTERS[`./${game}/hint.ts`], WORDS[`./${game}/messages/en/hint.ts`]];
  if (!hint || !words) return undefined;
  const [hinter, said] = await Promise.all([hint(), words()]);
  return { hinter, words: said };
}

/** With its sign, and one digit after the point. */
export function formatSignedDecimal(number: number): string {
  return prefixSign(number, oneDigit);
}

/** With its sign, unless it is written as zero. */
export function prefixSign(number: number, amount: (number: number) => string): string {
  const written = amount(number);
  if (written === amount(0)) return `±${written}`;
  return `${number > 0 ? '+' : '−'}${written}`;
}

/** Its absolute value, with one digit after the point. */
export function oneDigit(number: number): string {
  return (Math.round(Math.abs(number) * 10) / 10).toFixed(1);
}
