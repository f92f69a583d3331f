/**
 * Anybody's own bots in the arena: programs that speak docs/protocol.md sit at tables of a host on this computer, on the same
 * cards in every seating. A program is started for each of its seats as `COMMAND ADDRESS CODE NAME`, and ended with the match.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { gameOf } from '#catalogue';
import { botWorkerBeside } from '../src/main/bot-threads.ts';
import { listen } from '../src/main/lan/server/server.ts';
import { startHost } from '../src/main/start-host.ts';
import { type EntrantResult, resultsByEntrant, type SeatedResult, seatingsFor } from '../src/shared/bots/arena.ts';
import type { Level } from '../src/shared/engine/bot.ts';
import { at, present } from '../src/shared/engine/collections.ts';
import type { GameRecord } from '../src/shared/engine/record.ts';
import type { contract } from '../src/shared/protocol/contract.ts';
import { writeDealCode } from '../src/shared/protocol/deal-code.ts';
import { commandOf, type MatchupSpec } from './arena-plan.ts';

type Client = ContractRouterClient<typeof contract>;

export interface ArenaHost {
  /** Plays deal number `index` of this matchup in all seatings. Throws where a program gives up. */
  play(matchup: MatchupSpec, index: number): Promise<readonly EntrantResult[]>;
}

/** A score is looked at for so long, in ms, where a program does not say that it has seen it. */
const SCORE_PAUSE = 1000;

/** A host of its own, which goes with the process. */
export async function openArenaHost(): Promise<ArenaHost> {
  const data = mkdtempSync(join(tmpdir(), 'panno-verde-arena-'));
  // However it ends.
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  const botWorker = botWorkerBeside(new URL('../src/main/headless.ts', import.meta.url).href);
  const host = startHost({ data, botWorker, pace: 0, scorePauseMs: SCORE_PAUSE });
  const { accept, about, key } = host;
  const server = await listen({ port: 0, host: '127.0.0.1', pages: data, accept, about, key });
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
  const client: Client = createORPCClient(new RPCLink({ websocket: socket }));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  await client.session.greet({});
  return {
    async play(matchup, index) {
      const seatings = seatingsFor(matchup.seats, matchup.bots.length);
      const played: SeatedResult[] = [];
      for (const seating of seatings) played.push(await playAt(client, server.port, { ...matchup, index, seating }));
      const together = gameOf(matchup.game)?.isCooperative ?? false;
      return resultsByEntrant(seatings, played, matchup.bots.length, together);
    },
  };
}

interface ArenaMatch extends MatchupSpec {
  readonly index: number;
  /** Which of the matchup's bots sits where. */
  readonly seating: readonly number[];
}

/** One match: the host's own bots sit down first, programs then seat by seat, each on the first that is free. */
async function playAt(client: Client, port: number, asked: ArenaMatch): Promise<SeatedResult> {
  const { game, seats, bots, seating } = asked;
  const { table, code } = await client.tables.open({ game, seats, deal: dealOf(asked) });
  const programs: Program[] = [];
  try {
    const names = seating.map((kind) => at(bots, kind));
    for (const [seat, name] of names.entries()) {
      if (commandOf(name) === undefined) await client.table.seatBot({ table, seat, level: name as Level });
    }
    for (const [seat, name] of names.entries()) {
      const command = commandOf(name);
      if (command === undefined) continue;
      const program = startProgram(`${command} 127.0.0.1:${port} ${code} Program${seat + 1}`);
      programs.push(program);
      await Promise.race([until(client, table, ({ seats: now }) => now[seat]?.kind === 'person'), program.gaveUp]);
    }
    await client.table.start({ table });
    const over = until(client, table, ({ stage }) => stage === 'over');
    await Promise.race([over, ...programs.map(({ gaveUp }) => gaveUp)]);
    return seatedIn((await client.play.record({ table })) as GameRecord);
  } finally {
    for (const program of programs) program.end();
    await client.table.close({ table });
  }
}

type TableOf = Awaited<ReturnType<Client['table']['watch']>> extends AsyncIterable<infer View> ? View : never;

async function until(client: Client, table: string, isSo: (view: TableOf) => boolean): Promise<void> {
  for await (const view of await client.table.watch({ table })) if (isSo(view)) return;
}

/** The code of a deal that hangs on the arena's seed and the number of the deal alone. */
function dealOf({ game: id, seats, options, seed, index }: ArenaMatch): string {
  const game = present(gameOf(id), 'game');
  const own = game.duplicate ? `${seed}` : `${seed} ${index}`;
  const source = { seed: hash('sha256', `panno-verde/arena ${own}`), deals: game.duplicate ? [index + 1] : [] };
  return writeDealCode({ game: id, seats, options, source, scores: [] }, game);
}

/** What the match came to; a choice took as long as it lay between the event before it and its own. */
function seatedIn({ seats, events, result }: GameRecord): SeatedResult {
  const { scores, winners } = present(result, 'result');
  const times = Array.from({ length: seats }, () => ({ choices: 0, ms: 0 }));
  for (const [k, { by, t = 0 }] of events.entries()) {
    if (by === 'chance') continue;
    const own = at(times, by);
    own.choices++;
    own.ms += t - (events[k - 1]?.t ?? 0);
  }
  return { scores, winners, times };
}

interface Program {
  /** Rejects when it ends before it is ended. */
  readonly gaveUp: Promise<never>;
  end(): void;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) kill(child);
});

function startProgram(command: string): Program {
  // A group of its own: the shell ends with all that it has started.
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  let isEnded = false;
  const gaveUp = new Promise<never>((_, reject) => {
    child.on('close', (code) => {
      running.delete(child);
      if (!isEnded) reject(new Error(`${command} has ended (${code}): ${said.trim() || 'it said nothing'}`));
    });
  });
  // Where nobody waits for it any more, nobody minds.
  gaveUp.catch(() => undefined);
  return {
    gaveUp,
    end() {
      isEnded = true;
      kill(child);
    },
  };
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // It has gone by itself.
  }
}
