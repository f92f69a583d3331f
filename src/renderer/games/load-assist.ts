/** What a game brings to help who plays, an `assist.ts` beside its `index.ts`: loaded when the first of it is wanted. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Say } from '../i18n/say.ts';
import type { TableCard } from '../motion/scene.ts';
import type { PanelProps } from './game.ts';

/** How a game words its hints. */
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

/**
 * The moves a viewer may intend with this card, legal or not: the rules are asked about them. Empty for a card that is
 * not theirs.
 */
export type IntendedMoves<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> = (
  card: Pick<TableCard, 'key' | 'face'>,
  observation: Observation,
) => readonly Move[];

/** One counted thing and its progress. */
interface CardCountLine {
  readonly term: string;
  readonly value: string;
}

/**
 * Counts public information only, so seats and spectators get the same. Empty where there is nothing to count. It never
 * repeats what the rules want remembered.
 */
export type CardCounter<Observation extends ObservationBase = ObservationBase> = (
  observation: Observation,
  say: Say,
) => readonly CardCountLine[];

/** A tip for newcomers, `tip.ID` in the game's messages, and its rules. */
export interface Tip<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  readonly id: string;
  readonly rules: readonly string[];
  /** Whether it applies now; of several, the first is shown. */
  when(panel: PanelProps<Observation, Move>): boolean;
  /** Parameters of its sentence. */
  gaps?(panel: PanelProps<Observation, Move>): Readonly<Record<string, string | number>>;
}

/** What `assist.ts` exports; a game may leave out any of it. */
export interface Assist {
  readonly words: Messages;
  readonly hints?: HintDescriber;
  /** Without it only the layout's reasons are shown. */
  readonly intendedMoves?: IntendedMoves;
  readonly cardCounter?: CardCounter;
  readonly tips?: readonly Tip[];
  /** What cards say of who the partner is, `convention.KEY` each; and such a card's name for `since.KEY`. */
  readonly conventions?: readonly string[];
  readonly cardNamed?: (card: string, say: Say) => string;
}

const ASSISTS = import.meta.glob<Assist>('./*/assist.ts');

/** Undefined for a game without. Rejects where it can't be loaded. */
export async function loadAssist(game: string): Promise<Assist | undefined> {
  return ASSISTS[`./${game}/assist.ts`]?.();
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

/** As the language writes a point or a comma. */
const ONE_DIGIT = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Its absolute value, with one digit after the point. */
export function oneDigit(number: number): string {
  return ONE_DIGIT.format(Math.abs(number));
}
