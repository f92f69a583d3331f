/**
 * A time in which nobody can tell whether a seat is asked in secret (BC-21): moves wait until it is over, whether or
 * not anybody was asked, and the disk is written as often.
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

/** The disk is written so often in this time, in ms, whether or not there is anything to write: that, too, can be felt. */
const BEAT = 500;

/** What is told at the end was written so much earlier, in ms: however long the disk took for it, nobody can tell. */
const EARLIER = 100;

/** What happens in a time of discretion. */
export interface Course {
  /** Every now and then. */
  beat(): void;
  /** Shortly before the end: who is asked must have answered by now. Where nothing could be written there is no end. */
  write(): boolean;
  /** At the end. */
  tell(): void;
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
  start(ms: number, course: Course): void {
    this.stop();
    this.#goOn(this.#clock.now() + ms, course);
  }

  /** Keeps a move for later. A seat has one; a later one takes its place. */
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
  takeAll(): PendingMove[] {
    const held = [...this.#held.values()];
    this.#held.clear();
    return held;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const pending of this.takeAll()) pending.answer(refusal('host', 'overtaken'));
  }

  #goOn(end: number, course: Course): void {
    const left = end - EARLIER - this.#clock.now();
    if (left > BEAT)
      this.#after(BEAT, () => {
        this.#goOn(end, course);
        course.beat();
      });
    else this.#after(left, () => this.#close(end, course));
  }

  #close(end: number, { write, tell }: Course): void {
    if (write()) this.#after(end - this.#clock.now(), tell);
  }

  #after(ms: number, call: () => void): void {
    this.#cancel = this.#clock.after(Math.max(0, ms), () => {
      this.#cancel = undefined;
      call();
    });
  }
}
