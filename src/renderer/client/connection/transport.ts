/** The two ways to the host: a MessagePort that the desktop's preload hands over, or a sealed WebSocket. */
import type { ContractRouterClient } from '@orpc/contract';
import { HostKeyMismatch, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { contract } from '#shared/protocol/contract.ts';
import type { ChannelStatus, ExpectedKey, KeyOrigin } from '#shared/protocol/remote-host.ts';
import { encryptedSocket } from './encrypted-socket.ts';
import { pinKey, pinnedKey } from './pinned-key.ts';
import { showToast } from './refusals.ts';
import { rpcClient, rpcOver, type TextChannel, Unreachable } from './rpc.ts';
import { PROTOCOL_VIOLATION, validateAnswers } from './validate.ts';

/** Another host answers than the one that is known at an address: who that was, and as whom this one is known. */
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

/** One line to the host while it holds. */
export interface Transport {
  readonly client: Client;
  /** The print of the key that the host has proved to hold; nothing where the line does not leave this computer's program. */
  readonly fingerprint?: string | undefined;
  /** By what that key is known. */
  readonly knownBy?: KeyOrigin | undefined;
  /** Of the desktop's line to another host: what both ends, and nobody else, have in common. */
  readonly hash?: Uint8Array;
  /** Says that people have compared their cards, and whether they were the same: that is kept for that host. */
  confirmComparison?(same: boolean): void;
  /** Resolves when the line is gone. */
  readonly closed: Promise<void>;
  close(): void;
}

/** What is said where somebody between here and the host has changed something, left it out, or said it again. */
const TAMPERED = refusal('host', 'meddled-with');

/** How long a line may take to open, in ms: in the house it takes none, and who is back in reach waits no longer. */
const OPEN_TIMEOUT_MS = 1500;

/** The same where the main process first asks who is there (lan/reach). */
const REMOTE_OPEN_TIMEOUT_MS = 6000;

/** What the page and the desktop's preload say to each other, see preload/index.ts. */
const READY_MESSAGE = 'panno-verde:ready';
const PORT_MESSAGE = 'panno-verde:port';

/** Whether this is the desktop's window, which can have a line to any host; a browser's page speaks to its own alone. */
export const isDesktop = (): boolean => !location.protocol.startsWith('http');

/**
 * Opens a line to the host of this page, or to the one at `address`, which has the key that somebody has `said`; rejects if
 * it can't be reached.
 */
export function dial(address: string | null, said?: ExpectedKey): Promise<Transport> {
  if (!isDesktop()) return dialSocket();
  return address === null
    ? dialPort(READY_MESSAGE, opensAtOnce)
    : dialPort(readyFor(address, said), opensEncrypted, REMOTE_OPEN_TIMEOUT_MS);
}

function readyFor(address: string, said: ExpectedKey | undefined): string {
  return [READY_MESSAGE, address, ...(said ? [said.by, said.print] : [])].join(' ');
}

/** Rejects with `OtherKey` where the host is not the one that is known here. */
function dialSocket(): Promise<Transport> {
  const address = new URL(SECURE_CHANNEL_PATH, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
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
    client: clientOver({
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
      // A line that is dead does not say goodbye: nobody waits for that.
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

/** Asks for a port, and makes a line of it. */
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

/** The host within this app is there with its port. */
const opensAtOnce: Opening = async (port, closed) => overPort(port, closed);

/** Another host is there once the main process says so, which seals what goes to it; or it is not the one that is known. */
const opensEncrypted: Opening = (port, closed) =>
  new Promise((resolve, reject) => {
    port.addEventListener('close', () => reject(new Unreachable('the host does not answer')));
    port.addEventListener('message', ({ data }: MessageEvent<string | ChannelStatus>) => {
      // Whatever the host says is read, and said to be: the main process holds a host off that says more.
      if (typeof data === 'string') return port.postMessage(null);
      if (data.line === 'meddled') showToast(TAMPERED);
      else if (data.line === 'stranger') reject(new UnknownHostKeyError(data));
      else {
        const { print, by: knownBy, hash } = data;
        const compared = (same: boolean) => port.postMessage({ compared: same });
        resolve({ ...overPort(port, closed), fingerprint: print, knownBy, hash, confirmComparison: compared });
      }
    });
  });

function overPort(port: MessagePort, closed: Promise<void>): Transport {
  const client = clientOver({
    send: (text) => port.postMessage(text),
    onText: (call) => port.addEventListener('message', ({ data }) => typeof data === 'string' && call(data)),
    onClose: (call) => void closed.then(call),
  });
  return { client, closed, close: () => port.close() };
}

/** The host's procedures over a line of texts, checked. */
function clientOver(texts: TextChannel): Client {
  return rpcClient(validateAnswers(rpcOver(texts), sayOnce()));
}

/** A host that is strange is so time and again: it is said once a line. */
function sayOnce(): () => void {
  let said = false;
  return () => {
    if (!said) showToast(PROTOCOL_VIOLATION);
    said = true;
  };
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('the host takes too long')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
