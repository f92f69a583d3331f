/** What a host answers at `/about.json`, by which others recognize it. */
import { z } from 'zod';
import { safeText, tableIdSchema } from '#shared/protocol/table.ts';

/** Where it is asked. */
export const ABOUT_PATH = '/about.json';

/** Header with the client's version, sent only by those who want to join. */
export const VERSION_HEADER = 'panno-verde-version';

/** Header with the name of a requested call-back. */
export const CALL_HEADER = 'panno-verde-call';

/** An unguessable call name. */
export const CALL_ID = /^[\da-f]{32}$/;

/** Path that requests a call-back to the port in this header. See docs/lan.md. */
export const CALL_BACK_PATH = '/call-back';
export const PORT_HEADER = 'panno-verde-port';

export const aboutSchema = z.object({
  /** The version. */
  'panno-verde': safeText(40),
  /** The host's name. */
  host: safeText(100),
  /** The tables open to the network. */
  tables: z.array(tableIdSchema).max(200),
});
export type AboutHost = z.infer<typeof aboutSchema>;

/** Path of the advertisements, for neighbours that multicast doesn't reach. */
export const TABLES_PATH = '/tables.json';

/** Max advertised tables. */
export const MAX_ADVERTISED = 20;

/** Each table's advertisement, unvalidated: `parseAdvertisement` reads it. */
export const advertisedSchema = z.array(z.record(z.string().max(40), z.string().max(1000))).max(MAX_ADVERTISED);
export type Advertised = z.infer<typeof advertisedSchema>;
