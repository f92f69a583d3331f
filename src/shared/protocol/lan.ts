/** What crosses the wire about other hosts in the house. */
import { z } from 'zod';
import { stageSchema, tableNameShape } from './table.ts';

/** An address as people type it: a name, an IPv4, or an IPv6 address in brackets; a port if it is not the usual one. */
export const addressSchema = z
  .string()
  .trim()
  .max(260)
  .regex(/^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/);

/** The port a table server listens on where nobody chose another. */
export const DEFAULT_PORT = 4747;

export const discoveredTableSchema = z.object({
  /** The table's id on its host. */
  table: z.string(),
  game: z.string(),
  /** Empty where its host does not say. */
  ...tableNameShape,
  /** Who sits there, as far as there was room to say so. */
  people: z.array(z.string()),
  stage: stageSchema,
  /** Seats that a bot holds. */
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
/** An open table of another host, as it is advertised now. */
export type DiscoveredTable = z.infer<typeof discoveredTableSchema>;
