import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Random, seeded } from '#shared/engine/random.ts';
import { openBets } from '#shared/evening/bets.ts';
import { memoryStore } from './memory-store.ts';
import { openStore } from './sqlite-store.ts';
import type { KeptTable, Store } from './store.ts';
import { applyCommand, type StoreCommand } from './store-commands.ts';
import { StoreWriteError } from './store-errors.ts';

const PEOPLE = ['ada', 'ben', 'cleo'];
const TABLES = ['green', 'blue'];
const PART = 'ab'.repeat(32);

it('keeps and tells the same as SQLite, whatever is written in whatever order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const sqlite = openStore(folder);
  onTestFinished(() => sqlite.close());
  const documents = new Map<string, unknown>();
  const changed = (key: string, document?: unknown): void => {
    if (document === undefined) documents.delete(key);
    else documents.set(key, document);
  };
  let memory = memoryStore({ changed });
  const random = seeded(7);
  for (let step = 0; step < 600; step++) {
    const command = randomCommand(sqlite, random, step);
    applyCommand(sqlite, command);
    applyCommand(memory, command);
    // What was kept elsewhere is the whole store.
    if (step % 50 === 49) memory = memoryStore({ documents, changed });
    if (step % 10 === 9) expect([step, told(memory)]).toEqual([step, told(sqlite)]);
  }
  expect(sqlite.allOver(100).length).toBeGreaterThan(5);
});

it('refuses an event that does not follow the last one, and keeps what was there', () => {
  const store = memoryStore();
  store.keepTable(tableOf('green', 0, seeded(1)));
  const { id } = store.beginMatch(tableOf('green', 0, seeded(1)));
  store.append(id, 0, { by: 'chance', type: 'deal' } as never);
  expect(() => store.append(id, 2, { by: 'chance', type: 'deal' } as never)).toThrow(StoreWriteError);
  expect(store.events(id)).toHaveLength(1);
});

function tableOf(id: string, match: number, random: Random): KeptTable {
  const seats = PEOPLE.slice(0, 2).map((session, seat) =>
    random.below(2) === seat
      ? { kind: 'bot' as const, name: `Bot ${seat}`, level: 'easy' as const }
      : { kind: 'person' as const, name: session.toUpperCase(), session },
  );
  const settings = { open: true, locked: false, spectators: true, chat: true, counting: true, hints: true };
  return {
    id,
    game: 'viva',
    options: { lives: 1 + random.below(3) },
    seats,
    host: PEOPLE[random.below(3)] as string,
    match,
    settings: { ...settings, standInAfter: 60, claimAfter: 45 },
    code: 'K7QM',
    guests: [],
    banned: [],
    handed: [],
    name: `Table ${random.below(9)}`,
    room: false,
    heirs: [],
    dealt: '',
  };
}

/** A write that SQLite takes as the store stands. */
function randomCommand(store: Store, random: Random, step: number): StoreCommand {
  const session = PEOPLE[random.below(3)] as string;
  const id = TABLES[random.below(2)] as string;
  if (step < PEOPLE.length)
    return ['keepSession', PEOPLE[step] as string, new Uint8Array(32).fill(step + 1), 100 + step];
  const kept = store.tables().find((table) => table.id === id);
  if (!kept) return ['keepTable', tableOf(id, step, random)];
  const match = store.match(id, kept.match);
  const current = store.tables().map((table) => store.match(table.id, table.match)?.id);
  const number = match ? store.events(match.id).length : 0;
  const event = { by: 'chance', type: 'deal', step } as never;
  if (!match) return ['beginMatch', kept, random.below(4) === 0, { id: step, began: '2026-11-28T10:00:00.000Z' }];
  // The host deletes no match that its table still has.
  if (match.over) return ['keepTable', tableOf(id, step, random)];
  const earlier = store.allOver(100).find((one) => !current.includes(one.id));
  if (random.below(20) === 0) return earlier ? ['deleteMatches', [earlier.id]] : ['sweepPractice'];
  const { id: m } = match;
  const [bot] = [{ seat: 0, level: 'easy', seed: step, from: 0 }];
  const book = { deal: random.below(3), book: openBets(0, 3, 2), players: [session] };
  const commands: readonly StoreCommand[] = [
    ['append', m, number, event],
    ['append', m, number, event],
    ['appendDiscreetly', m, number, [event, event]],
    ['setPaused', m, random.below(2) === 1],
    ['end', m, { winners: [random.below(2)], scores: [1, 2] } as never],
    ['breakOff', m, kept],
    ['handOver', kept, m, session, PEOPLE[random.below(3)] as string],
    ['inherit', kept, m, [{ seat: random.below(2), session, name: session, from: null }]],
    ['addSealSteps', m, store.sealSteps(m).length, [{ step: 'closed', parts: [{ device: 0, part: PART }], from: 0 }]],
    ['keepSeatedBots', m, [bot] as never],
    ['keepMatchHosts', m, [{ name: session, from: 0 }]],
    ['keepBetBook', m, random.below(2) === 1 ? book : undefined],
    [
      'noteSession',
      {
        id: session,
        seen: step,
        name: session,
        device: 'd',
        opens: random.below(2) === 1,
        untold: random.below(2) === 1,
      },
    ],
    ['forgetSession', session],
    ['keepRoom', { ...ROOM, code: `K${step}` }],
  ];
  return commands[random.below(commands.length)] as StoreCommand;
}

const ROOM = {
  code: 'K7QM',
  open: true,
  captain: 'ada',
  playing: '',
  people: [],
  screens: [],
  queue: [],
  banned: [],
  options: {},
  level: null,
  aside: [],
} as const;

/** All that a store says. */
function told(store: Store): unknown {
  const over = store.allOver(1000);
  const current = store.tables().flatMap((table) => store.match(table.id, table.match) ?? []);
  return {
    sessions: store.sessions(),
    session: PEOPLE.map((id) => store.session(id)),
    tables: store.tables(),
    current: current.filter((match) => !match.practice),
    latest: TABLES.map((id) => store.latestOver(id)).filter((match) => match?.options.lives),
    over,
    one: over.map(({ id }) => store.overMatch(id)),
    finished: PEOPLE.map((id) => store.finished(id)),
    finishedMatch: PEOPLE.map((id) => over.map((match) => store.finishedMatch(id, match.id))),
    lines: [...over, ...current].map(({ id }) => [store.events(id), store.sealSteps(id)]),
    bets: over.map(({ id }) => [
      store.betBooks(id),
      store.betBooksBeside(id),
      store.seatedBots(id),
      store.matchHosts(id),
    ]),
    room: store.room(),
  };
}
