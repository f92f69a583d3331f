/**
 * Whose message is handled next. One device may send as much as it likes: what counts is how long its messages keep
 * the processor at work, and of those who wait, the one that has taken least of that comes first; those that have taken about
 * as much take turns. Who has taken too much waits though nobody else wants anything, so that the loop has time for all that
 * is no message.
 */

import { type Cancel, type Clock, cpuTimeOf, nextTick } from '../time/clock.ts';
import { CpuBudget } from '../time/token-bucket.ts';
import { THIS_COMPUTER } from './client-device.ts';

/** A device may keep the host at work for so many ms of every second, and has so much saved up at most. */
const CPU_MS_PER_SECOND = 300;
const MAX_SAVED_CPU_MS = 1000;

/** Who has so many ms more left comes first; within that they take turns: else who has sent a little yields for ever to newcomers. */
const FAIRNESS_STEP_MS = 100;

/** So many ms of work are done in one turn of the loop, where there is so much; a single message may take longer. */
const TURN_MS = 5;

/** Its promise is the rest of it. */
type Work = () => unknown;

interface DeviceQueue {
  readonly name: string;
  /** In the order they came. */
  readonly waiting: Work[];
  readonly budget: CpuBudget;
  /** Since when it waits for its turn, as a number that grows. */
  since: number;
}

export class MessageQueue {
  readonly #clock: Clock;
  readonly #devices = new Map<string, DeviceQueue>();
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
    const device = known ?? { name, waiting: [], budget: this.#allowance(), since: 0 };
    this.#devices.set(name, device);
    if (device.waiting.length === 0) device.since = ++this.#since;
    device.waiting.push(work);
    if (!this.#isAtWork) this.#next();
  }

  #allowance(): CpuBudget {
    return new CpuBudget(this.#clock, CPU_MS_PER_SECOND, MAX_SAVED_CPU_MS);
  }

  #next(): void {
    this.#wake?.();
    this.#wake = undefined;
    const device = this.#first();
    if (!device) return;
    const wait = device.name === THIS_COMPUTER ? 0 : device.budget.wait();
    if (wait === 0) this.#handle(device);
    else this.#wake = this.#clock.after(wait, () => this.#next());
  }

  #handle(device: DeviceQueue): void {
    const work = device.waiting.shift();
    device.since = ++this.#since;
    this.#isAtWork = true;
    const began = cpuTimeOf(this.#clock);
    this.#beginTurn(began);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      device.budget.take(cpuTimeOf(this.#clock) - began);
      this.#isAtWork = false;
      this.#next();
    };
    // What waits for something else is counted up to here, and what else is heard in this turn with it.
    nextTick(over);
    const rest = work?.();
    // Most is done in what it promises, before anything else is heard.
    const goOn = (): void => {
      if (cpuTimeOf(this.#clock) - (this.#turn ?? began) < TURN_MS) over();
    };
    Promise.resolve(rest).then(goOn, goOn);
  }

  #beginTurn(worked: number): void {
    if (this.#turn !== undefined) return;
    this.#turn = worked;
    nextTick(() => {
      this.#turn = undefined;
    });
  }

  /** Of the devices that wait, the one that has most left; of several the one that waits longest. */
  #first(): DeviceQueue | undefined {
    let first: DeviceQueue | undefined;
    for (const device of this.#devices.values()) {
      if (device.waiting.length === 0) this.#forget(device);
      else if (!first || isBefore(device, first)) first = device;
    }
    return first;
  }

  #forget({ name, budget: allowance }: DeviceQueue): void {
    if (allowance.isFull) this.#devices.delete(name);
  }
}

function isBefore(one: DeviceQueue, other: DeviceQueue): boolean {
  const [left, most] = [remainingBudget(one), remainingBudget(other)];
  return left > most || (left === most && one.since < other.since);
}

/** About how much a device has left. This computer itself may always go on, after all others that may. */
function remainingBudget({ name, budget: allowance }: DeviceQueue): number {
  const left = Math.ceil(allowance.left / FAIRNESS_STEP_MS);
  return name === THIS_COMPUTER ? Math.max(left, Number.MIN_VALUE) : left;
}
