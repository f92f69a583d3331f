/** Anybody's own bot sits down: the example in Python, over a real line, to the end of a match of each game. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { type Client, visit } from '../host/support/client.ts';
import { fastClock, removeFolders, startServer } from '../host/support/test-server.ts';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'examples/bot.py');

/** One deal, where a match may be as short as that. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'briscola-chiamata': { deals: 1 },
  spizzichino: { deals: 1 },
};

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('no python3 here: the example in Python is not run');

const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill();
  removeFolders();
});

/** Comes in with the code; what it complains of. */
function comesIn(port: number, code: string, name: string): { said(): string; readonly gone: Promise<unknown> } {
  const child = spawn('python3', [PROGRAM, `127.0.0.1:${port}`, code, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  return { said: () => said, gone: once(child, 'close').then(([code]) => code) };
}

/** A table with a free seat for the program, and bots on all others. */
async function laid(client: Client, game: string): Promise<{ readonly table: string; readonly code: string }> {
  const opened = await client.tables.open({ game, options: SHORT[game] ?? {} });
  const { table } = opened;
  for await (const { seats } of await client.table.watch({ table })) {
    for (const seat of seats.keys()) if (seat > 0) await client.table.seatBot({ table, seat, level: 'easy' });
    break;
  }
  return opened;
}

describe('the example in Python', () => {
  it('has fewer than eighty lines, and needs nothing but Python', () => {
    const text = readFileSync(PROGRAM, 'utf8');
    expect(text.split('\n').length - 1).toBeLessThan(80);
    expect(text.match(/^(?:import|from) .*$/gm)).toEqual(['import base64, json, os, random, socket, struct, sys']);
  });
});

describe.skipIf(!hasPython)('a bot in Python at a table', () => {
  it.each(Object.keys(GAMES))('plays a match of %s to its end', async (game) => {
    const server = await startServer({ clock: fastClock(5) });
    const { client, leave } = await visit(server.port);
    const { table, code } = await laid(client, game);
    const bot = comesIn(server.port, code, 'Byte');
    let starts = 0;
    for await (const { seats, stage } of await client.table.watch({ table })) {
      if (stage === 'over') break;
      const isFull = seats.every(({ kind }) => kind !== 'empty');
      if (isFull && stage === 'lobby' && starts++ === 0) await client.table.start({ table });
    }
    const record = (await client.play.record({ table })) as { events: { by: unknown }[]; result: { scores: number[] } };
    expect(record.result.scores.length).toBeGreaterThan(0);
    expect(record.events.filter(({ by }) => by === 0).length).toBeGreaterThan(0);
    expect(bot.said()).toBe('');
    expect(server.log).toEqual([]);
    await leave();
    await server.stop();
  });

  it('says why it is not let in, and goes', async () => {
    const server = await startServer();
    const bot = comesIn(server.port, 'WXYZ', 'Byte');
    expect(await bot.gone).toBe(1);
    expect(bot.said()).toBe('tables/enter is refused: wrong-code\n');
    await server.stop();
  });
});
