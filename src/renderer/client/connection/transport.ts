/** A page's transport to its host: an encrypted WebSocket; the desktop's window has its own (port-transport.ts). */
import type { ContractRouterClient } from '@orpc/contract';
import { HostKeyMismatch, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { contract } from '#shared/protocol/contract.ts';
import type { ChannelStatus, ExpectedKey, KeyOrigin } from '#shared/protocol/lan.ts';
import type { AnswerShapes } from '#shared/protocol/response-shapes.ts';
import { checkAnswers, PROTOCOL_VIOLATION } from './check-answers.ts';
import { encryptedSocket } from './encrypted-socket.ts';
import { pinKey, pinnedKey } from './pinned-key.ts';
import { showToast } from './refusals.ts';
import { rpcClient, rpcOver, type TextChannel, Unreachable } from './rpc.ts';

/** Another host key answers than the one known for an address: who was known, and as whom this one is known. */
export class UnknownHostKeyError extends HostKeyMismatch {
  readonly known: string | null;
  readonly as: string | null;

  constructor({ print, known, as }: Extract<ChannelStatus, { line: 'stranger' }>) {
    super(print);
    this.known = known;
    this.as = as;
  }
}

/** The host's procedures, typed by the contract. */
export type Client = ContractRouterClient<typeof contract>;

/** An open connection to the host. */
export interface Transport {
  readonly client: Client;
  /**
   * Fingerprint of the key the host has proved; undefined where the connection stays within this computer's program.
   */
  readonly fingerprint?: string | undefined;
  /** How that key is known. */
  readonly knownBy?: KeyOrigin | undefined;
  /** The handshake hash of the desktop's connection to another host, known only to both ends. */
  readonly hash?: Uint8Array;
  /** Stores the result of a card comparison for that host. */
  confirmComparison?(same: boolean): void;
  /** Resolves when the connection is gone. */
  readonly closed: Promise<void>;
  close(): void;
}

/** The refusal for a message that was changed, dropped or repeated in transit. */
export const TAMPERED = refusal('host', 'meddled-with');

/** Time a connection has to open, in ms; on a local network it needs almost none, over the internet several ways there and back. */
export const OPEN_TIMEOUT_MS = globalThis.location?.protocol === 'https:' ? 8000 : 1500;

/** Whether this is the desktop's window, which can connect to any host; a browser page only to its own. */
export const isDesktop = (): boolean => !location.protocol.startsWith('http');

/** A host in the page itself, with nobody else to play with. */
interface HostInPage {
  dial(answers: AnswerShapes): Promise<Transport>;
  /** Where people get the app; empty for nowhere. */
  readonly homepage: string;
}

/**
 * Connects to the page's host, or to the one at `address`, whose key must be the one `expected`, if given; rejects if it
 * can't be reached. `answers`: shapes of the host's answers.
 */
export type Dial = (
  address: string | null,
  expected: ExpectedKey | undefined,
  answers: AnswerShapes,
) => Promise<Transport>;

let ownHost: HostInPage | undefined;
let dialing: Dial = (_address, _expected, answers) => dialSocket(answers);

export const dial: Dial = (...to) => dialing(...to);

/** The page reaches hosts in another way. Called once, before it connects. */
export function dialBy(other: Dial): void {
  dialing = other;
}

/** The page has a host in itself. Called once, before it connects. */
export function provideHostInPage(host: HostInPage): void {
  ownHost = host;
  dialBy((_address, _expected, answers) => host.dial(answers));
}

/** Nothing where it has none. */
export const hostInPage = (): HostInPage | undefined => ownHost;

/** Rejects with `HostKeyMismatch` where the key is not the known one. */
function dialSocket(answers: AnswerShapes): Promise<Transport> {
  const address = location.origin.replace('http', 'ws') + SECURE_CHANNEL_PATH;
  const websocket = encryptedSocket(address, pinnedKey()?.fingerprint);
  let hungUp = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    hungUp = resolve;
    websocket.addEventListener('close', () => {
      if (websocket.fault === 'meddled') showToast(TAMPERED);
      if (websocket.fault === 'strange') showToast(PROTOCOL_VIOLATION);
      resolve();
    });
  });
  const transport: Transport = {
    client: clientOver(answers, {
      send: websocket.send,
      onText: (call) => websocket.addEventListener('message', ({ data }) => call(data)),
      onClose: (call) => void closed.then(call),
    }),
    get fingerprint() {
      return websocket.fingerprint;
    },
    get knownBy() {
      return pinnedKey()?.by;
    },
    closed,
    close() {
      websocket.close();
      // A dead connection does not say goodbye, so nobody waits for that.
      hungUp();
    },
  };
  const opened = new Promise<Transport>((resolve, reject) => {
    websocket.addEventListener('open', () => {
      if (!pinnedKey() && websocket.fingerprint !== undefined)
        pinKey({ fingerprint: websocket.fingerprint, by: 'sight' });
      resolve(transport);
    });
    websocket.addEventListener('close', () => {
      const { fault } = websocket;
      reject(fault instanceof Error ? fault : new Unreachable('the host does not answer'));
    });
  });
  return within(OPEN_TIMEOUT_MS, opened).catch((error: unknown) => {
    websocket.close();
    throw error;
  });
}

/** The host's procedures over a text channel, with validated answers. */
export function clientOver(answers: AnswerShapes, texts: TextChannel): Client {
  return rpcClient(checkAnswers(rpcOver(texts), answers, sayOnce()));
}

/** Reports a host's protocol violation once per connection. */
function sayOnce(): () => void {
  let expected = false;
  return () => {
    if (!expected) showToast(PROTOCOL_VIOLATION);
    expected = true;
  };
}

/** Rejects with `Unreachable` where it takes longer. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('the host takes too long')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
