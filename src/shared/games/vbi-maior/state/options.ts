import { ROME_SIZE } from '../../../cards/rome.ts';
import { type OptionsOf, option, SWITCH } from '../../../engine/options.ts';

export const OPTIONS = {
  /** The target, and the cost of a Rome card in the return deck (VM-3). */
  difficulty: option(['easy', 'medium', 'hard']),
  /** How nearly simultaneous plays are ordered (VM-15). */
  photoFinish: option(['arrival', 'lowest-first']),
} as const;

/** What only a table chooses, not a numbered deal. */
export const TABLE_OPTIONS = {
  /** For newcomers: the first two turns cost no malus (VM-34). */
  freeTurns: SWITCH,
} as const;

export type Options = OptionsOf<typeof OPTIONS> & Partial<OptionsOf<typeof TABLE_OPTIONS>>;
export type Difficulty = Options['difficulty'];

/** As many as can play (VM-2). */
export const MAX_SEATS = 6;

/** VM-3: points a seat to win, and the malus for each Rome card in the return deck. */
const LEVELS: Readonly<Record<Difficulty, { readonly points: number; readonly malus: number }>> = {
  easy: { points: 10, malus: 1 },
  medium: { points: 12, malus: 2 },
  hard: { points: 15, malus: 2 },
};

/** Share of the 90 at which the setup warns (VM-25). */
const NEARLY_ALL = 0.9;

/** The points that win the game (VM-3). */
export function targetOf(seats: number, difficulty: Difficulty): number {
  return seats * LEVELS[difficulty].points;
}

/** VM-34: the turns that cost no malus where the table chose so. */
const FREE_TURNS = 2;

/** VM-34: whether this turn costs no malus. */
function isFreeOfMalus({ freeTurns }: Options, turn: number): boolean {
  return freeTurns === 'on' && turn <= FREE_TURNS;
}

/** What one Rome card in the return deck costs in this turn (VM-3, VM-34). */
export function malusOfOne(options: Options, turn: number): number {
  return isFreeOfMalus(options, turn) ? 0 : LEVELS[options.difficulty].malus;
}

/** VM-25: how many of the 90 Rome cards must come to lie in the game area if they bring all the points. */
export function romeCardsNeeded(seats: number, difficulty: Difficulty): number {
  return targetOf(seats, difficulty);
}

/** VM-25: whether that is nearly all of them. */
export function needsNearlyAll(seats: number, difficulty: Difficulty): boolean {
  return romeCardsNeeded(seats, difficulty) >= ROME_SIZE * NEARLY_ALL;
}

/** Malus of one turn that loses the game (VM-24). */
export const MALUS_LOST = 10;
