/**
 * Tells many streams that something has changed. What a stream is told is made when it is told and not before. At most
 * tables all hear at once; where there are more to tell, or telling has taken too much time, they take turns, one
 * device after another, and what changes in between is told once.
 */
import { Allowance } from '../time/allowance.ts';
import { type Clock, workedBy } from '../time/clock.ts';
import type { Outbox } from './outbox.ts';
import { nextTurn } from './turn.ts';

/** Telling may take so many ms of every second, and has so much saved up at most. */
const MS_A_SECOND = 250;
const MOST_SAVED = 500;

/** So many are told in one turn of the loop at most. */
const MOST_AT_ONCE = 16;

type Tell = () => void;

export class Teller {
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  /** Who is still to be told, by device; the first device is the next. */
  readonly #due = new Map<string, Map<object, Tell>>();
  readonly #allowance: Allowance;
  /** How many were told in this turn of the loop. */
  #told = 0;
  #rests = false;

  constructor(clock: Clock, log: (line: string) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#allowance = new Allowance(clock, MS_A_SECOND, MOST_SAVED);
  }

  /** The stream is told what `make` makes of it: now, or soon. */
  tell<T>(stream: Outbox<T>, make: () => T): void {
    const tell = (): void => {
      if (!stream.isOver) stream.put(make());
    };
    if (this.#due.size === 0 && this.#mayTell) {
      this.#tellNow(tell);
      return;
    }
    const ofDevice = this.#due.get(stream.device) ?? new Map<object, Tell>();
    this.#due.set(stream.device, ofDevice.set(stream, tell));
  }

  get #mayTell(): boolean {
    return !this.#rests && this.#told < MOST_AT_ONCE && this.#allowance.wait() === 0;
  }

  #tellNow(tell: Tell): void {
    if (this.#told === 0) this.#measureTurn();
    this.#told++;
    try {
      tell();
    } catch (error) {
      this.#log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  /** Most of the work is done by who reads the streams, before the loop's next turn. */
  #measureTurn(): void {
    const began = workedBy(this.#clock);
    nextTurn(() => {
      this.#allowance.take(workedBy(this.#clock) - began);
      this.#told = 0;
      this.#goOn();
    });
  }

  /** Tells who is due as soon as that may be. A timer can come a little early: then it waits again, or nobody is told any more. */
  #goOn(): void {
    const wait = this.#allowance.wait();
    this.#rests = wait > 0;
    if (this.#rests) this.#clock.after(Math.ceil(wait), () => this.#goOn());
    else this.#tellDue();
  }

  #tellDue(): void {
    while (this.#mayTell) {
      const [device, streams] = this.#due.entries().next().value ?? [];
      const [stream, tell] = streams?.entries().next().value ?? [];
      if (device === undefined || !streams || !stream || !tell) return;
      streams.delete(stream);
      // The device's next one comes after those of all others.
      this.#due.delete(device);
      if (streams.size > 0) this.#due.set(device, streams);
      this.#tellNow(tell);
    }
  }
}
