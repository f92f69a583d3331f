/**
 * What goes from host to host: frames, each side's counted, so that one that gets lost is missed. Then all that went this way
 * is broken off, and begins anew.
 */
import type { Engine } from './engine.ts';

/** What is said of one line: it is there, a text goes over it, it is gone. */
export type Frame =
  | readonly [line: string, kind: 'open', address: string | null, isSealed: boolean, token: string, isScreen: boolean]
  | readonly [line: string, kind: 'ask' | 'tell', text: string]
  | readonly [line: string, kind: 'shut' | 'end'];

interface Packet {
  readonly from: string;
  /** Another one, and all of before is broken off. */
  readonly epoch: number;
  readonly number: number;
  readonly frames: readonly Frame[];
}

/** More does not go in one message of the engine's, in characters. */
const MOST = 200_000;

export interface AroundChannel {
  readonly engine: Pick<Engine, 'say' | 'hear'>;
  readonly id: string;
  take(from: string, frame: Frame): void;
  /** Something between this host and that one got lost. */
  broken(host: string): void;
}

interface Way {
  epoch: number;
  number: number;
}

export class Channels {
  readonly #around: AroundChannel;
  readonly #out = new Map<string, Way & { frames: Frame[]; isDue: boolean }>();
  readonly #in = new Map<string, Way>();
  readonly #stop: () => void;
  #epochs = Date.now();

  constructor(around: AroundChannel) {
    this.#around = around;
    this.#stop = around.engine.hear(around.id, (text) => this.#hear(JSON.parse(text) as Packet));
  }

  /** Goes to that host with all else that this turn of the loop says to it. */
  send(to: string, frame: Frame): void {
    const way = this.#wayTo(to);
    way.frames.push(frame);
    if (way.isDue) return;
    way.isDue = true;
    queueMicrotask(() => this.#flush(to));
  }

  /** Says to each that was spoken to how many packets there were: to be called now and then, so that the last one is missed, too. */
  beat(): void {
    for (const to of this.#out.keys()) this.#flush(to);
  }

  /** That host has gone: nothing is said to it any more. */
  forget(host: string): void {
    this.#out.delete(host);
    this.#in.delete(host);
  }

  stop(): void {
    this.#stop();
  }

  #wayTo(to: string): Way & { frames: Frame[]; isDue: boolean } {
    const before = this.#out.get(to);
    if (before) return before;
    const way = { epoch: ++this.#epochs, number: 0, frames: [], isDue: false };
    this.#out.set(to, way);
    return way;
  }

  #flush(to: string): void {
    const way = this.#out.get(to);
    if (!way) return;
    way.isDue = false;
    const { frames } = way;
    way.frames = [];
    for (let at = 0; at === 0 || at < frames.length; ) {
      const some: Frame[] = [];
      for (let size = 0; at < frames.length && size < MOST; at++) {
        const frame = frames[at] as Frame;
        some.push(frame);
        size += String(frame[2] ?? '').length;
      }
      const packet: Packet = { from: this.#around.id, epoch: way.epoch, number: way.number++, frames: some };
      this.#around.engine.say(to, JSON.stringify(packet));
      if (at === 0) break;
    }
  }

  #hear({ from, epoch, number, frames }: Packet): void {
    const way = this.#in.get(from);
    if (way?.epoch !== epoch) {
      if (way || number > 0) this.#around.broken(from);
      // Of what has begun without us nothing is known: it is heard from here on, and begins anew.
      this.#in.set(from, { epoch, number: number + 1 });
      if (number > 0) return;
    } else if (number !== way.number) {
      way.number = number + 1;
      this.#out.delete(from);
      this.#around.broken(from);
      return;
    } else way.number++;
    for (const frame of frames) this.#around.take(from, frame);
  }
}
