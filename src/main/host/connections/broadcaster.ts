/**
 * Tells many streams that something has changed. What a stream is told is made when it is told and not before. At most
 * tables all hear at once; where there are more to tell, or telling has taken too much time, they take turns, one
 * device after another, and what changes in between is told once.
 */

import { type Clock, cpuTimeOf, nextTick } from '../time/clock.ts';
import { CpuBudget } from '../time/token-bucket.ts';
import type { StreamQueue } from './stream-queue.ts';

/** Telling may take so many ms of every second, and has so much saved up at most. */
const CPU_MS_PER_SECOND = 250;
const MAX_SAVED_CPU_MS = 500;

/** So many are told in one turn of the loop at most. */
const MAX_PUTS_PER_TICK = 16;

type Send = () => void;

export class Broadcaster {
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  /** Who is still to be told, by device; the first device is the next. */
  readonly #due = new Map<string, Map<object, Send>>();
  readonly #allowance: CpuBudget;
  /** How many were told in this turn of the loop. */
  #sent = 0;
  #rests = false;

  constructor(clock: Clock, log: (line: string) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#allowance = new CpuBudget(clock, CPU_MS_PER_SECOND, MAX_SAVED_CPU_MS);
  }

  /** The stream is told what `make` makes of it: now, or soon. */
  send<T>(stream: StreamQueue<T>, make: () => T): void {
    const tell = (): void => {
      if (!stream.isOver) stream.put(make());
    };
    if (this.#due.size === 0 && this.#mayTell) {
      this.#tellNow(tell);
      return;
    }
    const ofDevice = this.#due.get(stream.device) ?? new Map<object, Send>();
    this.#due.set(stream.device, ofDevice.set(stream, tell));
  }

  get #mayTell(): boolean {
    return !this.#rests && this.#sent < MAX_PUTS_PER_TICK && this.#allowance.wait() === 0;
  }

  #tellNow(send: Send): void {
    if (this.#sent === 0) this.#measureTurn();
    this.#sent++;
    try {
      send();
    } catch (error) {
      this.#log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  /** Most of the work is done by who reads the streams, before the loop's next turn. */
  #measureTurn(): void {
    const began = cpuTimeOf(this.#clock);
    nextTick(() => {
      this.#allowance.take(cpuTimeOf(this.#clock) - began);
      this.#sent = 0;
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
