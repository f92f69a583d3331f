/** The two transports to a host: a MessagePort from the desktop's preload, or an encrypted WebSocket. */
import type { ContractRouterClient } from '@orpc/contract';
import { HostKeyMismatch, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { contract } from '#shared/protocol/contract.ts';
import type { ChannelStatus, ExpectedKey, KeyOrigin } from '#shared/protocol/lan.ts';
import type { AnswerShapes } from '#shared/protocol/response-shapes.ts';
import { checkAnswers, PROTOCOL_VIOLATION } from './check-answers.ts';
import { encryptedSocket } from './encrypted-socket.ts';
import { OPEN_TIMEOUT_MS, remoteOpenTimeoutMs } from './open-timeouts.ts';
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
const TAMPERED = refusal('host', 'meddled-with');

/** Messages between the page and the desktop's preload (preload/index.ts). */
const READY_MESSAGE = 'panno-verde:ready';
const PORT_MESSAGE = 'panno-verde:port';

/** Whether this is the desktop's window, which can connect to any host; a browser page only to its own. */
export const isDesktop = (): boolean => !location.protocol.startsWith('http');

/** A host in the page itself, with nobody else to play with. */
interface HostInPage {
  dial(answers: AnswerShapes): Promise<Transport>;
  /** Where people get the app; empty for nowhere. */
  readonly homepage: string;
}

let ownHost: HostInPage | undefined;

/** The page has a host in itself. Called once, before it connects. */
export function provideHostInPage(host: HostInPage): void {
  ownHost = host;
}

/** Nothing where it has none. */
export const hostInPage = (): HostInPage | undefined => ownHost;

/**
 * Connects to the page's host, or to the one at `address`, whose key must be the one `expected`, if given; rejects if it
 * can't be reached. `answers`: shapes of the host's answers.
 */
export function dial(
  address: string | null,
  expected: ExpectedKey | undefined,
  answers: AnswerShapes,
): Promise<Transport> {
  if (ownHost) return ownHost.dial(answers);
  if (!isDesktop()) return dialSocket(answers);
  return address === null
    ? dialPort(READY_MESSAGE, opensAtOnce(answers))
    : dialPort(readyFor(address, expected), opensEncrypted(answers), remoteOpenTimeoutMs(address));
}

function readyFor(address: string, expected: ExpectedKey | undefined): string {
  return [READY_MESSAGE, address, ...(expected ? [expected.by, expected.print] : [])].join(' ');
}

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

type Opening = (port: MessagePort, closed: Promise<void>) => Promise<Transport>;

/** Requests a port and makes a connection of it. */
function dialPort(ready: string, opening: Opening, patience = OPEN_TIMEOUT_MS): Promise<Transport> {
  let handed: MessagePort | undefined;
  const opened = new Promise<Transport>((resolve, reject) => {
    const take = ({ source, data, ports: [port] }: MessageEvent): void => {
      if (source !== window || data !== PORT_MESSAGE || !port) return;
      window.removeEventListener('message', take);
      handed = port;
      const closed = new Promise<void>((gone) => port.addEventListener('close', () => gone()));
      opening(port, closed).then(resolve, reject);
      port.start();
    };
    window.addEventListener('message', take);
    window.postMessage(ready, '*');
  });
  return within(patience, opened).catch((error: unknown) => {
    handed?.close();
    throw error;
  });
}

/** The host within this app is ready with its port. */
const opensAtOnce =
  (answers: AnswerShapes): Opening =>
  async (port, closed) =>
    overPort(port, closed, answers);

/** Another host is ready once the main process, which encrypts for it, says so; or its key is unknown. */
const opensEncrypted =
  (answers: AnswerShapes): Opening =>
  (port, closed) =>
    new Promise((resolve, reject) => {
      port.addEventListener('close', () => reject(new Unreachable('the host does not answer')));
      port.addEventListener('message', ({ data }: MessageEvent<string | ChannelStatus>) => {
        // Reports every message as read, since the main process throttles a host that sends more than is read.
        if (typeof data === 'string') return port.postMessage(null);
        if (data.line === 'meddled') showToast(TAMPERED);
        else if (data.line === 'stranger') reject(new UnknownHostKeyError(data));
        else {
          const { print, by: knownBy, hash } = data;
          const compared = (same: boolean) => port.postMessage({ compared: same });
          resolve({
            ...overPort(port, closed, answers),
            fingerprint: print,
            knownBy,
            hash,
            confirmComparison: compared,
          });
        }
      });
    });

/** A connection over a port whose host answers at once. */
export function overPort(port: MessagePort, closed: Promise<void>, answers: AnswerShapes): Transport {
  const client = clientOver(answers, {
    send: (text) => port.postMessage(text),
    onText: (call) => port.addEventListener('message', ({ data }) => typeof data === 'string' && call(data)),
    onClose: (call) => void closed.then(call),
  });
  return { client, closed, close: () => port.close() };
}

/** The host's procedures over a text channel, with validated answers. */
function clientOver(answers: AnswerShapes, texts: TextChannel): Client {
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

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('the host takes too long')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
