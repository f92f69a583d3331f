/** A guided first deal: a match that is stacked so that everything important comes up, and what is said on the way. */
import type { AnyMove, GameTypes, Rules, Seat, Viewer } from '../engine/rules.ts';

/** A sentence by its key, whose gaps may hold sentences: how a button is called. */
export interface Named {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number | Named>>;
}

/** What a step points at: a card by its face, a zone of the table by its id, somebody's plate, a slip, or a button. */
export type Target =
  | { readonly card: string }
  | { readonly zone: string }
  | { readonly plate: Seat }
  | { readonly slip: 'status' | 'actions' }
  | { readonly button: Named };

/** One sentence of a lesson (`lesson.ID` in the game's words), what it points at, and what it asks for. */
export interface Step<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** The numbers of the rules that come up here. */
  readonly rules: readonly string[];
  /** Said as soon as the learner sees this, once. Without it, it follows the step before. */
  when?(seen: G['Observation']): boolean;
  readonly at?: readonly Target[];
  /** The learner is to make such a move, and is only asked where one is legal; without it one reads and goes on. */
  wants?(move: G['Move'], seen: G['Observation']): boolean;
}

/** A plan for the other seats. */
export type Others<G extends GameTypes = GameTypes> = (
  seat: Seat,
  moves: readonly G['Move'][],
  seen: G['Observation'],
) => G['Move'] | undefined;

/** What a game brings to be learned by: `lesson.ts` in its folder, by default. */
export interface Lesson<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** What chance does, in this order; what is not foreseen is drawn. */
  readonly chance: readonly G['Chance'][];
  /** What the other seats do, by a plan; who makes no move waits. */
  others(seat: Seat, moves: readonly G['Move'][], seen: G['Observation']): G['Move'] | undefined;
  /** In the order in which they are looked for. With the last one done the lesson is over. */
  readonly steps: readonly Step<G>[];
}

/** The learner sits on seat 0. */
export const LEARNER: Seat & Viewer = 0;

/** Each seat makes the first of its moves that is legal now; where none is, the first legal one. */
export function inOrder<G extends GameTypes>(plans: Readonly<Record<Seat, readonly G['Move'][]>>): Others<G> {
  return (seat, moves) =>
    plans[seat]?.map((planned) => moves.find((move) => isSame(move, planned))).find(Boolean) ?? moves[0];
}

/** The same fields with the same values, in whatever order. */
export function isSame(one: AnyMove, other: AnyMove): boolean {
  return textOf(one) === textOf(other);
}

function textOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
