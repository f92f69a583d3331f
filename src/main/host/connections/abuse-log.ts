/** What devices were refused for: written down once a minute, by device and kind, without names, codes or tokens. */
import type { Cancel, Clock } from '../time/clock.ts';
import { deviceOf } from './client-device.ts';

/** Everybody does one of these now and then; a line in the log says who does little else. */
export type AbuseKind =
  | 'connections'
  | 'requests'
  | 'bytes'
  | 'messages'
  | 'wrong codes'
  | 'knocks'
  | 'multicast'
  | 'tables';

/** How often it is written down, in ms. */
const WRITE_INTERVAL_MS = 60_000;

/** So many devices are named in one line; those after them are counted together. */
const MAX_LISTED_DEVICES = 20;

const OTHERS = 'others';

export class AbuseLog {
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  readonly #counts = new Map<AbuseKind, Map<string, number>>();
  #cancel: Cancel | undefined;

  constructor(clock: Clock, log: (line: string) => void) {
    this.#clock = clock;
    this.#log = log;
  }

  /** This address was refused for it once more. */
  note(address: string | undefined, kind: AbuseKind): void {
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts);
    const device = deviceOf(address);
    const counted = counts.has(device) || counts.size < MAX_LISTED_DEVICES ? device : OTHERS;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
    this.#cancel ??= this.#clock.after(WRITE_INTERVAL_MS, () => this.#write());
  }

  /** Writes down what is left. */
  stop(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#write();
  }

  #write(): void {
    this.#cancel = undefined;
    for (const [kind, counts] of this.#counts) {
      const devices = [...counts].sort(([, a], [, b]) => b - a).map(([device, count]) => `${device} ×${count}`);
      this.#log(`refused (${kind}): ${devices.join(', ')}`);
    }
    this.#counts.clear();
  }
}
