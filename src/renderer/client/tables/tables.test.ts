import { describe, expect, it } from 'vitest';
import type { Stage, TableSummary } from '#shared/protocol/table.ts';
import {
  finishedBotTables,
  type ListedTable,
  lanOrigin,
  readableAddress,
  seatsIn,
  sortTables,
  tablesToContinue,
  unfinishedBotTable,
} from './tables.ts';

const ME = { kind: 'person', name: 'Ada', away: false } as unknown as TableSummary['seats'][number];
const BOT = { kind: 'bot', name: 'Beppe' } as unknown as TableSummary['seats'][number];
const FREE = { kind: 'free' } as unknown as TableSummary['seats'][number];

const tableOf = (id: string, stage: Stage, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  name: '',
  game: 'viva',
  stage,
  seats: [ME, BOT, BOT],
  mine: [0],
  host: true,
  entered: true,
  locked: false,
  open: false,
  waits: false,
  ...more,
});

describe('a table against bots alone', () => {
  it('is gone on with while it is played: the latest of its game', () => {
    const tables = [tableOf('a', 'playing'), tableOf('b', 'playing'), tableOf('c', 'playing', { game: 'spizzichino' })];
    expect(unfinishedBotTable(tables, 'viva')?.id).toBe('b');
    expect(unfinishedBotTable(tables, 'briscola-chiamata')).toBeUndefined();
  });

  it('makes room once its match is over', () => {
    const tables = [tableOf('a', 'over'), tableOf('b', 'playing'), tableOf('c', 'lobby')];
    expect(finishedBotTables(tables, 'viva').map(({ id }) => id)).toEqual(['a']);
  });

  it.each<[string, Partial<TableSummary>]>([
    ['somebody else sits at', { seats: [ME, ME, BOT] }],
    ['two of us sit at', { seats: [ME, ME, BOT], mine: [0, 1] }],
    ['a seat is free at', { seats: [ME, FREE, BOT] }],
    ['is another’s', { host: false }],
    ['I only look on at', { mine: [], seats: [BOT, BOT, BOT] }],
    ['is for practice', { practice: true }],
  ])('is none that %s', (_, more) => {
    expect(unfinishedBotTable([tableOf('a', 'playing', more)], 'viva')).toBeUndefined();
    expect(finishedBotTables([tableOf('a', 'over', more)], 'viva')).toEqual([]);
  });
});

it('the table to continue is where one sits, then where one only leads; a running match first, a finished one last', () => {
  const led = { mine: [], seats: [FREE, BOT, BOT] };
  const tables = [
    tableOf('sat, over', 'over'),
    tableOf('led, playing', 'playing', led),
    tableOf('led, over', 'over', led),
    tableOf('another’s', 'playing', { ...led, host: false }),
    tableOf('led, lobby', 'lobby', led),
    tableOf('sat, lobby', 'lobby'),
    tableOf('sat, playing', 'playing', { host: false }),
  ];
  const order = tablesToContinue(tables).map(({ id }) => id);
  expect(order).toEqual(['sat, playing', 'sat, lobby', 'led, playing', 'led, lobby', 'sat, over']);
});

it('tables with a free seat come first, then those where a bot makes room, those that are played at, and full ones', () => {
  const tables: Record<string, ListedTable> = {
    over: { stage: 'over', locked: false, free: 0, bots: 2 },
    full: { stage: 'lobby', locked: false, free: 0, bots: 0 },
    locked: { stage: 'lobby', locked: true, free: 3, bots: 0 },
    playing: { stage: 'playing', locked: false, free: 0, bots: 3 },
    bots: { stage: 'lobby', locked: false, free: 0, bots: 1 },
    free: { stage: 'lobby', locked: false, free: 1, bots: 0 },
    another: { stage: 'lobby', locked: false, free: 4, bots: 0 },
  };
  const order = sortTables(Object.keys(tables), (name) => tables[name] as ListedTable);
  expect(order).toEqual(['free', 'another', 'bots', 'playing', 'full', 'locked', 'over']);
});

it('a seat is free, a bot’s, or a person’s', () => {
  const person = { kind: 'person', name: 'Ada', here: false, lag: null, standIn: false, stoodIn: 0 } as const;
  expect(seatsIn([person, { kind: 'empty' }, { kind: 'bot', name: 'Nina', level: 'easy' }, { kind: 'empty' }])).toEqual(
    {
      free: 2,
      bots: 1,
    },
  );
});

const at = (...addresses: string[]) => ({ addresses });

describe('the origin for other devices', () => {
  it('is what the host says first', () => {
    const table = at('http://192.168.1.20:4747', 'http://[fd00::1]:4747');
    expect(lanOrigin(table, new URL('app://panno-verde/'))).toBe('http://192.168.1.20:4747');
  });

  it('is else that of a page from the network', () => {
    expect(lanOrigin(null, new URL('http://192.168.1.20:4747/'))).toBe('http://192.168.1.20:4747');
    expect(lanOrigin(at(), new URL('http://tower.local:4747/'))).toBe('http://tower.local:4747');
  });

  it.each(['app://panno-verde/', 'http://localhost:4747/', 'http://127.0.0.1:80/', 'http://[::1]:4747/'])(
    'is none for a page from %s',
    (page) => expect(lanOrigin(at(), new URL(page))).toBeUndefined(),
  );
});

describe('an address', () => {
  it('is read out without what goes without saying', () => {
    expect(readableAddress('http://192.168.1.20:4747')).toBe('192.168.1.20:4747');
    expect(readableAddress('http://tower.local/')).toBe('tower.local');
  });
});
