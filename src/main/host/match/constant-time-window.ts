/**
 * A time in which nobody can tell whether a seat is asked in secret (BC-21): moves wait until it is over, whether or
 * not anybody was asked, and the disk is written as often.
 */
import type { Match } from '#shared/engine/match.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { PendingMove } from './pending-move.ts';

/**
 * Who acts first after a constant-time window and lets it pass is waited for so much longer, in ms, whether they were asked
 * in it and let the question run out, or are slow: both are seen to act at its end.
 */
export const LATE_WINDOW_MS = 4000;

/** The seat that is asked in secret now: it is asked, and may answer what silence stands for. */
export function seatAskedInSecret({ rules, state }: Match): Seat | undefined {
  const turn = rules.toAct(state);
  const { constantTimeWindow: discreet } = rules;
  if (!discreet || typeof turn === 'string') return undefined;
  return turn.find((seat) => rules.refuse(state, seat, discreet.defaultMove) === undefined);
}

/** The disk is written so often in this time, in ms, whether or not there is anything to write: that, too, can be felt. */
const WRITE_INTERVAL_MS = 500;

/** What is told at the end was written so much earlier, in ms: however long the disk took for it, nobody can tell. */
const WRITE_LEAD_MS = 100;

/** What happens in a time of discretion. */
export interface WindowCallbacks {
  /** Every now and then. */
  onInterval(): void;
  /** Shortly before the end: who is asked must have answered by now. Where nothing could be written there is no end. */
  onClosing(): boolean;
  /** At the end. */
  onClosed(): void;
}

export class ConstantTimeWindow {
  readonly #clock: Clock;
  readonly #held = new Map<Seat, PendingMove>();
  #cancel: Cancel | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#cancel !== undefined;
  }

  /** Begins the time, or begins it anew; moves that waited for the end of the one before are too late. */
  start(ms: number, course: WindowCallbacks): void {
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

  #goOn(end: number, course: WindowCallbacks): void {
    const left = end - WRITE_LEAD_MS - this.#clock.now();
    if (left > WRITE_INTERVAL_MS)
      this.#after(WRITE_INTERVAL_MS, () => {
        this.#goOn(end, course);
        course.onInterval();
      });
    else this.#after(left, () => this.#close(end, course));
  }

  #close(end: number, { onClosing: write, onClosed: tell }: WindowCallbacks): void {
    if (write()) this.#after(end - this.#clock.now(), tell);
  }

  #after(ms: number, call: () => void): void {
    this.#cancel = this.#clock.after(Math.max(0, ms), () => {
      this.#cancel = undefined;
      call();
    });
  }
}
