/** One line that a relay carries, as the host serves it: like a WebSocket, but its frames go over the relay's connection. */
import { EventEmitter } from 'node:events';
import { closePayload, encodeRelayFrame, RELAY_FRAME, type RelayFrame } from '#shared/relay/frames.ts';
import type { LineSocket } from '../server/line.ts';

/** Close code for a line that the host ends without another one. */
const REFUSED = 1008;

/** Sends a frame to the relay, and calls back once it is on its way. */
export type SendFrame = (frame: Uint8Array, sent?: () => void) => void;

export class RelayedSocket extends EventEmitter implements LineSocket {
  /** Its device's pseudonym, in an address's place. */
  readonly remoteAddress: string;
  readonly #line: number;
  readonly #send: SendFrame;
  #unsent = 0;
  #isOver = false;

  constructor(line: number, remoteAddress: string, send: SendFrame) {
    super();
    this.remoteAddress = remoteAddress;
    this.#line = line;
    this.#send = send;
  }

  get bufferedAmount(): number {
    return this.#unsent;
  }

  send(message: string | Uint8Array): void {
    if (this.#isOver) return;
    const bytes = typeof message === 'string' ? Buffer.from(message) : message;
    this.#unsent += bytes.length;
    this.#send(encodeRelayFrame(RELAY_FRAME.data, this.#line, bytes), () => {
      this.#unsent -= bytes.length;
    });
  }

  ping(stamp: string): void {
    this.#tell(encodeRelayFrame(RELAY_FRAME.ping, this.#line, Buffer.from(stamp)));
  }

  /** The relay answers its clients' pings itself. */
  pong(): void {}

  pause(): void {
    this.#tell(encodeRelayFrame(RELAY_FRAME.pause, this.#line));
  }

  resume(): void {
    this.#tell(encodeRelayFrame(RELAY_FRAME.resume, this.#line));
  }

  close(code: number): void {
    this.#tell(encodeRelayFrame(RELAY_FRAME.close, this.#line, closePayload(code)));
    this.#end();
  }

  terminate(): void {
    this.close(REFUSED);
  }

  destroy(): void {
    this.terminate();
  }

  /** What came for this line. */
  hear({ kind, payload }: RelayFrame): void {
    if (this.#isOver) return;
    if (kind === RELAY_FRAME.data) this.emit('message', Buffer.from(payload), true);
    else if (kind === RELAY_FRAME.pong) this.emit('pong', Buffer.from(payload));
    else if (kind === RELAY_FRAME.close) this.#end();
  }

  /** The relay is gone. */
  lost(): void {
    this.#end();
  }

  #tell(frame: Uint8Array): void {
    if (!this.#isOver) this.#send(frame);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // As a socket does: never while the call that ends it is still at work.
    queueMicrotask(() => this.emit('close'));
  }
}
