/**
 * Channels between hosts: numbered packets of frames, so that a lost one is noticed, even the
 * first. The receiver then reports the loss until the sender has heard it; both reset the channel
 * and begin a new epoch.
 */
import { z } from 'zod';
import { type Broker, parserFor } from './broker.ts';

const lineSchema = z.string().max(40);
const hostSchema = z.string().max(100);

/** A frame of one connection: opened, text, closed. */
const frameSchema = z
  .union([
    // address, isSealed, token, isScreen
    z.tuple([
      lineSchema,
      z.literal('open'),
      z.string().max(100).nullable(),
      z.boolean(),
      z.string().max(100),
      z.boolean(),
    ]),
    z.tuple([lineSchema, z.enum(['ask', 'tell']), z.string()]),
    z.tuple([lineSchema, z.enum(['shut', 'end'])]),
  ])
  .readonly();
export type Frame = z.infer<typeof frameSchema>;

const packetSchema = z.object({
  from: hostSchema,
  /** A new epoch; the one before is reset. */
  epoch: z.int(),
  number: z.int(),
  frames: z.array(frameSchema).readonly(),
});
type Packet = z.infer<typeof packetSchema>;

/** Reports a packet of this epoch as lost. */
const missedSchema = z.object({ from: hostSchema, missed: z.int() });
type Missed = z.infer<typeof missedSchema>;

/** Max size of one broker message, in characters. */
const MAX_PACKET_CHARS = 200_000;

export interface PeerChannelsDeps {
  readonly engine: Pick<Broker, 'publish' | 'subscribe'>;
  readonly id: string;
  log(line: string): void;
  onFrame(from: string, frame: Frame): void;
  /** A packet between this host and that one got lost. */
  onBroken(host: string): void;
}

interface ChannelState {
  readonly epoch: number;
  number: number;
}

/** The receiving side; nothing after a lost packet is accepted. */
interface IncomingChannel extends ChannelState {
  isBroken: boolean;
}

export class PeerChannels {
  readonly #around: PeerChannelsDeps;
  readonly #out = new Map<string, ChannelState & { frames: Frame[]; isDue: boolean }>();
  readonly #in = new Map<string, IncomingChannel>();
  readonly #stop: () => void;
  #epochs = Date.now();

  constructor(around: PeerChannelsDeps) {
    this.#around = around;
    const read = parserFor('packets', z.union([missedSchema, packetSchema]), around.log);
    this.#stop = around.engine.subscribe(around.id, (text) => {
      const said = read(text);
      if (said) this.#hear(said);
    });
  }

  /** Queues a frame for that host; one tick's frames share a packet. */
  send(to: string, frame: Frame): void {
    const way = this.#wayTo(to);
    way.frames.push(frame);
    if (way.isDue) return;
    way.isDue = true;
    queueMicrotask(() => this.#flush(to));
  }

  /** Sends each peer the packet count, so that a lost last packet is noticed; call it regularly. */
  tick(): void {
    for (const to of this.#out.keys()) this.#flush(to);
  }

  /** Drops the channels of a host that has gone. */
  forget(host: string): void {
    this.#out.delete(host);
    this.#in.delete(host);
  }

  stop(): void {
    this.#stop();
  }

  #wayTo(to: string): ChannelState & { frames: Frame[]; isDue: boolean } {
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
      for (let size = 0; at < frames.length && size < MAX_PACKET_CHARS; at++) {
        const frame = frames[at] as Frame;
        some.push(frame);
        size += String(frame[2] ?? '').length;
      }
      const packet: Packet = { from: this.#around.id, epoch: way.epoch, number: way.number++, frames: some };
      this.#around.engine.publish(to, JSON.stringify(packet));
      if (at === 0) break;
    }
  }

  #hear(said: Packet | Missed): void {
    if ('missed' in said) this.#broken(said);
    else this.#take(said);
  }

  #take({ from, epoch, number, frames }: Packet): void {
    const way = this.#wayFrom(from, epoch);
    if (number !== way.number || way.isBroken) {
      this.#miss(from, way);
      return;
    }
    way.number++;
    for (const frame of frames) this.#around.onFrame(from, frame);
  }

  #wayFrom(from: string, epoch: number): IncomingChannel {
    const before = this.#in.get(from);
    if (before?.epoch === epoch) return before;
    const way = { epoch, number: 0, isBroken: false };
    this.#in.set(from, way);
    if (before && !before.isBroken) this.#around.onBroken(from);
    return way;
  }

  #miss(from: string, way: IncomingChannel): void {
    const { engine, id, onBroken: broken } = this.#around;
    const said: Missed = { from: id, missed: way.epoch };
    engine.publish(from, JSON.stringify(said));
    if (way.isBroken) return;
    way.isBroken = true;
    broken(from);
  }

  #broken({ from, missed }: Missed): void {
    if (this.#out.get(from)?.epoch !== missed) return;
    this.#out.delete(from);
    this.#around.onBroken(from);
  }
}
