import { expect, it } from 'vitest';
import { sortTables, type ListedTable, seatsIn } from './table-order.ts';

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
