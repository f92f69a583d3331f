/**
 * Whose message is handled next. One device may send as much as it likes: what counts is how long its messages keep
 * the processor at work, and of those who wait, the one that has taken least of that comes first; those that have taken about
 * as much take turns. Who has taken too much waits though nobody else wants anything, so that the loop has time for all that
 * is no message.
 */
import { Allowance } from '../time/allowance.ts';
import { type Cancel, type Clock, workedBy } from '../time/clock.ts';
import { HOME } from './device.ts';
import { nextTurn } from './turn.ts';

/** A device may keep the host at work for so many ms of every second, and has so much saved up at most. */
const MS_A_SECOND = 300;
const MOST_SAVED = 1000;

/** Who has so many ms more left comes first; within that they take turns: else who has sent a little yields for ever to newcomers. */
const ABOUT = 100;

/** So many ms of work are done in one turn of the loop, where there is so much; a single message may take longer. */
const A_TURN = 5;

/** Its promise is the rest of it. */
type Work = () => unknown;

interface Device {
  readonly name: string;
  /** In the order they came. */
  readonly waiting: Work[];
  readonly allowance: Allowance;
  /** Since when it waits for its turn, as a number that grows. */
  since: number;
}

export class MessageQueue {
  readonly #clock: Clock;
  readonly #devices = new Map<string, Device>();
  #isAtWork = false;
  #wake: Cancel | undefined;
  #since = 0;
  /** How much had been worked when this turn of the loop began to. */
  #turn: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does the work when it is this device's turn: now, if nobody waits. */
  add(name: string, work: Work): void {
    const known = this.#devices.get(name);
    const device = known ?? { name, waiting: [], allowance: this.#allowance(), since: 0 };
    this.#devices.set(name, device);
    if (device.waiting.length === 0) device.since = ++this.#since;
    device.waiting.push(work);
    if (!this.#isAtWork) this.#next();
  }

  #allowance(): Allowance {
    return new Allowance(this.#clock, MS_A_SECOND, MOST_SAVED);
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

  #handle(device: Device): void {
    const work = device.waiting.shift();
    device.since = ++this.#since;
    this.#isAtWork = true;
    const began = workedBy(this.#clock);
    this.#beginTurn(began);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      device.allowance.take(workedBy(this.#clock) - began);
      this.#isAtWork = false;
      this.#next();
    };
    // What waits for something else is counted up to here, and what else is heard in this turn with it.
    nextTurn(over);
    const rest = work?.();
    // Most is done in what it promises, before anything else is heard.
    const goOn = (): void => {
      if (workedBy(this.#clock) - (this.#turn ?? began) < A_TURN) over();
    };
    Promise.resolve(rest).then(goOn, goOn);
  }

  #beginTurn(worked: number): void {
    if (this.#turn !== undefined) return;
    this.#turn = worked;
    nextTurn(() => {
      this.#turn = undefined;
    });
  }

  /** Of the devices that wait, the one that has most left; of several the one that waits longest. */
  #first(): Device | undefined {
    let first: Device | undefined;
    for (const device of this.#devices.values()) {
      if (device.waiting.length === 0) this.#forget(device);
      else if (!first || isBefore(device, first)) first = device;
    }
    return first;
  }

  #forget({ name, allowance }: Device): void {
    if (allowance.isWhole) this.#devices.delete(name);
  }
}

function isBefore(one: Device, other: Device): boolean {
  const [left, most] = [leftOf(one), leftOf(other)];
  return left > most || (left === most && one.since < other.since);
}

/** About how much a device has left. This computer itself may always go on, after all others that may. */
function leftOf({ name, allowance }: Device): number {
  const left = Math.ceil(allowance.left / ABOUT);
  return name === HOME ? Math.max(left, Number.MIN_VALUE) : left;
}
