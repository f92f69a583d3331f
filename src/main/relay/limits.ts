/** What a host, a device and the relay as a whole may use. */

export interface RelayLimits {
  /** Max hosts with one token. */
  readonly hostsPerToken: number;
  /** TCP connections: hosts, lines, and who asks for a page. */
  readonly connections: number;
  /** Of a device, those that carry a line apart. */
  readonly connectionsPerDevice: number;
  readonly linesPerHost: number;
  readonly linesPerDevice: number;
  readonly lines: number;
  /** HTTP requests and new lines of a device. */
  readonly requests: Rate;
  readonly newLines: Rate;
  /** Messages and bytes of a device, all its lines together. */
  readonly messages: Rate;
  readonly bytes: Rate;
  /** Bytes of a host, all its lines together: above it the relay reads more slowly. */
  readonly hostBytes: Rate;
  /** Unsent bytes to a host above which its clients aren't read. */
  readonly hostBacklogBytes: number;
  /** Time a host has to prove its key, in ms. */
  readonly proofTimeoutMs: number;
  /** Ping interval of a host, in ms. */
  readonly pingMs: number;
}

interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** A household behind one router is one device: several phones, each reconnecting twice a second where a host is away. */
export const RELAY_LIMITS: RelayLimits = {
  hostsPerToken: 4,
  connections: 12_000,
  connectionsPerDevice: 200,
  linesPerHost: 200,
  linesPerDevice: 60,
  lines: 10_000,
  requests: { perSecond: 100, atOnce: 2000 },
  newLines: { perSecond: 20, atOnce: 100 },
  messages: { perSecond: 300, atOnce: 1200 },
  bytes: { perSecond: 256 * 1024, atOnce: 4 * 1024 * 1024 },
  hostBytes: { perSecond: 4 * 1024 * 1024, atOnce: 32 * 1024 * 1024 },
  hostBacklogBytes: 1024 * 1024,
  proofTimeoutMs: 5000,
  pingMs: 10_000,
};
