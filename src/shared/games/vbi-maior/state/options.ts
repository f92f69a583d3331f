import { ROME_SIZE } from '../../../cards/rome.ts';
import { type OptionsOf, option } from '../../../engine/options.ts';

export const OPTIONS = {
  /** The target, and the cost of a Rome card in the return deck (VM-3). */
  difficulty: option(['easy', 'medium', 'hard']),
  /** How nearly simultaneous plays are ordered (VM-15). */
  photoFinish: option(['arrival', 'lowest-first']),
} as const;

export type Options = OptionsOf<typeof OPTIONS>;
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

/** What one Rome card in the return deck costs (VM-3). */
export function malusOfOne(difficulty: Difficulty): number {
  return LEVELS[difficulty].malus;
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
