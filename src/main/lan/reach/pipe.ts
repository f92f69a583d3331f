/** The window's line to another host: its port at one end, a sealed WebSocket at the other, text both ways. */
import { OtherKey } from '#shared/noise/line.ts';
import { comparedSchema, type LineWord, type Said } from '#shared/protocol/line.ts';
import type { Port } from '../../host/router/port.ts';
import { dial, type SealedLine } from './dial.ts';
import { expectedAt, type KnownHost, type KnownHosts, seenAt } from './known-hosts.ts';
import { reach } from './reach.ts';

/** What may wait in the window, in bytes as told by `weigh`: when there is more, the host is read no further. */
const MAX_UNREAD = 1024 * 1024;

/** What the window may have said that has not gone out, in the same bytes: it greets, opens what it shows, and moves. */
const MAX_UNSENT = 256 * 1024;

/** What keeping a message takes beside its text, in bytes: many empty ones are no less of a burden. */
const OVERHEAD = 256;

/** Where a line leads: an address as in `addressSchema`, and which key is to answer there, if somebody has said so. */
export interface Goal {
  readonly address: string;
  readonly said?: Said | undefined;
}

/**
 * Carries what the window says to the host and back, until one end is gone; then the other is closed. Only a host of this
 * version is spoken to, and only one with the key that is known at its address, whatever else may listen there. The window
 * says of each message that it has read it, by one that is null: a host that says more than is read has to wait.
 */
export async function pipe(port: Port, { address, said }: Goal, version: string, hosts: KnownHosts): Promise<void> {
  let line: SealedLine | undefined;
  let stands = false;
  let isGone = false;
  let unsaid = 0;
  let here: KnownHost | undefined;
  const waiting: string[] = [];
  const unread = makeUnread();
  const tell = (word: LineWord): void => port.postMessage(word);
  port.on('message', ({ data }) => {
    if (typeof data !== 'string') return data === null ? unread.takeOne(line) : compared(data);
    unsaid += weigh(data);
    if (unsaid > MAX_UNSENT) return port.close();
    if (!stands) return void waiting.push(data);
    send(data);
  });
  port.on('close', () => {
    isGone = true;
    line?.terminate();
  });
  port.start();
  const answer = await reach(address, version);
  if (isGone) return;
  if ('refusal' in answer) return port.close();
  const { address: there, host } = answer.reached;
  const known = expectedAt(hosts, there, said);
  if (typeof known === 'object') return turnAway(known.print, known.known);
  line = dial(there, known, {
    opened(print, hash) {
      stands = true;
      here = seenAt(hosts, { address: there, print, host }, said);
      tell({ line: 'sealed', print, by: here.by, hash });
      for (const text of waiting.splice(0)) send(text);
    },
    heard(text) {
      port.postMessage(text);
      if (line) unread.add(text, line);
    },
    closed(why) {
      if (isGone) return;
      if (why instanceof OtherKey) return turnAway(why.print, hosts.at(there));
      if (why) tell({ line: 'meddled' });
      port.close();
    },
  });

  function send(text: string): void {
    line?.send(text, () => {
      unsaid -= weigh(text);
    });
  }

  /** Nothing was said to who answers: a person has to mind that first. */
  function turnAway(print: string, known: KnownHost | undefined): void {
    tell({ line: 'stranger', print, known: known?.host ?? null, as: hosts.withPrint(print)?.host ?? null });
    port.close();
  }

  /** Two people have held their cards against each other. */
  function compared(data: unknown): void {
    const word = comparedSchema.safeParse(data);
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
    add(text: string, line: SealedLine): void {
      weights.push(weigh(text));
      sum += weigh(text);
      if (sum > MAX_UNREAD) line.pause();
    },
    takeOne(line: SealedLine | undefined): void {
      sum -= weights.shift() ?? 0;
      if (line?.isPaused && sum <= MAX_UNREAD / 2) line.resume();
    },
  };
}

function weigh(text: string): number {
  return Buffer.byteLength(text) + OVERHEAD;
}
