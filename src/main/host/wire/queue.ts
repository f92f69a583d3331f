/**
 * Whose message is handled next. One device may send as much as it likes: what counts is how long its messages keep
 * the host at work, and of those who wait, the one that has taken least of that comes first. Who has taken too much
 * waits though nobody else wants anything, so that the loop has time for all that is no message.
 */
import { Allowance } from '../time/allowance.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { HOME } from './device.ts';
import { nextTurn } from './turn.ts';

/** A device may keep the host at work for so many ms of every second, and has so much saved up at most. */
const MS_A_SECOND = 300;
const MOST_SAVED = 1000;

interface Device {
  readonly name: string;
  /** In the order they came. */
  readonly waiting: (() => void)[];
  readonly allowance: Allowance;
}

export class MessageQueue {
  readonly #clock: Clock;
  readonly #devices = new Map<string, Device>();
  #isAtWork = false;
  #wake: Cancel | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does the work when it is this device's turn: now, if nobody waits. */
  add(name: string, work: () => void): void {
    const allowance = new Allowance(this.#clock, MS_A_SECOND, MOST_SAVED);
    const device = this.#devices.get(name) ?? { name, waiting: [], allowance };
    this.#devices.set(name, device);
    device.waiting.push(work);
    if (!this.#isAtWork) this.#next();
  }

  #next(): void {
    this.#wake?.();
    this.#wake = undefined;
    const device = this.#first();
    if (!device) return;
    const wait = device.name === HOME ? 0 : device.allowance.wait();
    if (wait === 0) this.#handle(device);
    else this.#wake = this.#clock.after(wait, () => this.#next());
  }

  #handle({ waiting, allowance }: Device): void {
    const work = waiting.shift();
    this.#isAtWork = true;
    const began = this.#clock.now();
    try {
      work?.();
    } finally {
      // Most of the work is done in what it promises, before the loop's next turn.
      nextTurn(() => {
        allowance.take(this.#clock.now() - began);
        this.#isAtWork = false;
        this.#next();
      });
    }
  }

  /** Of the devices that wait, the one that has most left. */
  #first(): Device | undefined {
    let first: Device | undefined;
    for (const device of this.#devices.values()) {
      if (device.waiting.length === 0) this.#forget(device);
      else if (!first || leftOf(device) > leftOf(first)) first = device;
    }
    return first;
  }

  #forget({ name, allowance }: Device): void {
    if (allowance.isWhole) this.#devices.delete(name);
  }
}

/** This computer itself may always go on, after all others that may. */
function leftOf({ name, allowance }: Device): number {
  return name === HOME ? Math.max(allowance.left, Number.MIN_VALUE) : allowance.left;
}
