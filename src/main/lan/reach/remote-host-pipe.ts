/** The window's line to another host: its port at one end, a sealed WebSocket at the other, text both ways. */
import { HostKeyMismatch } from '#shared/crypto/secure-channel.ts';
import { type ChannelStatus, comparisonResultSchema, type ExpectedKey } from '#shared/protocol/remote-host.ts';
import type { MessagePortLike } from '../../host/api/connection.ts';
import { dial, type EncryptedLine } from './encrypted-client.ts';
import { expectedKey, type KnownHost, type KnownHosts, recordObservation } from './known-hosts.ts';
import { reachHost } from './reach-host.ts';

/** What may wait in the window, in bytes as told by `weigh`: when there is more, the host is read no further. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** What the window may have said that has not gone out, in the same bytes: it greets, opens what it shows, and moves. */
const MAX_UNSENT_BYTES = 256 * 1024;

/** What keeping a message takes beside its text, in bytes: many empty ones are no less of a burden. */
const MESSAGE_OVERHEAD_BYTES = 256;

/** Where a line leads: an address as in `addressSchema`, and which key is to answer there, if somebody has said so. */
export interface RemoteTarget {
  readonly address: string;
  readonly said?: ExpectedKey | undefined;
}

/**
 * Carries what the window says to the host and back, until one end is gone; then the other is closed. Only a host of this
 * version is spoken to, and only one with the key that is known at its address, whatever else may listen there. The window
 * says of each message that it has read it, by one that is null: a host that says more than is read has to wait.
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
  const known = expectedKey(hosts, there, said);
  if (typeof known === 'object') return turnAway(known.print, known.known);
  line = dial(there, known, {
    onOpened(print, hash) {
      stands = true;
      here = recordObservation(hosts, { address: there, print, host }, said);
      tell({ line: 'sealed', print, by: here.by, hash });
      for (const text of waiting.splice(0)) send(text);
    },
    onMessage(text) {
      port.postMessage(text);
      if (line) unread.add(text, line);
    },
    onClosed(why) {
      if (isGone) return;
      if (why instanceof HostKeyMismatch) return turnAway(why.fingerprint, hosts.at(there));
      if (why) tell({ line: 'meddled' });
      port.close();
    },
  });

  function send(text: string): void {
    line?.send(text, () => {
      unsaid -= sizeInMemory(text);
    });
  }

  /** Nothing was said to who answers: a person has to mind that first. */
  function turnAway(print: string, known: KnownHost | undefined): void {
    tell({ line: 'stranger', print, known: known?.host ?? null, as: hosts.withPrint(print)?.host ?? null });
    port.close();
  }

  /** Two people have held their cards against each other. */
  function compared(data: unknown): void {
    const word = comparisonResultSchema.safeParse(data);
    if (!word.success || !here) return;
    if (word.data.compared) hosts.keep({ ...here, by: 'compared' });
    else hosts.forget(here.address);
  }
}

/** Counts what lies in the window unread, and holds the host off while that is too much. */
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
