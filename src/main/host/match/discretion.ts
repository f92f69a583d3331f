/**
 * A time in which nobody can tell whether a seat is asked in secret (BC-21): moves wait until it is over, whether or
 * not anybody was asked.
 */
import type { Match } from '#shared/engine/match.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { PendingMove } from './pending-move.ts';

/** The seat that is asked in secret now: it is asked, and may answer what silence stands for. */
export function askedInSecret({ rules, state }: Match): Seat | undefined {
  const turn = rules.toAct(state);
  const { discreet } = rules;
  if (!discreet || typeof turn === 'string') return undefined;
  return turn.find((seat) => rules.refuse(state, seat, discreet.otherwise) === undefined);
}

export class Discretion {
  readonly #clock: Clock;
  readonly #held = new Map<Seat, PendingMove>();
  #cancel: Cancel | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOn(): boolean {
    return this.#cancel !== undefined;
  }

  /** Begins the time, or begins it anew; moves that waited for the end of the one before are too late. */
  start(ms: number, over: () => void): void {
    this.stop();
    this.#cancel = this.#clock.after(ms, () => {
      this.#cancel = undefined;
      over();
    });
  }

  /** Keeps a move for the end. A seat has one; a later one takes its place. */
  hold(pending: PendingMove): void {
    this.take(pending.seat)?.answer(refusal('host', 'overtaken'));
    this.#held.set(pending.seat, pending);
  }

  /** The move of this seat that waited. */
  take(seat: Seat): PendingMove | undefined {
    const pending = this.#held.get(seat);
    this.#held.delete(seat);
    return pending;
  }

  /** The moves that waited, in the order they came. */
  release(): PendingMove[] {
    const held = [...this.#held.values()];
    this.#held.clear();
    return held;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const pending of this.release()) pending.answer(refusal('host', 'overtaken'));
  }
}
