/** What is kept of the room: the people of an evening, who leads them, which sets show it, what was played last. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { avatarSchema } from '#shared/protocol/avatar.ts';
import { levelSchema } from '#shared/protocol/table.ts';
import { bannedSchema, guestSchema, optionsSchema } from './row-schemas.ts';

const personSchema = z.object({
  ...guestSchema.shape,
  /** By what others call them to the host; stays theirs when another device becomes theirs. */
  id: z.string(),
  mark: avatarSchema,
  /** Wants no seat at what is played next. */
  out: z.boolean(),
});
/** Somebody who is in the room: from where (device.ts), and under which name, empty where none was said. */
export type KeptPerson = z.infer<typeof personSchema>;

const screenSchema = z.object({
  session: z.string(),
  device: z.string(),
  /** The person who let it in; empty where it gave the code. */
  by: z.string(),
  /** Who let it in leads: so it says that people may lead by themselves. */
  trusted: z.boolean(),
});
/** A set that was let in. */
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
/** All that is kept of the room. */
export interface KeptRoom {
  readonly code: string;
  /** Whether home wanted the network to come in to it. */
  readonly open: boolean;
  /** The person who leads; empty where nobody does. */
  readonly captain: string;
  /** The table that is played at or set up; empty where there is none. */
  readonly playing: string;
  /** Those who came first are first. */
  readonly people: readonly KeptPerson[];
  /** The sets that were let in. */
  readonly screens: readonly KeptScreen[];
  /** Who waits for a seat, by person. */
  readonly queue: readonly string[];
  /** Those who were removed and are kept out. */
  readonly banned: readonly z.infer<typeof bannedSchema>[];
  /** What each game was played with last. */
  readonly options: Readonly<Record<string, z.infer<typeof optionsSchema>>>;
  /** How well the bots played last that filled up a table; null where nobody has said. */
  readonly level: z.infer<typeof levelSchema> | null;
  /** The tables whose matches were set aside: paused, and in nobody's way. */
  readonly aside: readonly string[];
}

/** Whatever writes throws `NotKept` where it can't. */
export interface RoomStore {
  /** The room as it was left; nothing where there was none, or none that can be read. */
  room(): KeptRoom | undefined;
  /** Keeps the room, or what has changed of it. */
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
    keepRoom({ code, open, captain, playing, ...lists }) {
      const texts = Object.entries(lists).map(([name, value]) => [name, JSON.stringify(value)]);
      const row = { code, open: open ? 1 : 0, captain, playing, ...Object.fromEntries(texts) };
      write(() => sql.keep.run(row));
    },
  };
}
