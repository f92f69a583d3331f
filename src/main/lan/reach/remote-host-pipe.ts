/**
 * The window's connection to another host: a message port at one end, an encrypted WebSocket at the
 * other.
 */
import { HostKeyMismatch } from '#shared/crypto/secure-channel.ts';
import { type ChannelStatus, comparisonResultSchema, type ExpectedKey } from '#shared/protocol/lan.ts';
import { relayedHostIn } from '#shared/relay/relayed-address.ts';
import type { MessagePortLike } from '../../host/api/connection.ts';
import { dial, type EncryptedLine } from './encrypted-client.ts';
import { expectedKey, type KnownHost, type KnownHosts, recordObservation } from './known-hosts.ts';
import { reachHost } from './reach-host.ts';

/** Max unread bytes in the window, as `weigh` counts; above it the host isn't read. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** Max unsent bytes from the window, by the same count. */
const MAX_UNSENT_BYTES = 256 * 1024;

/** Overhead per message, in bytes: many empty ones cost memory, too. */
const MESSAGE_OVERHEAD_BYTES = 256;

/** The address as in `addressSchema`, and the expected key if one is given. */
export interface RemoteTarget {
  readonly address: string;
  readonly said?: ExpectedKey | undefined;
}

/**
 * Pipes text between window and host until one end closes. Only a host of this version with the key
 * known at its address is accepted. The window acknowledges each message with null, which limits
 * how far the host is read ahead.
 */
export async function pipeToHost(
  port: MessagePortLike,
  { address, said }: RemoteTarget,
  version: string,
  hosts: KnownHosts,
): Promise<void> {
  let line: EncryptedLine | undefined;
  let stands = false;
  let isGone = false;
  let unsaid = 0;
  let here: KnownHost | undefined;
  const waiting: string[] = [];
  const unread = makeUnread();
  const tell = (word: ChannelStatus): void => port.postMessage(word);
  port.on('message', ({ data }) => {
    if (typeof data !== 'string') return data === null ? unread.takeOne(line) : compared(data);
    unsaid += sizeInMemory(data);
    if (unsaid > MAX_UNSENT_BYTES) return port.close();
    if (!stands) return void waiting.push(data);
    send(data);
  });
  port.on('close', () => {
    isGone = true;
    line?.terminate();
  });
  port.start();
  const answer = await reachHost(address, version);
  if (isGone) return;
  if ('refusal' in answer) return port.close();
  const { address: there, host } = answer.reached;
  // A relay's address says which key it has to be, and nobody may want another.
  const relayed = relayedHostIn(there);
  const known = relayed?.print ?? expectedKey(hosts, there, said);
  if (typeof known === 'object') return turnAway(known.print, known.known);
  line = dial(there, known, {
    onOpened(print, hash) {
      stands = true;
      here = recordObservation(hosts, { address: there, print, host }, relayed ? { print, by: 'link' } : said);
      tell({ line: 'sealed', print, by: here.by, hash });
      for (const text of waiting.splice(0)) send(text);
    },
    onMessage(text) {
      port.postMessage(text);
      if (line) unread.add(text, line);
    },
    onClosed(why) {
      if (isGone) return;
      if (why instanceof HostKeyMismatch && !relayed) return turnAway(why.fingerprint, hosts.at(there));
      if (why) tell({ line: 'meddled' });
      port.close();
    },
  });

  function send(text: string): void {
    line?.send(text, () => {
      unsaid -= sizeInMemory(text);
    });
  }

  /** Rejects the host before anything is sent: a person must decide first. */
  function turnAway(print: string, known: KnownHost | undefined): void {
    tell({ line: 'stranger', print, known: known?.host ?? null, as: hosts.withPrint(print)?.host ?? null });
    port.close();
  }

  /** Two people have compared the fingerprints. */
  function compared(data: unknown): void {
    const word = comparisonResultSchema.safeParse(data);
    if (!word.success || !here) return;
    if (word.data.compared) hosts.keep({ ...here, by: 'compared' });
    else hosts.forget(here.address);
  }
}

/** Counts the window's unread bytes and pauses the host above the limit. */
function makeUnread() {
  const weights: number[] = [];
  let sum = 0;
  return {
    add(text: string, line: EncryptedLine): void {
      weights.push(sizeInMemory(text));
      sum += sizeInMemory(text);
      if (sum > MAX_UNREAD_BYTES) line.pause();
    },
    takeOne(line: EncryptedLine | undefined): void {
      sum -= weights.shift() ?? 0;
      if (line?.isPaused && sum <= MAX_UNREAD_BYTES / 2) line.resume();
    },
  };
}

function sizeInMemory(text: string): number {
  return Buffer.byteLength(text) + MESSAGE_OVERHEAD_BYTES;
}
