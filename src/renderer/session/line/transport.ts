/** The two ways to the host: a MessagePort that the desktop's preload hands over, or a sealed WebSocket. */
import type { ContractRouterClient } from '@orpc/contract';
import { refusal } from '#shared/engine/refusal.ts';
import { SEALED_PATH } from '#shared/noise/line.ts';
import type { contract } from '#shared/protocol/contract.ts';
import { callsOver, clientOf, type Texts } from './calls.ts';
import { checked, STRANGE } from './checked.ts';
import { keepKey, knownKey } from './known-key.ts';
import { notify } from './notice.ts';
import { sealedSocket } from './sealed.ts';

/** The host's procedures, typed by the contract. */
export type Client = ContractRouterClient<typeof contract>;

/** One line to the host while it holds. */
export interface Transport {
  readonly client: Client;
  /** The print of the key that the host has proved to hold; nothing where the line does not leave this computer's program. */
  readonly print?: string | undefined;
  /** Resolves when the line is gone. */
  readonly closed: Promise<void>;
  close(): void;
}

/** What is said where somebody between here and the host has changed something, left it out, or said it again. */
const MEDDLED_WITH = refusal('host', 'meddled-with');

/** How long a line may take to open, in ms: in the house it takes none, and who is back in reach waits no longer. */
const PATIENCE = 1500;

/** What the page and the desktop's preload say to each other, see preload/index.ts. */
const READY = 'panno-verde:ready';
const PORT = 'panno-verde:port';

/** Whether this is the desktop's window, which can have a line to any host; a browser's page speaks to its own alone. */
export const isDesktop = (): boolean => !location.protocol.startsWith('http');

/** Opens a line to the host of this page, or to the one at `address`; rejects if it can't be reached. */
export function dial(address: string | null): Promise<Transport> {
  return isDesktop() ? dialPort(address) : dialSocket();
}

/** Rejects with `OtherKey` where the host is not the one that is known here. */
function dialSocket(): Promise<Transport> {
  const address = new URL(SEALED_PATH, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const websocket = sealedSocket(address, knownKey()?.print);
  let hungUp = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    hungUp = resolve;
    websocket.addEventListener('close', () => {
      if (websocket.fault === 'meddled') notify(MEDDLED_WITH);
      resolve();
    });
  });
  const transport: Transport = {
    client: clientOver({
      send: websocket.send,
      heard: (call) => websocket.addEventListener('message', ({ data }) => call(data)),
      gone: (call) => void closed.then(call),
    }),
    get print() {
      return websocket.print;
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
      if (!knownKey() && websocket.print !== undefined) keepKey({ print: websocket.print, by: 'sight' });
      resolve(transport);
    });
    websocket.addEventListener('close', () => {
      const { fault } = websocket;
      reject(fault instanceof Error ? fault : new Error('the host does not answer'));
    });
  });
  return within(PATIENCE, opened).catch((error: unknown) => {
    websocket.close();
    throw error;
  });
}

/** A port is there at once; that the host at its end is not reached shows when the port closes. */
function dialPort(address: string | null): Promise<Transport> {
  const handed = new Promise<Transport>((resolve) => {
    const take = (event: MessageEvent): void => {
      const port = event.ports[0];
      if (event.source !== window || event.data !== PORT || !port) return;
      window.removeEventListener('message', take);
      const closed = new Promise<void>((gone) => port.addEventListener('close', () => gone()));
      const client = clientOver({
        send: (text) => port.postMessage(text),
        heard: (call) => port.addEventListener('message', ({ data }) => call(String(data))),
        gone: (call) => void closed.then(call),
      });
      if (address !== null) tellRead(port);
      port.start();
      resolve({ client, closed, close: () => port.close() });
    };
    window.addEventListener('message', take);
    window.postMessage(address === null ? READY : `${READY} ${address}`, '*');
  });
  return within(PATIENCE, handed);
}

/** The host's procedures over a line of texts, checked. */
function clientOver(texts: Texts): Client {
  return clientOf(checked(callsOver(texts), sayOnce()));
}

/** A host that is strange is so time and again: it is said once a line. */
function sayOnce(): () => void {
  let said = false;
  return () => {
    if (!said) notify(STRANGE);
    said = true;
  };
}

/** Says of each message that it was read: the main process holds a host off that says more (lan/reach/pipe.ts). */
function tellRead(port: MessagePort): void {
  port.addEventListener('message', () => port.postMessage(null));
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the host takes too long')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
