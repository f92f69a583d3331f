/**
 * Golden records: whole matches that were played once and are kept, `<game>.jsonl.gz`, and what they were like to play,
 * `<game>.turns.gz`: a line for each record, a hexadecimal digit for each event, of who decides after it and of every move
 * that any seat may then make. A record alone would not tell of a rule that has come to allow more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import { type OptionValue, resolveOptions } from '../../src/shared/engine/options.ts';
import { type GameRecord, recordOf } from '../../src/shared/engine/record.ts';
import { replay } from '../../src/shared/engine/replay.ts';
import type { Result, Rules } from '../../src/shared/engine/rules.ts';

/** The fewest matches of a game. */
export const LEAST = 200;

/** An option with more values says how long a match is: each of them once is enough. */
const MANY = 8;

export interface Table {
  readonly seats: number;
  /** All of them, in the record's order. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** One match as it is kept: a line of each of the two files. */
export interface Golden {
  readonly record: string;
  readonly turns: string;
}

/** Where a match goes otherwise than it did: after so many events, and how. */
export interface Change {
  readonly event: number;
  readonly what: string;
}

/** Every number of seats with every combination of options, as often as makes `LEAST` matches, and every length once. */
export function tablesOf(rules: Rules): Table[] {
  const specs = Object.entries(rules.options);
  const combinations = specs.reduce<Table['options'][]>(
    (all, [name, { values }]) =>
      all.flatMap((options) =>
        values.slice(0, isLength(values) ? 1 : MANY).map((value) => ({ ...options, [name]: value })),
      ),
    [{}],
  );
  const { min, max } = rules.seats;
  const each = Array.from({ length: max - min + 1 }, (_, k) => min + k)
    .flatMap((seats) => combinations.map((options) => ({ seats, options })))
    .filter((table) => isAllowed(rules, table));
  const tables = Array.from({ length: Math.ceil(LEAST / each.length) }, () => each).flat();
  return specs
    .filter(([, { values }]) => isLength(values))
    .reduce((all, [name, { values }]) => withEach(rules, all, name, values), tables);
}

function isLength(values: readonly OptionValue[]): boolean {
  return values.length > MANY;
}

/** The tables, the first ones of them with these values, each once. */
function withEach(rules: Rules, tables: readonly Table[], name: string, values: readonly OptionValue[]): Table[] {
  const left = [...values];
  return tables.map((table) => {
    const changed = left.map((value) => ({ ...table, options: { ...table.options, [name]: value } }));
    const index = changed.findIndex((one) => isAllowed(rules, one));
    left.splice(index, index < 0 ? 0 : 1);
    return changed[index] ?? table;
  });
}

function isAllowed(rules: Rules, { seats, options }: Table): boolean {
  const resolved = resolveOptions(rules.options, options);
  return 'options' in resolved && !rules.refuseOptions?.(resolved.options, seats);
}

export function keptOf(game: string): Golden[] {
  const [records, turns] = filesOf(game).map((file) =>
    existsSync(file) ? gunzipSync(readFileSync(file)).toString().trimEnd().split('\n') : [],
  ) as [string[], string[]];
  return records.map((record, k) => ({ record, turns: turns[k] ?? '' }));
}

/** Writes both files; how many bytes they are. */
export function keep(game: string, golden: readonly Golden[]): number {
  const texts = [golden.map(({ record }) => record), golden.map(({ turns }) => turns)];
  const packed = texts.map((lines) => gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  for (const [k, file] of filesOf(game).entries()) writeFileSync(file, packed[k] as Buffer);
  return packed.reduce((sum, { length }) => sum + length, 0);
}

/** Beside this file, or in the game's own folder where that has a place for them. */
function folderOf(game: string): string {
  const own = join(import.meta.dirname, '../../src/shared/games', game, 'records');
  return existsSync(own) ? own : import.meta.dirname;
}

function filesOf(game: string): string[] {
  return ['jsonl', 'turns'].map((kind) => join(folderOf(game), `${game}.${kind}.gz`));
}

/** One match of them to read. */
export function textFileOf(game: string): string {
  return join(folderOf(game), `${game}.txt`);
}

/** What programs are told of the game: beside its records, if those are in its own folder. */
export function schemaFileOf(game: string): string {
  const folder = folderOf(game);
  return folder === import.meta.dirname
    ? join(import.meta.dirname, '../../docs/schema', `${game}.json`)
    : join(folder, `${game}.schema.json`);
}

/** The record played again by these rules: how it was to play, and where it no longer holds. */
export function playAgain(rules: Rules, bytes: string): { turns: string; change?: Change } {
  const record = JSON.parse(bytes) as GameRecord;
  let turns = '';
  let result: Result | undefined;
  const replayed = replay(record, (id) => {
    if (id !== rules.id) return undefined;
    return {
      ...rules,
      apply(state, event) {
        rules.apply(state, event);
        turns += digitOf(rules, state, record.seats);
      },
      result(state) {
        result = rules.result(state);
        return result;
      },
    };
  });
  if ('match' in replayed) {
    if (JSON.stringify(recordOf(replayed.match)) === bytes) return { turns };
    return { turns, change: { event: record.events.length, what: 'the record comes back in other bytes' } };
  }
  const { event, refusal } = replayed.fault;
  const told =
    refusal.reason === 'result-differs' ? `: ${JSON.stringify(record.result)}, now ${JSON.stringify(result)}` : '';
  return { turns, change: { event, what: `${refusal.rule} ${refusal.reason}${told}` } };
}

/** Who decides, and all that every seat may do. */
function digitOf(rules: Rules, state: unknown, seats: number): string {
  const moves = Array.from({ length: seats }, (_, seat) => rules.legalMoves(state, seat));
  return (crc32(JSON.stringify([rules.toAct(state), moves])) & 15).toString(16);
}

/** The first event from which on the match is another one by these rules; nothing where it is the same. */
export function changeIn(rules: Rules, { record, turns }: Golden): Change | undefined {
  const again = playAgain(rules, record);
  const other = [...again.turns].findIndex((digit, k) => digit !== turns[k]);
  if (other >= 0 && other < (again.change?.event ?? Infinity)) {
    return { event: other, what: 'after it other seats decide, or may do otherwise' };
  }
  return again.change;
}
