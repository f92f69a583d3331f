import { describe, expect, it } from 'vitest';
import type { EveningView } from '#shared/protocol/evening.ts';
import {
  type EveningTable,
  formatClock,
  isSecretRound,
  missingAt,
  newDeskMessages,
  ownStatus,
  resultAt,
  roundOf,
  tableStateOf,
} from './evening.ts';

const person = (player: string) => ({ kind: 'person', player }) as const;
const TABLE: EveningTable = {
  number: 3,
  table: 'id',
  game: 'race',
  seats: [person('ada'), person('bob'), { kind: 'bot' }],
  state: 'playing',
  here: 2,
  entries: [],
};
const ENTRY = { deal: null, scores: [3, 1, 0], winners: [0], correction: null };

describe('a table of the evening', () => {
  it.each([
    ['free', { state: 'free' }],
    ['waiting', { state: 'lobby' }],
    ['waiting', { state: 'lobby', here: 0 }],
    ['playing', {}],
    ['playing', { here: 1 }],
    ['alone', { here: 0 }],
    ['playing', { here: 0, seats: [{ kind: 'bot' }, { kind: 'bot' }] }],
    ['over', { state: 'over', entries: [ENTRY] }],
    ['over', { state: 'free', table: null, entries: [ENTRY] }],
    ['broken', { state: 'free', table: null, entries: [{ ...ENTRY, scores: null }] }],
    ['over', { state: 'over', entries: [{ ...ENTRY, scores: null }, ENTRY] }],
  ] as const)('is %s: %o', (state, more) => {
    expect(tableStateOf({ ...TABLE, ...more } as EveningTable)).toBe(state);
  });

  it('waits for those of its people who are not there, and for no bot', () => {
    expect([2, 1, 0].map((here) => missingAt({ ...TABLE, here }))).toEqual([0, 1, 2]);
  });

  it('has a result that counts, and none of single deals', () => {
    const corrected = { ...ENTRY, scores: [0, 3, 1] };
    expect(resultAt({ entries: [ENTRY, corrected] })?.scores).toEqual([0, 3, 1]);
    expect(resultAt({ entries: [{ ...ENTRY, deal: 1 }] })).toBeUndefined();
    expect(resultAt({ entries: [ENTRY, { ...ENTRY, scores: null }] })).toBeUndefined();
    expect(resultAt({ entries: [] })).toBeUndefined();
  });
});

describe('a round', () => {
  it('is a secret while tables have yet to play its deals', () => {
    expect(isSecretRound({ deals: [1], secret: null })).toBe(true);
    expect(isSecretRound({ deals: [1], secret: 'a' })).toBe(false);
    expect(isSecretRound({ deals: [], secret: null })).toBe(false);
  });

  it('has a clock that goes on when its time is up', () => {
    expect([1200, 65, 9, 0, -1, -133].map(formatClock)).toEqual(['20:00', '1:05', '0:09', '0:00', '+0:01', '+2:13']);
  });

  it('is none in free play, nor when the evening is over', () => {
    const round = { number: 1 } as EveningView['round'];
    expect(roundOf({ form: { form: 'swiss' }, over: false, round })).toBe(round);
    expect(roundOf({ form: { form: 'free' }, over: false, round })).toBe(null);
    expect(roundOf({ form: { form: 'swiss' }, over: true, round })).toBe(null);
  });
});

describe('words of the desk', () => {
  const said = (...numbers: number[]) => ({
    said: numbers.map((number) => ({ number, table: null, text: 'Dinner' })),
  });
  const numbers = (...of: Parameters<typeof newDeskMessages>) => newDeskMessages(...of).map(({ number }) => number);

  it('are new if they were not there before, and never at the first sight', () => {
    expect(numbers(undefined, said(0, 1))).toEqual([]);
    expect(numbers(said(), said(0, 1))).toEqual([0, 1]);
    expect(numbers(said(0, 1), said(0, 1, 2))).toEqual([2]);
    expect(numbers(null, said(0))).toEqual([0]);
  });

  it('are not told again when calls of the round before are forgotten, nor by a host that counts anew', () => {
    expect(numbers(said(0, 1, 2), said(0))).toEqual([]);
    expect(numbers(said(0), said(0, 3))).toEqual([3]);
    expect(numbers(said(4), said())).toEqual([]);
    expect(numbers(said(), said(0))).toEqual([0]);
  });
});

describe('one’s own place', () => {
  const ROUND = { number: 2, tables: [TABLE, { ...TABLE, number: 4, state: 'lobby' }], out: ['dan'] };
  const EVENING = {
    form: { form: 'swiss' },
    over: false,
    me: 'ada',
    mine: { table: 3, seat: 0 },
    round: ROUND,
    standings: [{ player: 'gil', here: false }],
  };
  it.each([
    ['at a table where cards lie', {}, { is: 'seated', stands: 'playing' }],
    ['at one that is not dealt', { mine: { table: 4, seat: 1 } }, { is: 'seated', stands: 'waiting' }],
    ['a break', { me: 'dan', mine: null }, { is: 'out' }],
    ['late', { me: 'eve', mine: null }, { is: 'late' }],
    ['gone', { me: 'gil', mine: null }, { is: 'gone' }],
    ['nobody’s', { me: null, mine: null }, { is: 'nobody' }],
    ['in, before a round', { mine: null, round: null }, { is: 'before' }],
    ['anywhere, in free play', { form: { form: 'free' } }, { is: 'free' }],
    ['none, when all is over', { over: true }, { is: 'over' }],
  ])('is %s', (_, more, place) => {
    expect(ownStatus({ ...EVENING, ...more } as unknown as EveningView)).toMatchObject(place);
  });
});
