/** A program plays VIVA where plays against the rules are only called out (VI-21): its own is, and it calls out others'. */
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { rulesOf } from '#catalogue';
import { newMatch, take } from '#shared/engine/match.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import { type Client, visit } from '../host/support/client.ts';
import { fastClock, removeFolders, startServer } from '../host/support/test-server.ts';
import { comesIn, hasPython, type Options, stopPrograms } from './support/programs.ts';

const PROGRAM = fileURLToPath(new URL('support/caught.py', import.meta.url));

/** What a wrong play costs, in cards. */
const PENALTY = 3;

afterAll(() => {
  stopPrograms();
  removeFolders();
});

interface Table {
  readonly handSizes: readonly number[];
  readonly houses: readonly (readonly string[])[];
  readonly general: string | null;
  readonly own: { readonly seat: number; readonly card: string | null } | null;
}

interface Sight {
  readonly table: Table;
  readonly window: null | {
    readonly player: number;
    readonly before: Table;
    readonly since: readonly { readonly event: { readonly card: string; readonly houses: readonly number[] } }[];
  };
}

interface Record {
  readonly options: Options;
  readonly seats: number;
  readonly events: readonly GameEvent[];
}

/** VI-7, VI-8. */
function isRight({ player, before, since }: NonNullable<Sight['window']>): boolean {
  const { card = '', houses = [] } = since[0]?.event ?? {};
  const shares = (other: string | null | undefined) =>
    card.split('-').some((colour) => other?.split('-').includes(colour));
  const isBlocked = shares(before.general) || (before.own?.seat === player && shares(before.own.card));
  const tops = houses.map((house) => before.houses[house]?.at(-1));
  return !isBlocked && tops.every((top) => top === undefined || shares(top));
}

/** Each play that was called out: by whom, whether it was right, and how many cards its player has more than before. */
function* calls(record: Record): Generator<{ by: unknown; right: boolean; paid: number }> {
  const rules = rulesOf('viva');
  if (!rules) throw new Error('viva');
  const match = newMatch(rules, record.options, record.seats);
  const seen = () => rules.observe(match.state, 'everyone') as unknown as Sight;
  for (const event of record.events) {
    const { window, table } = seen();
    take(match, event);
    if (event.type !== 'catch' || !window) continue;
    const right = isRight(window);
    const then = right ? table : window.before;
    yield {
      by: event.by,
      right,
      paid: (seen().table.handSizes[window.player] ?? 0) - (then.handSizes[window.player] ?? 0),
    };
  }
}

/** Starts the match when all are there, and waits for its end. */
async function playOut(client: Client, table: string): Promise<void> {
  let starts = 0;
  for await (const { seats, stage } of await client.table.watch({ table })) {
    if (stage === 'over') break;
    const isFull = seats.every(({ kind }) => kind !== 'empty');
    if (isFull && stage === 'lobby' && starts++ === 0) await client.table.start({ table });
  }
}

it.skipIf(!hasPython)('two programs play to the end; wrong plays are paid for, right ones stand', async () => {
  const server = await startServer({ clock: fastClock(5) });
  const { client, leave } = await visit(server.port);
  const options = { policing: 'caught', rounds: 1 };
  const { table, code } = await client.tables.open({ game: 'viva', seats: 2, options });
  const bots = ['Byte', 'Bit'].map((name) => comesIn(PROGRAM, server.port, code, name));
  await Promise.race([playOut(client, table), ...bots.map(({ gone }) => gone)]);
  expect(bots.map(({ said }) => said())).toEqual(['', '']);
  const made = [...calls((await client.play.record({ table })) as Record)];
  expect(new Set(made.map(({ by }) => by))).toEqual(new Set([0, 1]));
  expect(made.filter(({ right, paid }) => paid !== (right ? 0 : PENALTY))).toEqual([]);
  expect(new Set(made.map(({ right }) => right))).toEqual(new Set([true, false]));
  expect(server.log).toEqual([]);
  await leave();
  await server.stop();
});
