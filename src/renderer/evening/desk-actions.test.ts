import { describe, expect, it } from 'vitest';
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { deskActionsOf } from './desk-actions.ts';

type Table = RoundView['tables'][number];

const ENTRY = { deal: null, scores: [3, 1], winners: [0], correction: null };
const TABLE: Table = {
  number: 1,
  table: 'id',
  game: 'race',
  seats: [{ kind: 'person', player: 'ada' }, { kind: 'bot' }],
  state: 'lobby',
  here: 1,
  entries: [],
};
const PLAYING: Partial<Table> = { state: 'playing' };
const OVER: Partial<Table> = { state: 'over', entries: [ENTRY] };

const acts = (number: number | null, tables: readonly Partial<Table>[], more: Partial<EveningView> = {}) => {
  const round = number === null ? null : ({ number, tables: tables.map((one) => ({ ...TABLE, ...one })) } as RoundView);
  const { can, first } = deskActionsOf({ over: false, form: { form: 'swiss' }, rounds: 3, round, ...more });
  return { can: [...can].toSorted(), first };
};

describe('what the desk does next', () => {
  it('begins with the first round', () => {
    expect(acts(null, [])).toEqual({ can: ['end', 'next', 'settle'], first: 'next' });
  });

  it('deals to tables that wait, or takes the round back', () => {
    expect(acts(1, [{}, {}])).toEqual({ can: ['deal', 'end', 'next', 'settle', 'takeBack'], first: 'deal' });
    expect(acts(1, [PLAYING, {}]).first).toBe('deal');
  });

  it('leaves alone who plays', () => {
    expect(acts(1, [PLAYING, OVER], { playing: 1 })).toEqual({ can: ['next', 'settle'], first: undefined });
  });

  it('goes on when all are done, and ends after the last round', () => {
    const broken: Partial<Table> = { state: 'free', entries: [{ ...ENTRY, scores: null }] };
    expect(acts(2, [OVER, broken]).first).toBe('next');
    expect(acts(3, [OVER, broken])).toEqual({ can: ['end', 'settle'], first: 'end' });
  });

  it('does not end while a table of an earlier round still plays', () => {
    expect(acts(3, [OVER], { playing: 2 })).toEqual({ can: ['settle'], first: undefined });
  });

  it('has no rounds in free play, and nothing to do when all is over', () => {
    expect(acts(1, [OVER], { form: { form: 'free' } }).can).toEqual(['end']);
    expect(acts(1, [OVER], { over: true }).can).toEqual([]);
  });
});
