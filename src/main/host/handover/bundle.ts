/** All that a table is, as it goes to another host, and whether what came is a table by the rules of this one. */
import { z } from 'zod';
import { fromBase64Url, toBase64Url } from '#shared/crypto/bytes.ts';
import type { Game } from '#shared/engine/game.ts';
import { newMatch, play } from '#shared/engine/match.ts';
import { matchHostsSchema, seatedBotSchema } from '#shared/engine/record.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import { type ChatLine, chatEntrySchema } from '#shared/protocol/chat.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import { keptBetsSchema } from '../../store/match-documents.ts';
import { type KeptRoom, readRoom } from '../../store/room-store.ts';
import { readTable } from '../../store/row-schemas.ts';
import { shuffleStepSchema } from '../../store/shuffle-step.ts';
import type { KeptTable } from '../../store/store.ts';
import { readMovingEvening } from './moving-evening.ts';

/** More than any match comes to, as JSON. */
export const MAX_BUNDLE_LETTERS = 4 * 1024 * 1024;

/** Bytes of a piece: as base64url they fit a message (`handover.send`). */
const PIECE_BYTES = 10_400;

const matchSchema = z.object({
  paused: z.boolean(),
  /** Options as the match resolved them. */
  options: z.record(z.string(), z.union([z.string(), z.int()])),
  events: z
    .array(z.looseObject({ by: z.union([z.literal('chance'), z.int()]) }))
    .transform((events) => events as unknown as GameEvent[]),
  /** How its seals came about, with the host's part of the one that is used now. */
  steps: z.array(shuffleStepSchema),
  bots: z.array(seatedBotSchema),
  bets: z.array(keptBetsSchema),
  /** Where it was played so far; older hosts say nothing of it. */
  hosts: matchHostsSchema.default([]),
});

const arrivingSchema = z.object({
  session: z.string(),
  /** SHA-256 of the secret that its device is told, as hex. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  untold: z.boolean(),
});

const envelope = z.object({
  table: z.looseObject({}),
  match: matchSchema.nullable(),
  room: z.looseObject({}).nullable(),
  evening: z.looseObject({}).optional(),
  sessions: z.array(arrivingSchema).max(400),
  chat: z.array(chatEntrySchema).max(100),
});

/** A table on its way. */
export interface Bundle {
  readonly table: KeptTable;
  /** The match that is played there; null in the lobby. */
  readonly match: z.infer<typeof matchSchema> | null;
  /** The room whose table it is. */
  readonly room: KeptRoom | null;
  /** The evening of that room. */
  readonly evening?: KeptEvening | undefined;
  /** Who comes with it. */
  readonly sessions: readonly z.infer<typeof arrivingSchema>[];
  readonly chat: readonly ChatLine[];
}

/** As base64url, in pieces that fit a message each. */
export function packBundle(bundle: Bundle): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(bundle));
  const count = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES));
  return Array.from({ length: count }, (_, k) => toBase64Url(bytes.subarray(k * PIECE_BYTES, (k + 1) * PIECE_BYTES)));
}

/** What came in pieces; or why this host can't take it. */
export function readBundle(
  pieces: readonly string[],
  gameOf: (id: string) => Game | undefined,
): { readonly bundle: Bundle } | { readonly refusal: Refusal } {
  const unreadable = { refusal: refusal('host', 'handover-unreadable') };
  const parsed = envelope.safeParse(jsonOf(pieces));
  if (!parsed.success) return unreadable;
  const table = orNothing(() => readTable(parsed.data.table));
  const { room: theirs } = parsed.data;
  const room = theirs && orNothing(() => readRoom(theirs));
  if (!table || room === undefined || table.room !== (room !== null)) return unreadable;
  const game = gameOf(table.game);
  if (!game) return { refusal: refusal('host', 'handover-no-game', { game: table.game }) };
  const { min, max } = game.rules.seats;
  if (table.seats.length < min || table.seats.length > max) return unreadable;
  const { match, sessions, chat } = parsed.data;
  if (match && (match.hosts.at(-1)?.from ?? 0) > match.events.length) return unreadable;
  if (match && !fitsRules(game, match, table.seats.length))
    return { refusal: refusal('host', 'handover-other-rules', { game: table.game }) };
  const came = parsed.data.evening && eveningOf(parsed.data.evening, room, gameOf);
  if (came && 'refusal' in came) return came;
  return { bundle: { table, match, room, ...came, sessions, chat: chat.filter((line) => line.kind !== 'reaction') } };
}

/** An evening comes with a room alone, and where all its games are. */
function eveningOf(
  value: object,
  room: KeptRoom | null,
  gameOf: (id: string) => Game | undefined,
): { readonly evening: KeptEvening } | { readonly refusal: Refusal } {
  const evening = room ? readMovingEvening(value) : undefined;
  if (!evening) return { refusal: refusal('host', 'handover-unreadable') };
  const missing = evening.evening.games.find((one) => !gameOf(one.game));
  return missing ? { refusal: refusal('host', 'handover-no-game', { game: missing.game }) } : { evening };
}

function jsonOf(pieces: readonly string[]): unknown {
  const parts = pieces.map(fromBase64Url);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return orNothing(() => JSON.parse(new TextDecoder().decode(bytes)));
}

/** Nothing where it can't be read. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Every event is played again by the rules of this host. */
function fitsRules({ rules }: Game, { options, events }: z.infer<typeof matchSchema>, seats: number): boolean {
  try {
    const match = newMatch(rules, options, seats);
    return events.every((event) => play(match, event) === undefined);
  } catch {
    return false;
  }
}
