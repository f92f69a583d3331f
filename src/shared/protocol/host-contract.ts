/** The part of the contract that concerns a host and not a table: its records, statistics, devices, keys and network. */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { bytes32Schema } from '../fair-shuffle/schema.ts';
import { suspicionSchema } from './bets.ts';
import { diagnosisGoalSchema, diagnosisSchema } from './doctor.ts';
import { addressSchema, discoveredTableSchema, hostAddressSchema, keyComparisonSchema } from './lan.ts';
import {
  deletionResultSchema,
  MATCHES_PER_PAGE,
  MAX_DELETED_AT_ONCE,
  MAX_PIECE_LETTERS,
  matchListEntrySchema,
  matchSummarySchema,
} from './match-history.ts';
import { outsideViewSchema, relayAddressSchema, relayTokenSchema } from './outside.ts';
import { anySession, emptyResponseSchema } from './procedure-access.ts';
import { storySchema } from './story.ts';
import { MAX_TABLES, safeText, tableIdSchema } from './table.ts';

// Wire types of a host's rights and devices.

export const hostRightsSchema = z.object({
  /** Is on the host's own computer. */
  home: z.boolean(),
  /** May open tables here. */
  opens: z.boolean(),
});
/** A session's rights on this host, besides those at tables. */
export type HostRights = z.infer<typeof hostRightsSchema>;

export const knownDeviceSchema = z.object({
  id: z.string(),
  /** The name last used; empty where none was given. */
  name: z.string(),
  /** Its last address. */
  device: z.string(),
  /** Last use, as an ISO date. */
  seen: z.string(),
  /** May open tables. */
  opens: z.boolean(),
  /** Is connected now. */
  here: z.boolean(),
  /** The asking device. */
  own: z.boolean(),
});
/** A device that may return without a code. */
export type KnownDevice = z.infer<typeof knownDeviceSchema>;

const table = z.strictObject({ table: tableIdSchema });
const deviceIdSchema = safeText(40);

export const hostContract = {
  records: {
    /**
     * The finished matches that this session played or hosted, latest first, a hundred at a time.
     * `before`: only those that began earlier.
     */
    list: anySession.input(z.strictObject({ before: z.int().optional() })).output(z.array(matchListEntrySchema)),
    /** The number of this table's latest match. */
    latest: anySession.input(table).output(z.int()),
    /** A list entry; null for who may not have the record. */
    line: anySession.input(z.strictObject({ id: z.int() })).output(matchListEntrySchema.nullable()),
    /**
     * A full record; any match for the host's own computer, and the latest evening's for the room
     * host.
     */
    get: anySession.input(z.strictObject({ id: z.int() })).output(z.unknown()),
    /** The spectators' bets by deal, which aren't part of the record. */
    bets: anySession.input(z.strictObject({ id: z.int() })).output(z.array(suspicionSchema)),
    /** What is told of it; chosen when somebody asks first, and kept. */
    story: anySession.input(z.strictObject({ id: z.int() })).output(storySchema),
  },
  /**
   * Statistics of everybody's results, for the host's own computer alone; computed from the records
   * on demand.
   */
  statistics: {
    /**
     * The latest matches, a page at a time. `before`: only those that began earlier; `next`: the
     * next page's `before`.
     */
    lines: anySession
      .input(z.strictObject({ before: z.int().optional() }))
      .output(z.object({ lines: z.array(matchSummarySchema).max(MATCHES_PER_PAGE), next: z.int().nullable() })),
    /** Deletes these matches with records, seals and bets. Those still on a table stay. */
    remove: anySession
      .input(z.strictObject({ matches: z.array(z.int()).max(MAX_DELETED_AT_ONCE) }))
      .output(deletionResultSchema),
    /**
     * Takes up a finished match that was saved on another computer, as JSON in pieces: after the
     * last one it is checked by the rules and kept as this session's, unless it is here already.
     */
    takeUp: anySession
      .input(z.strictObject({ text: safeText(MAX_PIECE_LETTERS), isLast: z.boolean() }))
      .output(z.object({ isNew: z.boolean() })),
  },
  /** The host's settings: for its own computer alone. */
  house: {
    /** Known devices, which may return without a code, latest use first. */
    devices: anySession.input(z.strictObject({})).output(z.array(knownDeviceSchema)),
    /** Whether a device may open tables although it isn't on this computer. */
    letOpen: anySession
      .input(z.strictObject({ device: deviceIdSchema, opens: z.boolean() }))
      .output(emptyResponseSchema),
    /**
     * Forgets a device: revokes its token and closes its connection. Its seats stay, as for an
     * absent person.
     */
    forget: anySession.input(z.strictObject({ device: deviceIdSchema })).output(emptyResponseSchema),
    /** Whether the network sees a table, whoever made it. */
    openTable: anySession
      .input(z.strictObject({ table: tableIdSchema, open: z.boolean() }))
      .output(emptyResponseSchema),
  },
  /**
   * Short authentication string: three cards that two people compare, one at the host's computer
   * and one at another desktop; they match only without a man in the middle (docs/security.md).
   * `compare`, then `show`, over an encrypted connection, for who has joined; one comparison a
   * device at a time.
   */
  line: {
    /** The host commits to its nonce before it learns the caller's. */
    compare: anySession.input(z.strictObject({})).output(z.object({ commitment: bytes32Schema })),
    /**
     * The caller's nonce; the answer is the host's. Both can compute the cards, which the host
     * shows for a minute.
     */
    show: anySession.input(z.strictObject({ part: bytes32Schema })).output(z.object({ part: bytes32Schema })),
    /** The cards shown at the host, again on each change; for the host's own computer. */
    watch: anySession.input(z.strictObject({})).output(eventIterator(keyComparisonSchema.nullable())),
    /** Dismisses the cards; for the host's own computer. */
    putAway: anySession.input(z.strictObject({})).output(emptyResponseSchema),
  },
  /** Playing with another house, by a relay (docs/relay.md): for the host's own computer alone. */
  outside: {
    /** How it stands, again on each change; null where this host has no way out. */
    watch: anySession.input(z.strictObject({})).output(eventIterator(outsideViewSchema.nullable())),
    /** Opens the room, to the relay too, with a token or the one that is kept for it, until the room closes. */
    open: anySession
      .input(z.strictObject({ relay: relayAddressSchema, token: relayTokenSchema.optional() }))
      .output(emptyResponseSchema),
    close: anySession.input(z.strictObject({})).output(emptyResponseSchema),
  },
  lan: {
    /** Open tables of other hosts on the network, again on each change; for this computer alone. */
    watch: anySession.input(z.strictObject({})).output(eventIterator(z.array(discoveredTableSchema).max(MAX_TABLES))),
    /**
     * Checks from this computer, and only for it, whether a host answers at this address. Refused
     * with the reason: no such address, nobody listens there, no answer, not Panno Verde, another
     * version.
     */
    reach: anySession
      .input(z.strictObject({ address: hostAddressSchema }))
      .output(z.object({ address: z.string(), host: z.string(), version: z.string() })),
    /**
     * Diagnoses why nobody sees a table of this host, why no others are seen, or why an address
     * can't be reached: one cause and one remedy, within five seconds; for this computer alone.
     */
    diagnose: anySession
      .input(z.strictObject({ wish: diagnosisGoalSchema, address: addressSchema.optional() }))
      .output(diagnosisSchema),
  },
};
