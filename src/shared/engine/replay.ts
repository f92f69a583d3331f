/** Replays a record: checks every event against the rules, then applies it. */
import { z } from 'zod';
import { type DuplicateDeals, duplicateDealsSchema } from '../fair-shuffle/duplicate-deals.ts';
import { type RecordSeal, recordSealSchema } from '../fair-shuffle/schema.ts';
import { isOver, type Match, newMatch, playParsed } from './match.ts';
import { resolveOptions } from './options.ts';
import {
  MAX_BOTS,
  type MatchHost,
  matchHostsSchema,
  RECORD_FORMAT,
  type SeatedBot,
  seatedBotSchema,
} from './record.ts';
import { malformed, type Refusal, refusal } from './refusal.ts';
import type { Rules } from './rules.ts';

/**
 * A fault of a record: the event (from 0; the number of events for a fault at the end) and the
 * reason.
 */
export interface Fault {
  readonly event: number;
  readonly refusal: Refusal;
}

/** A replayed record. */
export interface Replay {
  readonly match: Match;
  readonly seals: readonly RecordSeal[];
  /** Present for duplicate deals. */
  readonly numbered?: DuplicateDeals | undefined;
  readonly bots: readonly SeatedBot[];
  /** Where it was played, if it moved. */
  readonly hosts: readonly MatchHost[];
  /** It ended early. */
  readonly brokenOff: boolean;
}

type Replayed = Replay | { readonly fault: Fault };

/** Items are parsed one by one: a list schema would report every wrong item. */
const envelope = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  events: z.array(z.unknown()),
  result: z.unknown().optional(),
  brokenOff: z.literal(true).optional(),
  seals: z.array(z.unknown()).optional(),
  numbered: z.unknown().optional(),
  bots: z.array(z.unknown()).optional(),
  hosts: z.array(z.unknown()).optional(),
});
type Envelope = z.infer<typeof envelope>;

/** Max values of a seal, bot, event, duplicate deals or all hosts. */
const MAX_VALUES = 20_000;

/** Fields of every event; the game has others. */
const eventHead = z.looseObject({ by: z.union([z.literal('chance'), z.int()]), t: z.int().min(0).optional() });

/**
 * Replays parsed JSON as a record; `rulesOf` is the catalogue. Seals, duplicate deals and bots are
 * parsed, not verified: see `refuseSealedDraws`, `refuseDuplicateDeals`, `auditOf`.
 */
export function replay(value: unknown, rulesOf: (game: string) => Rules | undefined): Replayed {
  const strange = isObject(value) ? refuseOversized({ ...value, events: null }, Number.POSITIVE_INFINITY) : undefined;
  if (strange) return fault(0, strange);
  const parsed = envelope.safeParse(value);
  if (!parsed.success) return fault(0, malformed(parsed.error));
  const record = parsed.data;
  const rules = rulesOf(record.game);
  if (!rules) return fault(0, refusal('record', 'unknown-game', { name: record.game }));
  const opened = open(rules, record);
  if ('refusal' in opened) return fault(0, opened.refusal);
  const { match } = opened;
  for (const [index, raw] of record.events.entries()) {
    const refused = takeRaw(match, raw);
    if (refused) return fault(index, refused);
  }
  const end = refuseResult(match, record);
  if (end) return fault(record.events.length, end);
  return readRecordExtras(match, record);
}

/** Parses the extras, once the events are valid. */
function readRecordExtras(match: Match, record: Envelope): Replayed {
  const seals = readEach(recordSealSchema, record.seals ?? [], 'seals');
  if ('refusal' in seals) return fault(0, seals.refusal);
  const numbered = readEach(duplicateDealsSchema, record.numbered === undefined ? [] : [record.numbered], 'numbered');
  if ('refusal' in numbered) return fault(0, numbered.refusal);
  const bots = readEach(seatedBotSchema, record.bots ?? [], 'bots');
  if ('refusal' in bots) return fault(0, bots.refusal);
  if (bots.read.length > MAX_BOTS)
    return fault(0, refusal('record', 'malformed', { where: 'bots', what: `there are more than ${MAX_BOTS}` }));
  if (bots.read.some(({ seat }) => seat >= match.seats))
    return fault(0, refusal('record', 'malformed', { where: 'bots', what: 'there is no such seat' }));
  const hosts = readEach(matchHostsSchema, record.hosts === undefined ? [] : [record.hosts], 'hosts');
  if ('refusal' in hosts) return fault(0, hosts.refusal);
  const [played = []] = hosts.read;
  if ((played.at(-1)?.from ?? 0) > match.events.length)
    return fault(0, refusal('record', 'malformed', { where: 'hosts', what: 'there is no such event' }));
  return {
    match,
    seals: seals.read,
    numbered: numbered.read[0],
    bots: bots.read,
    hosts: played,
    brokenOff: record.brokenOff ?? false,
  };
}

/** Parses items up to the first invalid one. */
function readEach<T>(
  schema: z.ZodType<T>,
  values: readonly unknown[],
  where: string,
): { readonly read: T[] } | { readonly refusal: Refusal } {
  const read: T[] = [];
  for (const [k, value] of values.entries()) {
    const refused = refuseOversized(value, MAX_VALUES);
    if (refused) return { refusal: refused };
    const parsed = schema.safeParse(value);
    if (!parsed.success) return { refusal: malformed(parsed.error, `${where}.${k}`) };
    read.push(parsed.data);
  }
  return { read };
}

/** The new match, if the record's head is valid. */
function open(rules: Rules, record: Envelope): { match: Match } | { refusal: Refusal } {
  const { seats, options } = record;
  if (seats < rules.seats.min || seats > rules.seats.max) return { refusal: refusal('record', 'bad-seats', { seats }) };
  const resolved = resolveOptions(rules.options, options, rules.duplicateOptions, rules.tableOptions);
  if ('refusal' in resolved) return resolved;
  const names = Object.keys(resolved.options);
  if (Object.keys(options).join() !== names.join()) {
    return { refusal: refusal('record', 'options-incomplete', { names: names.join(', ') }) };
  }
  const refused = rules.refuseOptions?.(resolved.options, seats);
  if (refused) return { refusal: refused };
  return { match: newMatch(rules, resolved.options, seats) };
}

function takeRaw(match: Match, raw: unknown): Refusal | undefined {
  const strange = refuseOversized(raw, MAX_VALUES);
  if (strange) return strange;
  const head = eventHead.safeParse(raw);
  if (!head.success) return malformed(head.error);
  const { by, t, ...body } = head.data;
  const before = match.events.at(-1);
  if (before && (t === undefined) !== (before.t === undefined)) return refusal('record', 'time-missing');
  if (t !== undefined) {
    // Checks the raw event: a parsed one has the schema's field order.
    if (!isObject(raw) || Object.keys(raw).at(-1) !== 't') return refusal('record', 'time-not-last');
    if (before?.t !== undefined && t < before.t) return refusal('record', 'time-backwards');
  }
  if (isOver(match)) return refusal('record', 'match-over');
  const shape = by === 'chance' ? match.rules.chanceSchema : match.rules.moveSchema;
  const parsed = shape.safeParse(body);
  if (!parsed.success) return malformed(parsed.error);
  return playParsed(match, { by, ...parsed.data, ...(t === undefined ? {} : { t }) });
}

function refuseResult(match: Match, record: Envelope): Refusal | undefined {
  const result = match.rules.result(match.state);
  if (!isOver(match)) return record.result === undefined ? undefined : refusal('record', 'result-too-early');
  if (record.brokenOff) return refusal('record', 'not-broken-off');
  if (record.result === undefined) return refusal('record', 'result-missing');
  return sameJson(record.result, result) ? undefined : refusal('record', 'result-differs');
}

/** Equal as JSON values, whatever the field order. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [fields, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && sameJson(value, others.get(name)))
  );
}

/** Schemas ignore this field, since it sets a prototype; in JSON it is a field like any other. */
const PROTOTYPE_FIELD = '__proto__';

/** Refuses a value that has such a field at any depth, or too many values. */
function refuseOversized(value: unknown, most: number): Refusal | undefined {
  const left = [value];
  for (const one of left) {
    if (left.length > most) return refusal('record', 'too-much');
    if (!isObject(one)) continue;
    if (Object.hasOwn(one, PROTOTYPE_FIELD)) {
      return refusal('record', 'malformed', { where: PROTOTYPE_FIELD, what: 'there is no such field' });
    }
    for (const inner of Object.values(one)) left.push(inner);
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function fault(event: number, refused: Refusal): { fault: Fault } {
  return { fault: { event, refusal: refused } };
}
