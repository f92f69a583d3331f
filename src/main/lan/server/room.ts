/** How many lines there is room for, and for whom. */

/** More than any household has. */
const MAX_CONNECTIONS = 1000;

/** A host of a house of many has a hall. */
export const CLUSTER_MAX_CONNECTIONS = 4000;

/** With fewer than that nobody could play. */
const MIN_CONNECTIONS = 32;

/** What this process opens besides: its store, its threads, where it listens, whom it asks. */
const RESERVED_DESCRIPTORS = 96;

export interface ConnectionQuota {
  /** All lines at once. */
  readonly total: number;
  /** Of these, kept for this computer itself. */
  readonly reservedLocal: number;
  /** Kept for people who hold a seat. */
  readonly reservedSeated: number;
  /** The most of one device, be it many strangers or many who are seated. */
  readonly perDevice: number;
}

/** Room for as many lines as so many descriptors allow, and no more than that. */
export function quotaFor(descriptors: number, most = MAX_CONNECTIONS): ConnectionQuota {
  const total = Math.max(MIN_CONNECTIONS, Math.min(most, descriptors - RESERVED_DESCRIPTORS));
  const reserve = Math.floor(total / 8);
  return { total, reservedLocal: reserve, reservedSeated: reserve, perDevice: Math.floor(total / 4) };
}

/** How many files and lines the system lets this process have open at once. */
export function descriptorsAllowed(): number {
  const { report } = process;
  if (!report) return Number.POSITIVE_INFINITY;
  // Or it would look up the names of all it is connected to.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}
