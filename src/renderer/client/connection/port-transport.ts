/** The desktop window's transport: a MessagePort from its preload. */
import type { ChannelStatus, ExpectedKey } from '#shared/protocol/lan.ts';
import type { AnswerShapes } from '#shared/protocol/response-shapes.ts';
import { remoteOpenTimeoutMs } from './open-timeouts.ts';
import { showToast } from './refusals.ts';
import { Unreachable } from './rpc.ts';
import {
  clientOver,
  type Dial,
  OPEN_TIMEOUT_MS,
  TAMPERED,
  type Transport,
  UnknownHostKeyError,
  within,
} from './transport.ts';

/** Messages between the page and the desktop's preload (preload/index.ts). */
const READY_MESSAGE = 'panno-verde:ready';
const PORT_MESSAGE = 'panno-verde:port';

type Opening = (port: MessagePort) => Promise<Transport>;

/** Connects to the app's own host, or over the main process to another one. */
export const dialPort: Dial = (address, expected, answers) =>
  address === null
    ? open(READY_MESSAGE, opensAtOnce(answers))
    : open(readyFor(address, expected), opensEncrypted(answers), remoteOpenTimeoutMs(address));

function readyFor(address: string, expected: ExpectedKey | undefined): string {
  return [READY_MESSAGE, address, ...(expected ? [expected.by, expected.print] : [])].join(' ');
}

/** Requests a port and makes a connection of it. */
function open(ready: string, opening: Opening, patience = OPEN_TIMEOUT_MS): Promise<Transport> {
  let handed: MessagePort | undefined;
  const opened = new Promise<Transport>((resolve, reject) => {
    const take = ({ source, data, ports: [port] }: MessageEvent): void => {
      if (source !== window || data !== PORT_MESSAGE || !port) return;
      window.removeEventListener('message', take);
      handed = port;
      opening(port).then(resolve, reject);
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
  async (port) =>
    overPort(port, answers);

/** Another host is ready once the main process, which encrypts for it, says so; or its key is unknown. */
const opensEncrypted =
  (answers: AnswerShapes): Opening =>
  (port) =>
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
            ...overPort(port, answers),
            fingerprint: print,
            knownBy,
            hash,
            confirmComparison: compared,
          });
        }
      });
    });

/** A connection over a port whose host answers at once. */
export function overPort(port: MessagePort, answers: AnswerShapes): Transport {
  let hangUp = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    hangUp = resolve;
    port.addEventListener('close', () => resolve());
  });
  const client = clientOver(answers, {
    send: (text) => port.postMessage(text),
    onText: (call) => port.addEventListener('message', ({ data }) => typeof data === 'string' && call(data)),
    onClose: (call) => void closed.then(call),
  });
  return {
    client,
    closed,
    close() {
      port.close();
      // A port says nothing to its own side when it is closed.
      hangUp();
    },
  };
}
