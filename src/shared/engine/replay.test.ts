import { describe, expect, it } from 'vitest';
import { type Toy, toyMatch, toyRules } from './checks/toy-game.ts';
import { take } from './match.ts';
import { recordOf } from './record.ts';
import { replay } from './replay.ts';
import type { ChanceEvent } from './rules.ts';

const rulesOf = (id: string) => (id === 'toy' ? toyRules : undefined);
const deal: ChanceEvent<Toy['Chance']> = { by: 'chance', type: 'deal', numbers: [1, 2] };
const EVENTS = [deal, { by: 1, type: 'guess', number: 1 }, { by: 0, type: 'guess', number: 3 }] as const;
const RECORD = {
  format: 'panno-verde/1',
  game: 'toy',
  seats: 2,
  options: { rounds: 1, points: 'single' },
  events: EVENTS,
  result: { scores: [0, 1], winners: [1] },
};
const { result: _, ...UNFINISHED } = { ...RECORD, events: EVENTS.slice(0, 2) };
const timed = (...times: (number | undefined)[]) =>
  EVENTS.map((event, k) => (times[k] === undefined ? event : { ...event, t: times[k] }));

/** JSON has it as a field; an object literal would set the prototype. */
const PROTO: object = JSON.parse('{"__proto__": 1}');

/** Place and reason of a record's fault, or 'holds'. */
function verdict(value: unknown): string {
  const replayed = replay(JSON.parse(JSON.stringify(value)), rulesOf);
  if (!('fault' in replayed)) return 'holds';
  const { event, refusal } = replayed.fault;
  return `${refusal.rule} at ${event}: ${refusal.reason}`;
}

describe('record', () => {
  it('has its fields in order, and a result exactly when the match is over', () => {
    const match = toyMatch();
    for (const event of EVENTS) {
      expect(recordOf(match)).not.toHaveProperty('result');
      take(match, event);
    }
    expect(JSON.stringify(recordOf(match))).toBe(JSON.stringify(RECORD));
  });
});

describe('replay', () => {
  it('makes the same record again, finished or not, with times or without', () => {
    for (const record of [RECORD, UNFINISHED, { ...RECORD, events: timed(0, 0, 17) }]) {
      const replayed = replay(JSON.parse(JSON.stringify(record)), rulesOf);
      expect('match' in replayed && JSON.stringify(recordOf(replayed.match))).toBe(JSON.stringify(record));
    }
  });

  it('reads fields in any order and writes them in the record’s', () => {
    const { options, ...rest } = RECORD;
    const mixed = { options, ...rest, events: [EVENTS[0], { number: 1, type: 'guess', by: 1 }, EVENTS[2]] };
    const replayed = replay(mixed, rulesOf);
    expect('match' in replayed && JSON.stringify(recordOf(replayed.match))).toBe(JSON.stringify(RECORD));
  });

  it.each([
    ['no object', 17, 'record at 0: malformed'],
    ['null', null, 'record at 0: malformed'],
    ['another format', { ...RECORD, format: 'panno-verde/2' }, 'record at 0: malformed'],
    ['a field too many', { ...RECORD, note: '' }, 'record at 0: malformed'],
    ['a game there is not', { ...RECORD, game: 'whist' }, 'record at 0: unknown-game'],
    ['too many seats', { ...RECORD, seats: 4 }, 'record at 0: bad-seats'],
    ['too few seats', { ...RECORD, seats: 1 }, 'record at 0: bad-seats'],
    ['half a seat', { ...RECORD, seats: 2.5 }, 'record at 0: malformed'],
    ['an option missing', { ...RECORD, options: { rounds: 1 } }, 'record at 0: options-incomplete'],
    [
      'options in another order',
      { ...RECORD, options: { points: 'single', rounds: 1 } },
      'record at 0: options-incomplete',
    ],
    [
      'an option that schemas pass over',
      { ...RECORD, options: { ...RECORD.options, ...PROTO } },
      'record at 0: malformed',
    ],
    ['such a field beside the others', { ...RECORD, ...PROTO }, 'record at 0: malformed'],
    ['an option too many', { ...RECORD, options: { ...RECORD.options, more: 1 } }, 'record at 0: unknown-option'],
    ['a wrong value', { ...RECORD, options: { rounds: '1', points: 'single' } }, 'record at 0: bad-option'],
    [
      'options that do not go together',
      { ...UNFINISHED, seats: 3, options: { rounds: 3, points: 'single' } },
      'TOY-3 at 0: too-long',
    ],
  ])('refuses a head with %s', (_what, record, expected) => {
    expect(verdict(record)).toBe(expected);
  });

  it('keeps at which hosts a match was played, and refuses what can’t be', () => {
    const hosts = [
      { name: 'ada', key: 'k'.repeat(22), from: 0 },
      { name: 'bob', from: 2 },
    ];
    const replayed = replay(JSON.parse(JSON.stringify({ ...RECORD, hosts })), rulesOf);
    expect('match' in replayed && JSON.stringify(recordOf(replayed.match, replayed))).toBe(
      JSON.stringify({ ...RECORD, hosts }),
    );
    const wrong = [
      [{ name: 'ada', from: 1 }],
      [...hosts, { name: 'eve', from: 2 }],
      [...hosts, { name: 'eve', from: 4 }],
      [{ ...hosts[0], address: '10.0.0.1' }],
      [{ name: 'a\nb', from: 0 }],
      'ada',
    ];
    for (const one of wrong) expect(verdict({ ...RECORD, hosts: one })).toBe('record at 0: malformed');
  });

  it.each([
    ['no event', [EVENTS[0], 7], 'record at 1: malformed'],
    ['nobody’s event', [EVENTS[0], { type: 'guess', number: 1 }], 'record at 1: malformed'],
    ['a stranger’s event', [EVENTS[0], { ...EVENTS[1], by: 'north' }], 'record at 1: malformed'],
    ['an unknown type', [EVENTS[0], { by: 1, type: 'peek' }], 'record at 1: malformed'],
    ['a field too many', [EVENTS[0], { ...EVENTS[1], why: '' }], 'record at 1: malformed'],
    ['a field missing', [EVENTS[0], { by: 1, type: 'guess' }], 'record at 1: malformed'],
    ['a field that schemas pass over', [EVENTS[0], { ...EVENTS[1], ...PROTO }], 'record at 1: malformed'],
    ['one inside of another', [{ ...EVENTS[0], numbers: [1, PROTO] }], 'record at 0: malformed'],
    ['a move by chance', [EVENTS[0], { ...EVENTS[1], by: 'chance' }], 'record at 1: malformed'],
    ['a seat that is not there', [EVENTS[0], { ...EVENTS[1], by: 2 }], 'record at 1: no-such-seat'],
    ['a move before chance', EVENTS.slice(1), 'record at 0: chance-first'],
    ['chance at the wrong time', [EVENTS[0], EVENTS[0]], 'record at 1: not-chance'],
    ['what chance can’t do', [{ ...EVENTS[0], numbers: [1] }], 'TOY-4 at 0: one-each'],
    ['a move that is not allowed', [EVENTS[0], EVENTS[1], EVENTS[1]], 'TOY-1 at 2: guessed'],
  ])('refuses %s', (_what, events, expected) => {
    expect(verdict({ ...UNFINISHED, events })).toBe(expected);
  });

  it('refuses bots that would think for ever, more of them than can be played again, and one without a seat', () => {
    const bot = { seat: 0, level: 'expert', seed: 1, iterations: 160_000 };
    const verdictOf = (...bots: readonly object[]) => verdict({ ...RECORD, bots });
    expect(verdictOf(bot)).not.toContain('malformed');
    expect(verdictOf({ ...bot, iterations: 9e15 })).toContain('malformed');
    expect(verdictOf({ ...bot, seat: 2 })).toContain('malformed');
    expect(verdictOf(...Array(30_000).fill(bot))).toContain('malformed');
  });

  it('reads what is nested a hundred thousand deep and refuses it', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    for (const record of [
      { ...UNFINISHED, events: [deep] },
      { ...RECORD, options: { ...RECORD.options, rounds: deep } },
    ])
      expect(replay(record, rulesOf)).toHaveProperty('fault');
  });

  it('refuses anything after the end, however it looks', () => {
    expect(verdict({ ...RECORD, events: [...EVENTS, EVENTS[0]] })).toBe('record at 3: match-over');
    expect(verdict({ ...RECORD, events: [...EVENTS, { by: 0, type: 'peek' }] })).toBe('record at 3: match-over');
  });

  it.each([
    ['on some events only', timed(0, undefined, 1), 'record at 1: time-missing'],
    ['not from the beginning', timed(undefined, 1, 2), 'record at 1: time-missing'],
    ['going backwards', timed(5, 7, 6), 'record at 2: time-backwards'],
    ['negative', timed(-1, 0, 0), 'record at 0: malformed'],
    ['not whole', timed(0, 1.5, 2), 'record at 1: malformed'],
    ['not last', [{ t: 0, ...EVENTS[0] }, ...timed(0, 1, 2).slice(1)], 'record at 0: time-not-last'],
  ])('refuses times %s', (_what, events, expected) => {
    expect(verdict({ ...RECORD, events })).toBe(expected);
  });

  it.each([
    ['missing at the end', { ...RECORD, result: undefined }, 'record at 3: result-missing'],
    ['before the end', { ...UNFINISHED, result: RECORD.result }, 'record at 2: result-too-early'],
    ['null before the end', { ...UNFINISHED, result: null }, 'record at 2: result-too-early'],
    ['with another score', { ...RECORD, result: { scores: [1, 1], winners: [1] } }, 'record at 3: result-differs'],
    ['with another winner', { ...RECORD, result: { scores: [0, 1], winners: [0, 1] } }, 'record at 3: result-differs'],
    ['with a field too many', { ...RECORD, result: { ...RECORD.result, deals: [] } }, 'record at 3: result-differs'],
    ['with a field missing', { ...RECORD, result: { scores: [0, 1] } }, 'record at 3: result-differs'],
    [
      'with a map for a list',
      { ...RECORD, result: { scores: { 0: 0, 1: 1 }, winners: [1] } },
      'record at 3: result-differs',
    ],
  ])('refuses a result %s', (_what, record, expected) => {
    expect(verdict(record)).toBe(expected);
  });

  it('reads a result’s fields in any order', () => {
    expect(verdict({ ...RECORD, result: { winners: [1], scores: [0, 1] } })).toBe('holds');
  });
});
