/** What is kept of a table beside its matches, and how it is written and read. */
import { z } from 'zod';
import type { OptionValue } from '#shared/engine/options.ts';
import type { Result } from '#shared/engine/rules.ts';
import { gamepadIndexSchema, levelSchema, type TableSettings, tableSettingsSchema } from '#shared/protocol/table.ts';

/** What is kept of matches: as they go on, and once they are over. */
export const matchSchema = z.object({
  id: z.int(),
  game: z.string(),
  seats: z.int(),
  options: z.string().transform((text) => optionsSchema.parse(JSON.parse(text))),
  /** The table it was played at, which may be gone. */
  tableId: z.string(),
  over: z.int().transform((flag) => flag === 1),
  paused: z.int().transform((flag) => flag === 1),
  /** It was taken up in the middle of another one, and counts nowhere. */
  practice: z.int().transform((flag) => flag === 1),
  /** It was ended before it was over. */
  brokenOff: z.int().transform((flag) => flag === 1),
  /** Nothing of one that is played, that was broken off, or that ended before results were kept. */
  result: z
    .string()
    .nullable()
    .transform((text) => (text === null ? undefined : (JSON.parse(text) as Result))),
});
/** A match, but for its events. */
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
/** A match that is over, for a list: who played by seat, and by which session, null for a bot. */
export type FinishedMatch = z.infer<typeof finishedSchema>;

/** All that is kept of a match that is over, but for its events. */
export const statisticsMatchSchema = z.object({ ...matchSchema.shape, ...finishedSchema.shape });
export type StatisticsMatch = z.infer<typeof statisticsMatchSchema>;

export const optionsSchema = z.record(z.string(), z.union([z.string(), z.int()]));

const occupantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: levelSchema }),
  z.object({ kind: z.literal('person'), name: z.string(), session: z.string(), pad: gamepadIndexSchema.optional() }),
]);
/** Who sits on a seat; a person is known by their session. */
export type Occupant = z.infer<typeof occupantSchema>;

export const guestSchema = z.object({ session: z.string(), device: z.string(), name: z.string() });
/** Who has come in to a table: from where (device.ts), and under which name, empty where none was said. */
export type Guest = z.infer<typeof guestSchema>;

export const bannedSchema = z.object({ sessions: z.array(z.string()), devices: z.array(z.string()), name: z.string() });
/** Somebody who was removed and is kept out, with all they came by. */
export type Banned = z.infer<typeof bannedSchema>;

const heirSchema = z.object({
  seat: z.int(),
  session: z.string(),
  name: z.string(),
  /** How many events there were when the seat became theirs; null while it is a bot's. */
  from: z.int().nullable(),
});
/** Who has a bot's seat from the next deal on, or has it since. */
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
/** All that is kept of a table beside its matches. */
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
  /** What others give to come in; empty at a table of the room, whose code is the room's. */
  readonly code: string;
  /** Those who have come in; nobody at a table of the room, where it is those who are in the room. */
  readonly guests: readonly Guest[];
  /** Those who were removed and are kept out. */
  readonly banned: readonly Banned[];
  /** What it is called: by who made it and what is played there, or as they say; empty until that is known. */
  readonly name: string;
  /** Sessions whose seats another session was given, because it was said to be their person's now. */
  readonly handed: readonly { readonly from: string; readonly to: string }[];
  /** It is one of the room's. */
  readonly room: boolean;
  /** Of the match that is played. */
  readonly heirs: readonly Heir[];
  /** The code of a deal that the next match plays, or the one that lies there; empty for any other. */
  readonly dealt: string;
}

/** What is written of it. */
export function rowOf({ id, game, host, match, code, name, room, dealt, ...lists }: KeptTable) {
  const { options, seats, settings, guests, banned, handed, heirs } = lists;
  const kept = { options, seats, settings, guests, banned, handed, heirs };
  const texts = Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]);
  const row = Object.fromEntries(texts) as Record<keyof typeof kept, string>;
  return { id, game, host, match, code, name, dealt, room: room ? 1 : 0, ...row };
}
