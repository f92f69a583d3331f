/** One host's connection, and the clients' lines over it. */
import type { WebSocket } from 'ws';
import {
  closeCodeIn,
  closePayload,
  decodeRelayFrame,
  encodeRelayFrame,
  MAX_STAMP_BYTES,
  RELAY_FRAME,
  type RelayFrame,
  type SealedLineGuard,
  sealedLineGuard,
} from '#shared/relay/frames.ts';
import { systemClock } from '../host/time/clock.ts';
import { TokenBucket } from '../host/time/token-bucket.ts';
import { SendBacklog } from '../lan/server/rate-limits.ts';
import type { RelayLimits } from './limits.ts';
import type { RelayMetrics, RelayRefusal } from './metrics.ts';
import type { ProvedHost } from './registration.ts';

/** Close codes of a client's line: it broke the rules, or its host is away. */
const REFUSED = 1008;
const HOST_AWAY = 1013;

/** Missed pings in a row before a host counts as gone. */
const MAX_MISSED_PINGS = 2;

/** Pings that a host may send to a client which answers none; it gives up after fewer. */
const MAX_UNANSWERED_PINGS = 8;

/** What a frame costs besides its bytes, in bytes: short ones take as much time. */
const FRAME_COST_BYTES = 256;

/** Unsent bytes above which no ping is answered: they are short, but many. */
const MAX_UNSENT_PONG_BYTES = 64 * 1024;

interface CarriedLine {
  readonly socket: WebSocket;
  readonly guard: SealedLineGuard;
  /** The host reads no more of it for now. */
  isPaused: boolean;
  unansweredPings: number;
}

/** Counts a message of a client's device; whether it may pass. */
export type CountMessage = (bytes: number) => boolean;

export class CarriedHost {
  readonly route: string;
  readonly #hello: Uint8Array;
  readonly #socket: WebSocket;
  readonly #limits: RelayLimits;
  readonly #metrics: RelayMetrics;
  readonly #lines = new Map<number, CarriedLine>();
  readonly #backlog = new SendBacklog();
  readonly #bytes: TokenBucket;
  #lastLine = 0;
  /** The host takes less than its clients send: none of them is read. */
  #isJammed = false;
  #missedPings = 0;

  constructor(socket: WebSocket, { route, hello }: ProvedHost, limits: RelayLimits, metrics: RelayMetrics) {
    this.route = route;
    this.#hello = hello;
    this.#socket = socket;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#bytes = new TokenBucket(systemClock, limits.hostBytes.perSecond, limits.hostBytes.atOnce);
    socket.on('message', (data: Buffer, isBinary) => this.#hear(data, isBinary));
    socket.on('ping', (stamp) => this.#pong(stamp));
    socket.on('pong', () => {
      this.#missedPings = 0;
    });
    const pings = setInterval(() => this.#ping(), limits.pingMs);
    socket.on('close', () => {
      clearInterval(pings);
      this.#closeLines();
    });
  }

  get lineCount(): number {
    return this.#lines.size;
  }

  get isFull(): boolean {
    return this.#lines.size >= this.#limits.linesPerHost;
  }

  /** Carries a client's line. `device` is the pseudonym that the host limits it by. */
  carry(socket: WebSocket, device: Uint8Array, count: CountMessage): void {
    this.#lastLine++;
    const number = this.#lastLine;
    const line: CarriedLine = { socket, guard: sealedLineGuard(this.#hello), isPaused: false, unansweredPings: 0 };
    this.#lines.set(number, line);
    const forget = this.#backlog.add(this.route, socket);
    this.#send(encodeRelayFrame(RELAY_FRAME.open, number, device));
    if (this.#isJammed) socket.pause();
    socket.on('message', (data: Buffer, isBinary) => {
      // Ended, and still on its way out.
      if (!this.#lines.has(number)) return;
      if (!count(data.length)) this.#refuse(number, 'limit');
      else if (!isBinary || !line.guard.passesFromClient(data)) this.#refuse(number, 'shape');
      else {
        this.#metrics.forwarded('to-host', data.length);
        this.#toHost(encodeRelayFrame(RELAY_FRAME.data, number, data));
      }
    });
    socket.on('ping', (stamp) => {
      if (!this.#lines.has(number)) return;
      if (!count(stamp.length)) this.#refuse(number, 'limit');
      else if (socket.bufferedAmount < MAX_UNSENT_PONG_BYTES) socket.pong(stamp);
    });
    socket.on('pong', (stamp) => {
      if (!this.#lines.has(number)) return;
      if (!count(stamp.length)) this.#refuse(number, 'limit');
      else {
        line.unansweredPings = 0;
        this.#toHost(encodeRelayFrame(RELAY_FRAME.pong, number, stamp));
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      forget();
      if (this.#lines.delete(number)) this.#send(encodeRelayFrame(RELAY_FRAME.close, number));
    });
  }

  /** Ends all lines and the connection. */
  close(): void {
    this.#socket.terminate();
  }

  #hear(data: Buffer, isBinary: boolean): void {
    const frame = isBinary ? decodeRelayFrame(data) : undefined;
    if (!frame) {
      this.#metrics.refused('shape');
      this.close();
      return;
    }
    this.#slowDown(data.length + FRAME_COST_BYTES);
    const line = this.#lines.get(frame.line);
    // A line that has ended here while the host still spoke.
    if (line) this.#act(frame, line);
  }

  #act({ kind, line: number, payload }: RelayFrame, line: CarriedLine): void {
    const { socket } = line;
    switch (kind) {
      case RELAY_FRAME.data:
        this.#toClient(number, line, payload);
        break;
      case RELAY_FRAME.close:
        this.#end(number, closeCodeIn(payload));
        break;
      case RELAY_FRAME.pause:
        line.isPaused = true;
        socket.pause();
        break;
      case RELAY_FRAME.resume:
        line.isPaused = false;
        if (!this.#isJammed) socket.resume();
        break;
      case RELAY_FRAME.ping:
        this.#pingClient(number, line, payload);
        break;
    }
  }

  #toClient(number: number, { socket, guard }: CarriedLine, payload: Uint8Array) {
    if (!guard.passesFromHost(payload)) return this.#refuse(number, 'shape');
    if (!this.#takesMore(number, socket)) return;
    this.#metrics.forwarded('to-client', payload.length);
    socket.send(payload);
  }

  #pingClient(number: number, line: CarriedLine, stamp: Uint8Array): void {
    line.unansweredPings++;
    if (stamp.length > MAX_STAMP_BYTES) this.#refuse(number, 'shape');
    else if (line.unansweredPings > MAX_UNANSWERED_PINGS) this.#refuse(number, 'backlog');
    else if (this.#takesMore(number, line.socket)) line.socket.ping(stamp);
  }

  /** Whether the client still reads; its line ends where it doesn't. */
  #takesMore(number: number, socket: WebSocket): boolean {
    if (!this.#backlog.isExceeded(this.route, socket)) return true;
    this.#refuse(number, 'backlog');
    return false;
  }

  /** What a client has made: none is read any more once too much of it is unsent. */
  #toHost(frame: Uint8Array): void {
    this.#send(frame);
    if (this.#isJammed || this.#socket.bufferedAmount <= this.#limits.hostBacklogBytes) return;
    this.#isJammed = true;
    for (const { socket } of this.#lines.values()) socket.pause();
  }

  #send(frame: Uint8Array): void {
    this.#socket.send(frame, () => {
      if (!this.#isJammed || this.#socket.bufferedAmount > this.#limits.hostBacklogBytes / 2) return;
      this.#isJammed = false;
      for (const { socket, isPaused } of this.#lines.values()) if (!isPaused) socket.resume();
    });
  }

  /** Reads on once the host has used less than its share again. */
  #slowDown(bytes: number): void {
    if (this.#bytes.take(bytes) || this.#socket.isPaused) return;
    this.#socket.pause();
    setTimeout(() => this.#socket.resume(), 1000);
  }

  /** Tells both ends. */
  #refuse(number: number, why: RelayRefusal): void {
    this.#metrics.refused(why);
    this.#send(encodeRelayFrame(RELAY_FRAME.close, number, closePayload(REFUSED)));
    this.#end(number, REFUSED);
  }

  #end(number: number, code: number): void {
    const line = this.#lines.get(number);
    this.#lines.delete(number);
    line?.socket.close(code);
    // Whoever is paused would not hear of it.
    line?.socket.resume();
  }

  #closeLines(): void {
    for (const number of [...this.#lines.keys()]) this.#end(number, HOST_AWAY);
  }

  /** A host that asks and doesn't read the answer gets none. */
  #pong(stamp: Buffer): void {
    this.#slowDown(stamp.length + FRAME_COST_BYTES);
    if (this.#socket.bufferedAmount < MAX_UNSENT_PONG_BYTES) this.#socket.pong(stamp);
  }

  #ping(): void {
    if (this.#missedPings >= MAX_MISSED_PINGS) {
      this.close();
      return;
    }
    this.#missedPings++;
    this.#socket.ping();
  }
}
