/** Row schemas of tables and matches. */
import { z } from 'zod';
import type { OptionValue } from '#shared/engine/options.ts';
import type { Result } from '#shared/engine/rules.ts';
import { gamepadIndexSchema, levelSchema, type TableSettings, tableSettingsSchema } from '#shared/protocol/table.ts';

/** Schemas of matches, in progress and finished. */
export const matchSchema = z.object({
  id: z.int(),
  game: z.string(),
  seats: z.int(),
  options: z.string().transform((text) => optionsSchema.parse(JSON.parse(text))),
  /** The table it was played at, which may be deleted. */
  tableId: z.string(),
  over: z.int().transform((flag) => flag === 1),
  paused: z.int().transform((flag) => flag === 1),
  /** Practice from a position of another match; it counts nowhere. */
  practice: z.int().transform((flag) => flag === 1),
  /** It ended early. */
  brokenOff: z.int().transform((flag) => flag === 1),
  /** Undefined while in progress, if broken off, or if it ended before results were stored. */
  result: z
    .string()
    .nullable()
    .transform((text) => (text === null ? undefined : (JSON.parse(text) as Result))),
});
/** A match without its events. */
export type KeptMatch = z.infer<typeof matchSchema>;

export const finishedSchema = z.object({
  id: z.int(),
  tableId: z.string(),
  game: z.string(),
  began: z.string(),
  names: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  sessions: z.string().transform((text) => z.array(z.string().nullable()).parse(JSON.parse(text))),
  winners: z.string().transform((text) => z.array(z.int()).parse(JSON.parse(text))),
  brokenOff: matchSchema.shape.brokenOff,
});
/** A finished match in a list: who played by seat, and by which session; null for a bot. */
export type FinishedMatch = z.infer<typeof finishedSchema>;

/** A finished match without its events. */
export const statisticsMatchSchema = z.object({ ...matchSchema.shape, ...finishedSchema.shape });
export type StatisticsMatch = z.infer<typeof statisticsMatchSchema>;

export const optionsSchema = z.record(z.string(), z.union([z.string(), z.int()]));

const occupantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: levelSchema }),
  z.object({ kind: z.literal('person'), name: z.string(), session: z.string(), pad: gamepadIndexSchema.optional() }),
]);
/** Who has a seat; a person is identified by their session. */
export type Occupant = z.infer<typeof occupantSchema>;

export const guestSchema = z.object({ session: z.string(), device: z.string(), name: z.string() });
/** Somebody admitted to a table: their device (device.ts) and name, empty where none was given. */
export type Guest = z.infer<typeof guestSchema>;

export const bannedSchema = z.object({ sessions: z.array(z.string()), devices: z.array(z.string()), name: z.string() });
/** Somebody removed who may not return, with all their sessions and devices. */
export type Banned = z.infer<typeof bannedSchema>;

const heirSchema = z.object({
  seat: z.int(),
  session: z.string(),
  name: z.string(),
  /** Number of events when they took the seat; null while it is a bot's. */
  from: z.int().nullable(),
});
/** A late joiner: takes a bot's seat from the next deal on, or has taken it. */
export type Heir = z.infer<typeof heirSchema>;

const handedSchema = z.array(z.object({ from: z.string(), to: z.string() }));

export const tableSchema = z.object({
  id: z.string(),
  game: z.string(),
  options: z.string().transform((text) => optionsSchema.parse(JSON.parse(text))),
  seats: z.string().transform((text) => z.array(occupantSchema).parse(JSON.parse(text))),
  host: z.string(),
  match: z.int(),
  settings: z.string().transform((text) => tableSettingsSchema.parse(JSON.parse(text))),
  code: z.string(),
  guests: z.string().transform((text) => z.array(guestSchema).parse(JSON.parse(text))),
  banned: z.string().transform((text) => z.array(bannedSchema).parse(JSON.parse(text))),
  name: z.string(),
  handed: z.string().transform((text) => handedSchema.parse(JSON.parse(text))),
  room: z.int().transform((flag) => flag === 1),
  heirs: z.string().transform((text) => z.array(heirSchema).parse(JSON.parse(text))),
  dealt: z.string(),
});
/** A stored table without its matches. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly Occupant[];
  /** The session that opened it. */
  readonly host: string;
  /** The number of its current or next match, from 0. */
  readonly match: number;
  readonly settings: TableSettings;
  /** Join code; empty at a room's table, which uses the room's code. */
  readonly code: string;
  /** Admitted people; empty at a room's table, which admits the people in the room. */
  readonly guests: readonly Guest[];
  /** Removed people who may not return. */
  readonly banned: readonly Banned[];
  /** Its name, by its maker and game or as chosen; empty until known. */
  readonly name: string;
  /** Seat transfers between sessions of one person. */
  readonly handed: readonly { readonly from: string; readonly to: string }[];
  /** It belongs to the room. */
  readonly room: boolean;
  /** Late joiners of the current match. */
  readonly heirs: readonly Heir[];
  /** The deal code of the next or current match; empty for a random deal. */
  readonly dealt: string;
}

/** The row of a table. */
export function rowOf({ id, game, host, match, code, name, room, dealt, ...lists }: KeptTable) {
  const { options, seats, settings, guests, banned, handed, heirs } = lists;
  const kept = { options, seats, settings, guests, banned, handed, heirs };
  const texts = Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]);
  const row = Object.fromEntries(texts) as Record<keyof typeof kept, string>;
  return { id, game, host, match, code, name, dealt, room: room ? 1 : 0, ...row };
}

/** A table that came from another host; undefined where it is none. */
export function readTable(value: object): KeptTable | undefined {
  return tableSchema.safeParse(rowOf(value as KeptTable)).data;
}
