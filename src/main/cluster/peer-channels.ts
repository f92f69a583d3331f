/**
 * What goes from host to host: frames in packets, each side's counted, so that one that gets lost is missed, be it the first.
 * Then who missed it says so until who sent it has heard that, both break off all that went this way, and it begins anew.
 */
import { z } from 'zod';
import { Emitter } from '../host/time/emitter.ts';
import { type Broker, parserFor } from './broker.ts';

const lineSchema = z.string().max(40);
const hostSchema = z.string().max(100);

/** What is said of one line: it is there, a text goes over it, it is gone. */
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
  /** Another one, and all of before is broken off. */
  epoch: z.int(),
  number: z.int(),
  frames: z.array(frameSchema).readonly(),
});
type Packet = z.infer<typeof packetSchema>;

/** Something of this epoch got lost on its way to who says this. */
const missedSchema = z.object({ from: hostSchema, missed: z.int() });
type Missed = z.infer<typeof missedSchema>;

/** More does not go in one message of the broker's, in characters. */
const MAX_PACKET_CHARS = 200_000;

export interface PeerChannelsDeps {
  readonly broker: Pick<Broker, 'publish' | 'subscribe'>;
  readonly id: string;
  log(line: string): void;
}

interface ChannelState {
  readonly epoch: number;
  number: number;
}

/** What comes in; of what got lost nothing that comes later is taken. */
interface IncomingChannel extends ChannelState {
  isBroken: boolean;
}

interface PeerChannelsEvents {
  frame: { readonly from: string; readonly frame: Frame };
  /** Something between this host and that one got lost. */
  broken: string;
}

export class PeerChannels extends Emitter<PeerChannelsEvents> {
  readonly #deps: PeerChannelsDeps;
  readonly #out = new Map<string, ChannelState & { frames: Frame[]; isDue: boolean }>();
  readonly #in = new Map<string, IncomingChannel>();
  readonly #stop: () => void;
  #epochs = Date.now();

  constructor(deps: PeerChannelsDeps) {
    super();
    this.#deps = deps;
    const read = parserFor('packets', z.union([missedSchema, packetSchema]), deps.log);
    this.#stop = deps.broker.subscribe(deps.id, (text) => {
      const message = read(text);
      if (message) this.#hear(message);
    });
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
  tick(): void {
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
      const packet: Packet = { from: this.#deps.id, epoch: way.epoch, number: way.number++, frames: some };
      this.#deps.broker.publish(to, JSON.stringify(packet));
      if (at === 0) break;
    }
  }

  #hear(message: Packet | Missed): void {
    if ('missed' in message) this.#broken(message);
    else this.#take(message);
  }

  #take({ from, epoch, number, frames }: Packet): void {
    const way = this.#wayFrom(from, epoch);
    if (number !== way.number || way.isBroken) {
      this.#miss(from, way);
      return;
    }
    way.number++;
    for (const frame of frames) this.emit('frame', { from, frame });
  }

  #wayFrom(from: string, epoch: number): IncomingChannel {
    const before = this.#in.get(from);
    if (before?.epoch === epoch) return before;
    const way = { epoch, number: 0, isBroken: false };
    this.#in.set(from, way);
    if (before && !before.isBroken) this.emit('broken', from);
    return way;
  }

  #miss(from: string, way: IncomingChannel): void {
    const { broker, id } = this.#deps;
    const message: Missed = { from: id, missed: way.epoch };
    broker.publish(from, JSON.stringify(message));
    if (way.isBroken) return;
    way.isBroken = true;
    this.emit('broken', from);
  }

  #broken({ from, missed }: Missed): void {
    if (this.#out.get(from)?.epoch !== missed) return;
    this.#out.delete(from);
    this.emit('broken', from);
  }
}
