/** Anybody's own bot sits down: the examples in Python, over a real line, to the end of a match of each game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { type Client, visit } from '../host/support/client.ts';
import { fastClock, removeFolders, startServer } from '../host/support/test-server.ts';
import { comesIn, EXAMPLES, hasPython, type Options, stopPrograms } from './support/programs.ts';

/** One deal, where a match may be as short as that. */
const SHORT: Readonly<Record<string, Options>> = {
  'briscola-chiamata': { deals: 1 },
  spizzichino: { deals: 1 },
};

/** Who plays what: the one that goes by chance every game, the other its own. */
const MATCHES: readonly (readonly [program: string, game: string, options: Options])[] = [
  ...Object.keys(GAMES).map((game) => ['bot.py', game, SHORT[game] ?? {}] as const),
  ['briscola.py', 'briscola', { exchange: 'seven' }],
];

/** By then a program has answered what it was told, in ms. */
const ANSWERED = 500;

afterAll(() => {
  stopPrograms();
  removeFolders();
});

/** A table with a free seat for the program, and bots on all others. */
async function laid(client: Client, game: string, options: Options): Promise<{ table: string; code: string }> {
  const opened = await client.tables.open({ game, options });
  const { table } = opened;
  for await (const { seats } of await client.table.watch({ table })) {
    for (const seat of seats.keys()) if (seat > 0) await client.table.seatBot({ table, seat, level: 'easy' });
    break;
  }
  return opened;
}

describe('the examples in Python', () => {
  it.each([
    ['panno_verde.py', 130],
    ['bot.py', 30],
    ['briscola.py', 200],
  ])('%s has at most %i lines, and needs nothing but Python', (file, most) => {
    const text = readFileSync(join(EXAMPLES, file), 'utf8');
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(most);
    const imports = [...text.matchAll(/^(?:from|import) (.*)$/gm)].map(([, names = '']) => names);
    expect(imports.join('; ')).toMatch(
      /^(?:base64, json, os, socket, struct, sys|(?:random|math import comb); panno_verde)$/,
    );
  });

  it('are all tried', () => {
    const tried = ['panno_verde.py', ...MATCHES.map(([program]) => program)];
    expect(readdirSync(EXAMPLES).filter((file) => file.endsWith('.py') && !tried.includes(file))).toEqual([]);
  });
});

describe.skipIf(!hasPython)('a bot in Python at a table', () => {
  it.each(MATCHES)('%s plays a match of %s %j to its end', async (program, game, options) => {
    const server = await startServer({ clock: fastClock(5) });
    const { client, leave } = await visit(server.port);
    const { table, code } = await laid(client, game, options);
    const bot = comesIn(join(EXAMPLES, program), server.port, code);
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

  it('goes on after a pause, though nothing new is offered to it', async () => {
    const server = await startServer({ clock: fastClock(5) });
    const { client, leave } = await visit(server.port);
    const { table, code } = await client.tables.open({ game: 'briscola', seats: 2, options: { games: 1 } });
    const bots = ['Byte', 'Bit'].map((name) => comesIn(join(EXAMPLES, 'bot.py'), server.port, code, name));
    let starts = 0;
    for await (const { seats, stage, paused } of await client.table.watch({ table })) {
      if (stage === 'over') break;
      if (stage === 'lobby' && seats.every(({ kind }) => kind === 'person') && starts++ === 0) {
        // Before it can answer the cards that it is dealt.
        await Promise.all([client.table.start({ table }), client.table.pause({ table, paused: true })]);
      }
      if (paused) {
        await setTimeout(ANSWERED);
        await client.table.pause({ table, paused: false });
      }
    }
    expect(bots.map(({ said }) => said())).toEqual(['', '']);
    await leave();
    await server.stop();
  });

  it('says why it is not let in, and goes', async () => {
    const server = await startServer();
    const bot = comesIn(join(EXAMPLES, 'bot.py'), server.port, 'WXYZ');
    expect(await bot.gone).toBe(1);
    expect(bot.said()).toBe('tables/enter is refused: wrong-code\n');
    await server.stop();
  });
});
