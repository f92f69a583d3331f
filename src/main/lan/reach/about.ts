/** What a host says of itself to whoever asks for `/about.json`: by this others know it for one. */
import { z } from 'zod';
import { tableIdSchema } from '#shared/protocol/table.ts';

/** Where it is asked. */
export const ABOUT_PATH = '/about.json';

/** By this header whoever wants to come in says what version they have; who only looks says nothing. */
export const VERSION_HEADER = 'panno-verde-version';

export const aboutSchema = z.object({
  /** The version. */
  'panno-verde': z.string().max(40),
  /** The host's name. */
  host: z.string().max(100),
  /** The tables that are open to the network now. */
  tables: z.array(tableIdSchema).max(200),
});
export type AboutHost = z.infer<typeof aboutSchema>;
