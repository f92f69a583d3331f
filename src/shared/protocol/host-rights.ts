/** Wire types of a host's rights and devices. */
import { z } from 'zod';

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
