/** Stores the room: the people, the room host, the screens, and what was played last. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { avatarSchema } from '#shared/protocol/avatar.ts';
import { levelSchema } from '#shared/protocol/table.ts';
import { bannedSchema, guestSchema, optionsSchema } from './row-schemas.ts';

const personSchema = z.object({
  ...guestSchema.shape,
  /** Public id of the person; it stays when they change devices. */
  id: z.string(),
  mark: avatarSchema,
  /** Wants no seat in the next match. */
  out: z.boolean(),
});
/** A person in the room: their device (device.ts) and name, empty where none was given. */
export type KeptPerson = z.infer<typeof personSchema>;

const screenSchema = z.object({
  session: z.string(),
  device: z.string(),
  /** The person who admitted it; empty where it used the code. */
  by: z.string(),
  /** It was admitted by the room host, so it may say that people become room host by themselves. */
  trusted: z.boolean(),
});
/** An admitted screen. */
export type KeptScreen = z.infer<typeof screenSchema>;

const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => schema.parse(JSON.parse(text)));

const roomSchema = z.object({
  code: z.string(),
  open: z.int().transform((flag) => flag === 1),
  captain: z.string(),
  playing: z.string(),
  people: json(z.array(personSchema)),
  screens: json(z.array(screenSchema)),
  queue: json(z.array(z.string())),
  banned: json(z.array(bannedSchema)),
  options: json(z.record(z.string(), optionsSchema)),
  level: json(levelSchema.nullable()),
  aside: json(z.array(z.string())),
});
/** The stored room. */
export interface KeptRoom {
  readonly code: string;
  /** Whether it is open to the network. */
  readonly open: boolean;
  /** The room host; empty for none. */
  readonly captain: string;
  /** The table in play or set up; empty for none. */
  readonly playing: string;
  /** In order of arrival. */
  readonly people: readonly KeptPerson[];
  /** Admitted screens. */
  readonly screens: readonly KeptScreen[];
  /** People waiting for a seat. */
  readonly queue: readonly string[];
  /** Removed people who may not return. */
  readonly banned: readonly z.infer<typeof bannedSchema>[];
  /** The last options of each game. */
  readonly options: Readonly<Record<string, z.infer<typeof optionsSchema>>>;
  /** The last level of the bots that fill a table; null for none. */
  readonly level: z.infer<typeof levelSchema> | null;
  /** Tables with paused matches that were put aside. */
  readonly aside: readonly string[];
}

/** The row of the room. */
function rowOf({ code, open, captain, playing, ...lists }: KeptRoom) {
  const texts = Object.entries(lists).map(([name, value]) => [name, JSON.stringify(value)]);
  return { code, open: open ? 1 : 0, captain, playing, ...Object.fromEntries(texts) };
}

/** A room that came from another host; undefined where it is none. */
export function readRoom(value: object): KeptRoom | undefined {
  return roomSchema.safeParse(rowOf(value as KeptRoom)).data;
}

/** Writes throw `StoreWriteError` where they fail. */
export interface RoomStore {
  /** The stored room; undefined where missing or unreadable. */
  room(): KeptRoom | undefined;
  /** Saves the room. */
  keepRoom(room: KeptRoom): void;
}

export function roomStoreIn(db: DatabaseSync, write: (run: () => unknown) => unknown): RoomStore {
  const sql = {
    get: db.prepare('SELECT * FROM rooms'),
    keep: db.prepare(
      `INSERT INTO rooms (id, code, open, captain, playing, people, screens, queue, banned, options, level, aside)
       VALUES (1, :code, :open, :captain, :playing, :people, :screens, :queue, :banned, :options, :level, :aside)
       ON CONFLICT (id) DO UPDATE SET code = excluded.code, open = excluded.open, captain = excluded.captain,
         playing = excluded.playing, people = excluded.people, screens = excluded.screens, queue = excluded.queue,
         banned = excluded.banned, options = excluded.options, level = excluded.level, aside = excluded.aside`,
    ),
  };
  return {
    room: () => roomSchema.safeParse(sql.get.get()).data,
    keepRoom: (room) => void write(() => sql.keep.run(rowOf(room))),
  };
}
