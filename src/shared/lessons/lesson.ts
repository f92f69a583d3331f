/** A guided first deal: a match that is stacked so that everything important comes up, and what is said on the way. */
import type { AnyMove, GameTypes, Rules, Seat, Viewer } from '../engine/rules.ts';

/** A sentence by its key, whose gaps may hold sentences: how a button is called. */
export interface MessageRef {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number | MessageRef>>;
}

/** What a step points at: a card by its face, a zone of the table by its id, somebody's plate, a slip, or a button. */
export type Target =
  | { readonly card: string }
  | { readonly zone: string }
  | { readonly plate: Seat }
  | { readonly slip: 'status' | 'actions' }
  | { readonly button: MessageRef };

/** One sentence of a lesson (`lesson.ID` in the game's words), what it points at, and what it asks for. */
export interface LessonStep<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** The numbers of the rules that come up here. */
  readonly rules: readonly string[];
  /** Said as soon as the learner sees this, once. Without it, it comes right after the step before, before anybody moves. */
  when?(seen: G['Observation']): boolean;
  /** Whether what the sentence says is so: elsewhere it is not said. */
  isTrue?(seen: G['Observation']): boolean;
  /** What fills its gaps. */
  gaps?(seen: G['Observation']): Readonly<Record<string, string | number>>;
  readonly targets?: readonly Target[];
  /** The learner is to make such a move, and is only asked where one is legal; without it one reads and goes on. */
  wants?(move: G['Move'], seen: G['Observation']): boolean;
  /** From here on the lesson leads no more: one plays as one likes. */
  readonly endsGuidance?: boolean;
}

/** A plan for the other seats. */
export type OpponentScript<G extends GameTypes = GameTypes> = (
  seat: Seat,
  moves: readonly G['Move'][],
  seen: G['Observation'],
) => G['Move'] | undefined;

/** What a game brings to be learned by: `lesson.ts` in its folder, by default. */
export interface Lesson<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** What chance does when it has done `count` things that were foreseen; what is not foreseen, or can't be, is drawn. */
  chance(state: G['State'], count: number): G['Chance'] | undefined;
  /** What the other seats do, by a plan; who makes no move waits. */
  opponents(seat: Seat, moves: readonly G['Move'][], seen: G['Observation']): G['Move'] | undefined;
  /** In the order in which they are looked for. With the last one done the lesson is over. */
  readonly steps: readonly LessonStep<G>[];
}

/** The learner sits on seat 0. */
export const LEARNER: Seat & Viewer = 0;

/** Each seat makes the first of its moves that is legal now; where none is, the first legal one. */
export function scriptedMoves<G extends GameTypes>(
  plans: Readonly<Record<Seat, readonly G['Move'][]>>,
): OpponentScript<G> {
  const planned = Object.values(plans).map((plan) => plan.map(textOf));
  const seats = Object.keys(plans).map(Number);
  return (seat, moves) => {
    const legal = moves.map(textOf);
    const next = planned[seats.indexOf(seat)]?.find((move) => legal.includes(move));
    return next === undefined ? moves[0] : moves[legal.indexOf(next)];
  };
}

/** Chance does these things, in this order, whatever comes. */
export function scriptedChance<G extends GameTypes>(...events: readonly G['Chance'][]): Lesson<G>['chance'] {
  return (_, count) => events[count];
}

/** All of these are so. */
export function everyFact<Seen>(...facts: readonly ((seen: Seen) => boolean)[]): (seen: Seen) => boolean {
  return (seen) => facts.every((fact) => fact(seen));
}

/** The same for the same fields with the same values, in whatever order. */
function textOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
