/**
 * Evenings of the same deals over the real protocol, the host killed at random moments all the while: between rounds, in the
 * middle of them, while the desk is at work. Two people leave after the first round. Whatever the host has said it took is
 * there in the end, nobody sits or counts twice, and the file of all records holds, cards and all.
 */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import { openStore } from '#main/store/sqlite-store.ts';
import type { Store } from '#main/store/store.ts';
import { refuseDuplicateDeals } from '#shared/engine/duplicate-deals.ts';
import { seeded } from '#shared/engine/random.ts';
import { replay } from '#shared/engine/replay.ts';
import type { EveningRequest, EveningView } from '#shared/protocol/evening.ts';
import { exportEveningRecords } from '#shared/protocol/evening-export.ts';
import { type Visitor, visit } from './support/client.ts';
import { allHere, eveningOf, playSeat, type Taken, watchRoom } from './support/evening-clients.ts';
import { type ChildServer, endChildren, startChild } from './support/server-process.ts';
import { removeFolders, temporaryFolder } from './support/test-server.ts';

const KILLS = Number(process.env.KILLS ?? 24);
const SEED = Number(process.env.SEED ?? 7);
const PATIENCE = 900_000;
const ROUNDS = 3;

afterAll(() => {
  endChildren();
  removeFolders();
});

const COMMON = { name: 'Friday', scoring: 'duplicate', rounds: ROUNDS, minutes: 20 } as const;
const EVENINGS: readonly { people: number; between: number; wish: EveningRequest }[] = [
  {
    people: 20,
    // On average half of this is done between two deaths.
    between: 120,
    wish: { ...COMMON, games: [{ game: 'viva', size: 4 }], form: { form: 'movement', remainder: 'bots' }, deals: 2 },
  },
  {
    people: 12,
    between: 130,
    wish: { ...COMMON, games: [{ game: 'spizzichino' }], form: { form: 'swiss' }, deals: 3 },
  },
];

/** Everything that an evening has been through so far. */
interface Story {
  readonly data: string;
  readonly random: ReturnType<typeof seeded>;
  readonly taken: Taken[];
  kills: number;
  /** Who comes back, by token: the desk first. */
  tokens: (string | undefined)[];
}

/** The host from one start to its death, and who is connected to it. */
interface Life {
  readonly server: ChildServer;
  readonly desk: Visitor;
  readonly people: readonly Visitor[];
}

async function wake(story: Story): Promise<Life> {
  const server = await startChild(story.data);
  const [desk, ...people] = await Promise.all(story.tokens.map((token) => visit(server.port, token)));
  if (!desk) throw new Error('no desk');
  story.tokens = [desk, ...people].map(({ token }) => token);
  for (const visitor of people) void watchRoom(visitor);
  return { server, desk, people };
}

/** What the desk does next, as anybody would who looks at it; whether there is anything left to do. */
async function deskGoesOn({ desk, people }: Life, rounds: number): Promise<boolean> {
  const { round } = await eveningOf(desk);
  const isOver = !round || round.secret !== null;
  if (isOver && round?.number === rounds) return false;
  if (isOver) {
    if (round?.number === 1) for (const { client } of people.slice(-2)) await client.room.rise({});
    await desk.client.evening.next({});
  }
  const { round: made } = await eveningOf(desk);
  if (made?.tables.some(({ state }) => state === 'lobby')) await desk.client.evening.deal({});
  return true;
}

/** Lives on until the host is killed after so many things were done, or the evening is over. */
async function live(story: Story, life: Life, until: number): Promise<'killed' | 'over'> {
  let done = 0;
  let isKilled = false;
  const died = new Promise<void>((resolve) => {
    const { people } = life;
    const count = (): void => {
      if (isKilled || ++done < until) return;
      isKilled = true;
      story.kills++;
      void life.server.end('SIGKILL').then(() => resolve());
    };
    const took = (one: Taken): void => {
      story.taken.push(one);
      count();
    };
    const run = async (): Promise<void> => {
      while (!isKilled && (await deskGoesOn(life, ROUNDS))) {
        count();
        await Promise.all(people.map((one) => playSeat(one, story.random, took)));
        await eveningOf(life.desk, ({ round }) => round?.secret !== null);
      }
    };
    run().then(
      () => !isKilled && resolve(),
      (error) => {
        // Whoever waits for a host that was killed hears that the line broke; the kill itself goes on.
        if (!isKilled) throw error;
      },
    );
  });
  await died;
  return isKilled ? 'killed' : 'over';
}

/** The moves that a seat's person was told were taken lie in the record in that order; the last one before a death may be there untold. */
function expectKept(story: Story, store: Store, table: string): void {
  const match = store.latestOver(table);
  const events = store.events(match?.id ?? 0);
  for (const seat of new Set(story.taken.filter((one) => one.table === table).map((one) => one.seat))) {
    const kept = events.filter(({ by }) => by === seat).map(({ by: _, t: __, ...move }) => move);
    const told = story.taken.filter((one) => one.table === table && one.seat === seat).map(({ move }) => move);
    let at = 0;
    for (const move of told) {
      const found = kept.findIndex((one, k) => k >= at && isDeepStrictEqual(one, move));
      expect(found, `${JSON.stringify(move)} of seat ${seat}`).toBeGreaterThanOrEqual(at);
      at = found + 1;
    }
    expect(kept.length - told.length).toBeLessThanOrEqual(story.kills);
  }
}

function expectWhole(story: Story, view: EveningView, people: number): void {
  const store = openStore(story.data);
  const { evening, rounds = [] } = store.evening() ?? {};
  expect(store.notices).toEqual([]);
  expect(evening?.played).toHaveLength(ROUNDS);
  for (const [k, { tables, out, deals }] of (evening?.played ?? []).entries()) {
    const seated = [
      ...tables.flatMap(({ seats }) => seats.flatMap((who) => (who.kind === 'person' ? who.player : []))),
      ...out,
    ];
    expect([seated.length, new Set(seated).size]).toEqual(Array(2).fill(k === 0 ? people : people - 2));
    // Each deal of each table once, and what the match has brought.
    expect(tables.map(({ entries }) => entries.map(({ deal }) => deal))).toEqual(tables.map(() => deals));
    for (const [at, id] of (rounds[k]?.tables ?? []).entries()) {
      const match = store.latestOver(id ?? '');
      const brought = match?.result && gameOf(match.game)?.duplicate?.deals(match.result);
      expect(tables[at]?.entries.map(({ scores }) => scores)).toEqual(brought?.map(({ scores }) => scores));
      expectKept(story, store, id ?? '');
    }
  }
  store.close();
  expect(view.standings.filter(({ here }) => here)).toHaveLength(people - 2);
}

it.each(EVENINGS)(
  'an evening of $wish.games.0.game, killed again and again',
  { timeout: PATIENCE },
  async (evening) => {
    const { people, between, wish } = evening;
    const story: Story = { data: temporaryFolder(), random: seeded(SEED), taken: [], kills: 0, tokens: [] };
    story.tokens = Array.from({ length: people + 1 }, () => undefined);
    const began = performance.now();
    let life = await wake(story);
    for (const [k, { client }] of life.people.entries()) await client.room.call({ name: `P ${k}` });
    await allHere(life.desk, people);
    await life.desk.client.evening.begin(wish);
    for (;;) {
      const left = story.kills < KILLS ? 1 + story.random.below(between) : Number.POSITIVE_INFINITY;
      if ((await live(story, life, left)) === 'over') break;
      life = await wake(story);
    }
    const { client } = life.desk;
    const text = await exportEveningRecords(ROUNDS, {
      round: (round) => client.evening.round({ round }),
      record: (id) => client.records.get({ id }),
    });
    const view = await eveningOf(life.desk);
    await life.server.end('SIGTERM');

    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(ROUNDS * (view.round?.tables.length ?? 0) + (people === 12 ? 1 : 0));
    for (const line of lines) {
      const replayed = replay(JSON.parse(line), rulesOf);
      if ('fault' in replayed) throw new Error(replayed.fault.refusal.reason);
      const { match, numbered } = replayed;
      expect(numbered && refuseDuplicateDeals(match, numbered, gameOf(match.rules.id)?.duplicate)).toBeUndefined();
      expect(numbered).toBeDefined();
    }
    expectWhole(story, view, people);
    expect(story.kills).toBeGreaterThanOrEqual(Math.min(KILLS, 20));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `${wish.games[0]?.game}: ${story.kills} kills, ${story.taken.length} moves, ${lines.length} records, ${seconds} s`,
    );
  },
);
