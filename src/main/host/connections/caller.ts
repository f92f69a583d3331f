/** Who is at the other end of one connection: nobody yet, a session, or a session that has moved on to another one. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { deviceOf, isThisComputer } from './client-device.ts';
import { LatencyMeter } from './latency.ts';
import { type Endable, openStreamQueue, type StreamQueue } from './stream-queue.ts';

/** More than any window needs. */
const MAX_STREAMS = 32;

/** What a client is told when it greets. */
export interface Greeting {
  readonly session: string;
  readonly token: string;
  /** It shows what everybody may see, and does nothing else. */
  readonly isScreen: boolean;
}

export class Caller {
  /** By what they tell: nobody needs the same thing twice. */
  readonly #streams = new Map<string, Endable & { end(why?: Refusal): void }>();
  #greeting: Greeting | undefined;
  #isReplaced = false;
  readonly latency = new LatencyMeter();
  /** Where it calls from, as an IP address; nothing from within this computer. */
  readonly address: string | undefined;
  /** Its person sits at the host's own computer. All callers are asked whenever something changes: it is looked up once. */
  readonly isLocal: boolean;
  /** It comes over no network at all, not even loopback: a window of the app itself. */
  readonly isAppWindow: boolean;
  readonly hangUp: (why: string) => void;
  /** Whom limits count for what it does. */
  readonly device: string;
  /** Who listens in the house reads what goes over this line: it comes over the network, and is not sealed. */
  readonly isUnencrypted: boolean;
  /** What both ends of this line, and nobody else, have in common; nothing where it is not sealed. */
  readonly handshakeHash: () => Uint8Array | undefined;

  /** `hangUp` ends the line. */
  constructor(
    address?: string,
    hangUp: (why: string) => void = () => undefined,
    isSealed = false,
    handshakeHash: () => Uint8Array | undefined = () => undefined,
  ) {
    this.address = address;
    this.isLocal = isThisComputer(address);
    this.isAppWindow = address === undefined;
    this.hangUp = hangUp;
    this.handshakeHash = handshakeHash;
    this.device = deviceOf(address);
    this.isUnencrypted = !isSealed && !this.isLocal;
  }

  get greeting(): Greeting | undefined {
    return this.#greeting;
  }

  greeted(greeting: Greeting): void {
    this.#greeting = greeting;
  }

  /** Why this caller may do nothing now. */
  refuse(): Refusal | undefined {
    if (this.#isReplaced) return refusal('host', 'opened-elsewhere');
    return this.#greeting ? undefined : refusal('host', 'not-greeted');
  }

  /** A stream to this caller, or nothing if it has too many. One that tells the same (`what`) ends. */
  openStream<T>(what: string, signal: AbortSignal | undefined, latestOnly: boolean): StreamQueue<T> | undefined {
    this.#streams.get(what)?.end();
    if (this.#streams.size >= MAX_STREAMS) return undefined;
    const stream = openStreamQueue<T>(signal, latestOnly, this.device);
    this.#streams.set(what, stream);
    stream.onEnd(() => {
      if (this.#streams.get(what) === stream) this.#streams.delete(what);
    });
    return stream;
  }

  /** The session goes on at another connection. */
  replace(): void {
    this.#isReplaced = true;
    for (const stream of [...this.#streams.values()]) stream.end(refusal('host', 'opened-elsewhere'));
  }

  /** The connection is gone. */
  leave(): void {
    for (const stream of [...this.#streams.values()]) stream.end();
  }
}
