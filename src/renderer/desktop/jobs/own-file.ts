/**
 * Everything about the user in one file: a first line with settings, sound, what was learned and what was played of each
 * day, and a line for each finished match. No key, no session, nothing of a match that goes on.
 */
import { z } from 'zod';
import { rulesOf } from '#catalogue';
import { LEVELS } from '#shared/engine/bot.ts';
import { encodingOf, MAX_RECORDS } from '#shared/engine/record-file.ts';
import { avatarSchema } from '#shared/protocol/avatar.ts';
import { readSavedMatch, type SavedMatch } from '#shared/protocol/saved-match.ts';
import { nameSchema, safeText } from '#shared/protocol/table.ts';
import {
  BACKS,
  CLOTHS,
  CONFIRM_MODES,
  FACES,
  MOTIONS,
  PICTURES,
  ROOMS,
  SPEEDS,
  TEXT_SIZES,
} from '../../client/device/settings.ts';

const FORMAT = 'panno-verde/me';
const VERSION = 1;

/** Largest file, in bytes: far more than years of play. */
export const MAX_FILE_BYTES = 60_000_000;

/** Most days of a game, and most of anything else that is listed. */
const MAX_DAYS = 10_000;
const MAX_LISTED = 2000;

const key = z.string().regex(/^[a-z][\w./-]{0,79}$/i);
const date = z.iso.date();
const onOff = z.boolean();
const percent = z.int().min(0).max(100);

/** At most so many entries, by names that are no more than names. */
function listed<Value extends z.ZodType>(name: z.ZodString | z.ZodISODate, value: Value, most = MAX_LISTED) {
  return z.record(name, value).refine((record) => Object.keys(record).length <= most);
}

/** A new setting that is to be carried along has a line here; what is unknown is left out. */
const settingsSchema = z
  .object({
    speed: z.enum(SPEEDS),
    motion: z.enum(MOTIONS),
    fourColours: onOff,
    picture: z.enum(PICTURES),
    room: z.enum(ROOMS),
    cloth: z.enum(CLOTHS),
    back: z.enum(BACKS),
    faces: z.enum(FACES),
    largeCorners: onOff,
    textSize: z.literal(TEXT_SIZES),
    confirm: z.enum(CONFIRM_MODES),
    lastCard: onOff,
    banter: onOff,
    undo: onOff,
    whispers: onOff,
    counting: onOff,
    daily: onOff,
    untold: onOff,
    guessless: onOff,
    tongue: safeText(20),
    level: z.enum(LEVELS),
    name: nameSchema,
    mark: avatarSchema,
  })
  .partial();

const soundSchema = z
  .object({ silent: onOff, cards: percent, signs: percent, room: percent, captions: onOff, rumble: onOff })
  .partial();

const learnedSchema = z.object({
  lessons: listed(key, z.enum(['done', 'left'])),
  solved: listed(key, z.array(z.int().min(0).max(999)).max(MAX_LISTED)),
  heard: z.array(key).max(MAX_LISTED),
});

const resultSchema = z.object({ how: z.enum(['won', 'drawn', 'lost']), points: z.int().optional() });

const daysSchema = z.object({
  deals: listed(key, listed(date, resultSchema.extend({ expert: resultSchema.optional() }), MAX_DAYS)),
  boxes: listed(key, listed(key, z.object({ box: z.int().min(0).max(4), due: date }))),
});

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  settings: settingsSchema,
  sound: soundSchema,
  learned: learnedSchema,
  days: daysSchema,
});

/** What is kept on the device. */
export type OwnState = Omit<z.infer<typeof headSchema>, 'format' | 'version'>;

export interface OwnFile extends OwnState {
  /** Each as it is sent to a host. */
  readonly matches: readonly string[];
}

/** Why a file is refused; nothing of it is used then. */
export type FileFault = 'too-large' | 'no-file' | 'older' | 'newer' | 'damaged' | { readonly line: number };

/** The file's text. A setting that couldn't be read again is left out. */
export function writeOwnFile(state: OwnState, matches: readonly SavedMatch[]): string {
  const settings = readableOf(settingsSchema, state.settings);
  const head = headSchema.parse({ format: FORMAT, version: VERSION, ...state, settings });
  return [head, ...matches].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function readableOf(schema: z.ZodObject, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(schema.shape).filter(([name, field]) => z.safeParse(field, values[name]).success);
  return Object.fromEntries(fields.map(([name]) => [name, values[name]]));
}

/** Reads a file from anywhere: all of it holds, or none of it is used. */
export function readOwnFile(bytes: Uint8Array): OwnFile | { readonly fault: FileFault } {
  if (bytes.length > MAX_FILE_BYTES) return { fault: 'too-large' };
  const [first = '', ...lines] = (decoded(bytes) ?? '').split('\n').map((line) => line.trim());
  const head = parsedJson(first);
  const fault = faultOf(head);
  if (fault) return { fault };
  const read = headSchema.safeParse(head);
  const matches = lines.filter((line) => line !== '');
  if (!read.success || matches.length > MAX_RECORDS) return { fault: 'damaged' };
  for (const [k, line] of lines.entries())
    if (line !== '' && !readSavedMatch(line, rulesOf)) return { fault: { line: k + 2 } };
  const { settings, sound, learned, days } = read.data;
  return { settings, sound, learned, days, matches };
}

/** Whether the first line is another format's or another version's. */
function faultOf(head: unknown): FileFault | undefined {
  const named = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(head);
  if (!named.success) return 'no-file';
  const { version } = named.data;
  return version > VERSION ? 'newer' : version < VERSION ? 'older' : undefined;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
