/** Wire types of other hosts on the network, and of the connection to one. */
import { z } from 'zod';
import { FINGERPRINT } from '../crypto/secure-channel.ts';
import { RELAYED_ADDRESS } from '../relay/relayed-address.ts';
import { stageSchema, tableNameShape } from './table.ts';

// Wire types of the connection itself: its key, and the three cards that rule out a man in the
// middle.

export const keyComparisonSchema = z.object({
  /** The reader's name here; empty where none was given. */
  name: z.string(),
  /** Their device. */
  device: z.string(),
  /** Of the Italian deck, in this order. */
  cards: z.array(z.string()).length(3),
});
/** Three cards shown at the host while somebody at another desktop sees theirs. */
export type KeyComparison = z.infer<typeof keyComparisonSchema>;

export const keyOriginSchema = z.enum(['link', 'sight', 'compared']);
/** How a host key was verified: by the host's own link, on first use, or by comparing cards. */
export type KeyOrigin = z.infer<typeof keyOriginSchema>;

export const expectedKeySchema = z.object({ print: z.string().regex(FINGERPRINT), by: z.enum(['link', 'person']) });
/** The expected host key: from a link, or from a person who was warned of a changed key. */
export type ExpectedKey = z.infer<typeof expectedKeySchema>;

/** Status of a connection to another host, sent to the window before the host's own messages. */
export type ChannelStatus =
  | {
      readonly line: 'sealed';
      readonly print: string;
      readonly by: KeyOrigin;
      /** The handshake hash that only both ends know. */
      readonly hash: Uint8Array;
    }
  /** An unexpected key: the known host there, and what this key is known as, if anything. */
  | { readonly line: 'stranger'; readonly print: string; readonly known: string | null; readonly as: string | null }
  /** The connection was tampered with. */
  | { readonly line: 'meddled' };

/** The window's report whether people's cards matched. */
export const comparisonResultSchema = z.object({ compared: z.boolean() });

/**
 * A typed address: a name, an IPv4 or a bracketed IPv6 address, with a port if it isn't the
 * default.
 */
export const addressSchema = z
  .string()
  .trim()
  .max(260)
  .regex(/^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/);

/** The same, or that of a host behind a relay. */
export const hostAddressSchema = z.union([addressSchema, z.string().regex(RELAYED_ADDRESS)]);

/** The default port of a host. */
export const DEFAULT_PORT = 4747;

export const discoveredTableSchema = z.object({
  /** The table's id on its host. */
  table: z.string(),
  game: z.string(),
  /** Empty where its host sends none. */
  ...tableNameShape,
  /** Names of the players, as far as they fit. */
  people: z.array(z.string()),
  stage: stageSchema,
  /** Bots seated. */
  bots: z.int(),
  /** The host's name. */
  host: z.string(),
  /** `ADDRESS:PORT`. */
  address: z.string(),
  version: z.string(),
  seats: z.int(),
  free: z.int(),
  locked: z.boolean(),
});
/** Another host's open table, as advertised. */
export type DiscoveredTable = z.infer<typeof discoveredTableSchema>;
