/** What crosses the wire about a host as somebody's house. */
import { z } from 'zod';

export const hostRightsSchema = z.object({
  /** Sits at the host's own computer. */
  home: z.boolean(),
  /** May open tables here. */
  opens: z.boolean(),
});
/** What a session may do in a house beside what it may at tables. */
export type HostRights = z.infer<typeof hostRightsSchema>;

export const knownDeviceSchema = z.object({
  id: z.string(),
  /** Under which name somebody came in or sat down with it last; empty where none was said. */
  name: z.string(),
  /** From which address it came last. */
  device: z.string(),
  /** When it was last in use, as an ISO date. */
  seen: z.string(),
  /** Was named to open tables. */
  opens: z.boolean(),
  /** Is connected now. */
  here: z.boolean(),
  /** The one that asks. */
  own: z.boolean(),
});
/** A device that may come back without a code. */
export type KnownDevice = z.infer<typeof knownDeviceSchema>;
