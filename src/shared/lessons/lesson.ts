/** A guided first deal: a scripted match where everything important occurs, with explanations. */
import type { AnyMove, GameTypes, Rules, Seat, Viewer } from '../engine/rules.ts';

/** A message by key; parameters may be messages. */
export interface MessageRef {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number | MessageRef>>;
}

/** What a step points at: a card by face, a table zone by id, a nameplate, a slip, or a button. */
export type Target =
  | { readonly card: string }
  | { readonly zone: string }
  | { readonly plate: Seat }
  | { readonly slip: 'status' | 'actions' }
  | { readonly button: MessageRef };

/** A step: its message (`lesson.ID` of the game), its target, and the move it asks for. */
export interface LessonStep<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** Numbers of the rules it explains. */
  readonly rules: readonly string[];
  /**
   * Shown once, as soon as the learner sees this. Without it, right after the previous step, before
   * any move.
   */
  when?(seen: G['Observation']): boolean;
  /** Whether its message is true; otherwise it is skipped. */
  isTrue?(seen: G['Observation']): boolean;
  /** Message parameters. */
  gaps?(seen: G['Observation']): Readonly<Record<string, string | number>>;
  readonly targets?: readonly Target[];
  /** The move it asks for, shown only where one is legal; without it the step is only read. */
  wants?(move: G['Move'], seen: G['Observation']): boolean;
  /** Ends the guidance: free play follows. */
  readonly endsGuidance?: boolean;
}

/** The other seats' script. */
export type OpponentScript<G extends GameTypes = GameTypes> = (
  seat: Seat,
  moves: readonly G['Move'][],
  seen: G['Observation'],
) => G['Move'] | undefined;

/** A game's lesson: `lesson.ts` in its folder, default export. */
export interface Lesson<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** Chance's event number `count` of the script; unscripted or impossible ones are drawn. */
  chance(state: G['State'], count: number): G['Chance'] | undefined;
  /** The other seats' scripted moves; undefined waits. */
  opponents(seat: Seat, moves: readonly G['Move'][], seen: G['Observation']): G['Move'] | undefined;
  /** In order of search. The lesson ends with the last one. */
  readonly steps: readonly LessonStep<G>[];
}

/** The learner sits on seat 0. */
export const LEARNER: Seat & Viewer = 0;

/** Each seat plays its first scripted move that is legal; otherwise its first legal one. */
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

/** Chance's script, in this order. */
export function scriptedChance<G extends GameTypes>(...events: readonly G['Chance'][]): Lesson<G>['chance'] {
  return (_, count) => events[count];
}

/** All of these hold. */
export function everyFact<Seen>(...facts: readonly ((seen: Seen) => boolean)[]): (seen: Seen) => boolean {
  return (seen) => facts.every((fact) => fact(seen));
}

/** A key that ignores field order. */
function textOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
