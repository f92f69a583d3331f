import { getEventIteratorSchemaDetails } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from '#shared/protocol/contract.ts';
import { responseShapes, shapeOf as shapeOfSchema, type ValueShape } from '#shared/protocol/response-shapes.ts';
import { refusalSchema, type TableView } from '#shared/protocol/table.ts';
import { matchesShape } from './check-answers.ts';
import { REFUSAL_SHAPE } from './refusals.ts';

const ANSWERS = responseShapes(contract);

const table: TableView = {
  id: 't',
  name: 'Nonna’s VIVA',
  game: 'viva',
  options: { deals: 3, deck: 'one' },
  seats: [
    { kind: 'empty' },
    { kind: 'bot', name: 'Nina', level: 'easy' },
    { kind: 'person', name: 'Ada', pad: 1, here: true, lag: null, standIn: false, stoodIn: 0 },
  ],
  stage: 'lobby',
  match: 0,
  mine: [2],
  host: false,
  scorePause: null,
  spectators: 0,
  screens: 1,
  settings: {
    open: true,
    locked: false,
    spectators: true,
    chat: true,
    counting: true,
    hints: true,
    standInAfter: 60,
    claimAfter: 45,
  },
  code: 'ABCD',
  paused: false,
  ending: null,
  brokenOff: null,
  claims: [{ id: 1, seats: [1], mayAnswer: true }],
  claimed: { seats: [1], state: 'pending' },
  known: null,
  practice: false,
  claimable: [],
  handedOver: [],
  room: false,
  heirs: [],
  guests: [{ guest: 'g', name: 'Zoe', here: true, screen: false }],
  keptOut: [],
  waits: false,
  addresses: ['http://192.168.1.20:4747'],
};

const { id, name, game, stage, seats, mine } = table;

/** A valid answer of each procedure that a page waits for. */
const SOUND: Readonly<Record<string, unknown>> = {
  'session.greet': {
    token: 'x',
    host: 'box',
    version: '1',
    notices: [{ key: 'store.other', params: { file: 'x' } }],
    rights: { home: true, opens: true },
  },
  'tables.watch': [
    { id, name, game, stage, seats, mine, host: true, entered: true, locked: false, open: true, waits: false },
  ],
  'tables.open': { table: 't', code: 'ABCD' },
  'table.watch': table,
  'play.watch': { match: 0, version: 3, observation: { viewer: 0, hand: ['7C'] }, moves: [{ type: 'pass' }] },
  'talk.watch': { kind: 'said', number: 1, seat: 0, name: 'Ada', text: '👩‍👩‍👧'.repeat(200) },
  'records.list': [{ id: 1, game: 'viva', began: '2026-01-01', names: ['Ada'], mine: [0], winners: [0, 1] }],
  'lan.reach': { address: '192.168.1.20:4747', host: 'box', version: '1' },
};

const shapeOf = (path: string): ValueShape => (ANSWERS[path] as { shape: ValueShape }).shape;

/** The contract's schema of a procedure's answer, or of each value of its stream. */
function schemaOf(path: string): z.ZodType {
  const [router = '', procedure = ''] = path.split('.');
  const schemas = contract as unknown as Record<string, Record<string, { '~orpc': { outputSchema: z.ZodType } }>>;
  const output = schemas[router]?.[procedure]?.['~orpc'].outputSchema;
  return (getEventIteratorSchemaDetails(output)?.yields ?? output) as z.ZodType;
}

/** Values of the wrong type. */
const STRANGE = [null, undefined, true, 0, -1, 1.5, Number.NaN, '', 'x', [], {}, [null], { length: 3 }, 1e300];

/** The value with each of its parts removed, and replaced by each wrong value. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* STRANGE;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const put = (other: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    for (const other of spoiled(part)) yield put(other);
    const { [key as never]: _, ...less } = value;
    if (!Array.isArray(value)) yield less;
  }
}

/** The value with each of its texts replaced by this one. */
function* withText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const other of withText(part, text))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
  }
}

/** An update without content: zod lets optional unknown values be missing. */
function isBlind(path: string, value: unknown): boolean {
  return path === 'play.watch' && (value as { observation?: unknown })?.observation === undefined;
}

describe('what a host sends', () => {
  it.each(Object.entries(SOUND))('of %s is sound or not exactly as the contract says', (path, sound) => {
    const schema = schemaOf(path);
    expect(schema.safeParse(sound).success).toBe(true);
    expect(matchesShape(shapeOf(path), sound)).toBe(true);
    let strange = 0;
    for (const value of spoiled(sound)) {
      const isSound = schema.safeParse(value).success && !isBlind(path, value);
      expect(matchesShape(shapeOf(path), value), JSON.stringify(value)).toBe(isSound);
      if (!isSound) strange++;
    }
    expect(strange).toBeGreaterThan(20);
  });

  it('has a shape for every procedure there is, and says which are streams', () => {
    const paths = Object.entries(contract).flatMap(([router, procedures]) =>
      Object.keys(procedures).map((procedure) => `${router}.${procedure}`),
    );
    expect(Object.keys(ANSWERS).toSorted()).toEqual(paths.toSorted());
    const streams = paths.filter((path) => ANSWERS[path]?.stream);
    expect(streams).toEqual(paths.filter((path) => path.endsWith('.watch')));
  });

  it.each<[string, unknown]>([
    ['a table with a thousand chairs', { ...table, seats: Array(1000).fill({ kind: 'empty' }) }],
    ['a seat that no table has', { ...table, mine: [1_000_000] }],
    ['a name as long as a book', { ...table, name: 'x'.repeat(1_000_000) }],
    ['a key that is more than one', JSON.parse(JSON.stringify(table).replace('"deck"', '"__proto__"'))],
    ['more addresses than a house has', { ...table, addresses: Array(100_000).fill('http://10.0.0.1') }],
  ])('is not %s', (_, strange) => {
    expect(matchesShape(shapeOf('table.watch'), table)).toBe(true);
    expect(matchesShape(shapeOf('table.watch'), strange)).toBe(false);
  });

  it.each<[string, unknown]>([
    ['more than can be drawn', Array(200_000).fill(0)],
    ['deeper than can be walked', JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)],
    ['more than data', new Map()],
    ['a key that is more than one', JSON.parse('{"hand":[{"__proto__":{"polluted":true}}]}')],
  ])('of a game is free, but not %s', (_, observation) => {
    const update = SOUND['play.watch'] as object;
    expect(matchesShape(shapeOf('play.watch'), { ...update, observation })).toBe(false);
  });

  it('has no text that does more than be read, wherever that stands', () => {
    let texts = 0;
    for (const [path, sound] of Object.entries(SOUND)) {
      for (const value of withText(sound, 'Ada\u202e\u001b[2J')) {
        texts++;
        expect(matchesShape(shapeOf(path), value), JSON.stringify(value)).toBe(false);
      }
    }
    expect(texts).toBeGreaterThan(30);
  });

  it('of a list of tables has an end', () => {
    const [summary] = SOUND['tables.watch'] as unknown[];
    expect(matchesShape(shapeOf('tables.watch'), Array(100).fill(summary))).toBe(true);
    expect(matchesShape(shapeOf('tables.watch'), Array(10_000).fill(summary))).toBe(false);
  });

  it('when it refuses has a reason that can be said', () => {
    expect(REFUSAL_SHAPE).toEqual(shapeOfSchema(refusalSchema));
    expect(matchesShape(REFUSAL_SHAPE, { rule: 'host', reason: 'no-such-table', params: { max: 3 } })).toBe(true);
    for (const strange of [null, 'no', {}, { rule: 'host', reason: {} }, { rule: 'x', reason: 'y', params: { z: [] } }])
      expect(matchesShape(REFUSAL_SHAPE, strange)).toBe(false);
  });
});
