/** What a host says of itself to whoever asks for `/about.json`: by this others know it for one. */
import { z } from 'zod';
import { safeText, tableIdSchema } from '#shared/protocol/table.ts';

/** Where it is asked. */
export const ABOUT_PATH = '/about.json';

/** By this header whoever wants to come in says what version they have; who only looks says nothing. */
export const VERSION_HEADER = 'panno-verde-version';

/** By this header a host that was asked to call back says whose call that is. */
export const CALL_HEADER = 'panno-verde-call';

/** What such a call goes by: nobody guesses one. */
export const CALL_ID = /^[\da-f]{32}$/;

/** Where a host is asked to call back at once, at the port that this header says. See docs/lan.md. */
export const CALL_BACK_PATH = '/call-back';
export const PORT_HEADER = 'panno-verde-port';

export const aboutSchema = z.object({
  /** The version. */
  'panno-verde': safeText(40),
  /** The host's name. */
  host: safeText(100),
  /** The tables that are open to the network now. */
  tables: z.array(tableIdSchema).max(200),
});
export type AboutHost = z.infer<typeof aboutSchema>;

/** Where a host's neighbours read what it advertises, if no multicast reaches them. */
export const TABLES_PATH = '/tables.json';

/** No host advertises more tables. */
export const MAX_ADVERTISED = 20;

/** What is advertised of each table, unchecked: `foundIn` says what of it can be understood. */
export const advertisedSchema = z.array(z.record(z.string().max(40), z.string().max(1000))).max(MAX_ADVERTISED);
export type Advertised = z.infer<typeof advertisedSchema>;
