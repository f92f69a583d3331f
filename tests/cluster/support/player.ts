/** Somebody who plays a seat whatever becomes of hosts: comes in again wherever a door is open, and notes all that was said. */
import { createHash } from 'node:crypto';
import { pick, type Random } from '#shared/engine/random.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { type Visitor, visit } from '../../host/support/client.ts';

/** A move as it was sent, and what came of it: times in ms, `answered` nothing where the line broke first. */
export interface Sent {
  readonly seat: number;
  readonly match: number;
  readonly move: AnyMove;
  readonly sent: number;
  answered?: number;
  refused?: string;
}

/** What an update showed, as a hash: nobody has to keep all of it. */
export interface PlayerView {
  readonly match: number;
  readonly viewer: number;
  readonly version: number;
  readonly hash: string;
}

export interface Player {
  readonly token: string;
  readonly sent: readonly Sent[];
  readonly sights: readonly PlayerView[];
  /** The longest time between two updates, in ms. */
  readonly longestSilence: () => number;
  /** What went wrong that may not. */
  readonly faults: readonly string[];
  /** What it has seen last, for where a match stands still. */
  readonly standing: () => string;
  /** Resolves when the match is over, as this player has seen it. */
  readonly over: Promise<void>;
  stop(): void;
}

export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly random: Random;
  /** The doors that may be open, the likeliest first. */
  doors(): readonly number[];
  /** A pause before each move, in ms. */
  readonly thinks?: number;
  /** Whether this one deals again when a match is over. */
  readonly again?: boolean;
}

export const hashOf = ({ observation, moves }: { observation: unknown; moves: readonly unknown[] }): string =>
  createHash('sha256')
    .update(JSON.stringify([observation, moves]))
    .digest('base64');

/** What a move may be refused with that may have been made before, on a line that broke. */
const MADE = ['stale', 'no-match', 'not-your-turn', 'out-of-turn', 'opened-elsewhere'];

export function playSeat({ table, seat, token, random, doors, thinks = 0 }: Seated): Player {
  const sent: Sent[] = [];
  const sights: PlayerView[] = [];
  const faults: string[] = [];
  const over = Promise.withResolvers<void>();
  let last: PlayUpdate | undefined;
  let isStopped = false;
  let gap = 0;
  let latest = performance.now();
  let shown = 'nothing of the table';

  async function play(at: Visitor): Promise<void> {
    const since = last && { match: last.match, version: last.version - 1 };
    for await (const update of await at.client.play.watch({ table, viewer: seat, ...(since && { since }) })) {
      if (isStopped) return;
      gap = Math.max(gap, performance.now() - latest);
      latest = performance.now();
      const { match, version } = update;
      if (last?.match === match && version < last.version)
        faults.push(`seat ${seat}: ${version} after ${last.version}`);
      last = update;
      sights.push({ match, viewer: seat, version, hash: hashOf(update) });
      if (update.moves.length > 0) await move(at, update);
    }
  }

  async function move(at: Visitor, { match, version, moves }: PlayUpdate): Promise<void> {
    if (thinks > 0) await pause(thinks);
    const chosen = pick(moves as AnyMove[], random);
    const one: Sent = { seat, match, move: chosen, sent: performance.now() };
    sent.push(one);
    try {
      await at.client.play.move({ table, seat, match, version, move: { ...chosen } });
      one.answered = performance.now();
    } catch (error) {
      const reason = (error as { data?: { reason?: string } }).data?.reason;
      if (reason === undefined) throw error;
      one.refused = reason;
      if (!MADE.includes(reason)) throw error;
    }
  }

  async function keepGoing(at: Visitor): Promise<void> {
    for await (const { stage, scorePause } of await at.client.table.watch({ table })) {
      if (isStopped) return;
      shown = `the table ${stage}, score pause for ${scorePause?.join() ?? 'nobody'}`;
      if (stage === 'over') over.resolve();
      if (scorePause?.includes(seat)) await at.client.table.goOn({ table });
    }
  }

  async function stay(): Promise<void> {
    for (let tries = 0; !isStopped; tries++) {
      const open = doors();
      const port = open[tries % open.length];
      if (port !== undefined) await comeIn(port).catch(note);
      await pause(100);
    }
  }

  async function comeIn(port: number): Promise<void> {
    const at = await timely(visit(port, token, 'sealed'), 4000);
    try {
      if (at.token !== token) faults.push(`seat ${seat}: the house has forgotten this session`);
      await Promise.race([at.closed, play(at), keepGoing(at)]);
    } finally {
      at.socket.close();
    }
  }

  function note(error: unknown): void {
    const reason = (error as { data?: { reason?: string } }).data?.reason;
    if (reason !== undefined && !ENDS.includes(reason)) faults.push(`seat ${seat}: refused: ${reason}`);
  }
  void stay();
  return {
    token,
    sent,
    sights,
    faults,
    over: over.promise,
    longestSilence: () => Math.round(gap),
    standing() {
      const ago = Math.round(performance.now() - latest);
      const seen = last
        ? `version ${last.version} with ${last.moves.length} moves, ${ago} ms ago`
        : 'nothing of the match';
      const { answered, refused } = sent.at(-1) ?? {};
      const came = refused ?? (answered === undefined ? 'no answer' : 'taken');
      return `seat ${seat} of ${table} has seen ${seen}, and ${shown}; the last of ${sent.length} moves: ${came}`;
    },
    stop() {
      isStopped = true;
    },
  };
}

/** What a stream ends with where a host goes, or begins anew. */
const ENDS = ['table-closed', 'no-such-table', 'opened-elsewhere', 'not-kept', 'paused'];

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function timely<T>(promise: Promise<T>, ms: number): Promise<T> {
  return Promise.race([promise, pause(ms).then(() => Promise.reject(new Error('too slow')))]);
}
