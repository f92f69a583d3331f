/** Wire types of other hosts on the network. */
import { z } from 'zod';
import { stageSchema, tableNameShape } from './table.ts';

/**
 * A typed address: a name, an IPv4 or a bracketed IPv6 address, with a port if it isn't the
 * default.
 */
export const addressSchema = z
  .string()
  .trim()
  .max(260)
  .regex(/^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/);

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
