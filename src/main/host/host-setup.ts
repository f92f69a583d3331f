/** What a host is made of, and what it needs of the world around it. */
import type { Game } from '#shared/engine/game.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { HintService } from './bots/advisor.ts';
import type { Discovery, Doctor } from './discovery.ts';
import type { MatchDeps } from './match/running-match.ts';
import type { TableListViewer } from './tables.ts';
import type { Clock } from './time/clock.ts';

/** Resolves to who answers there, or to why nobody does. */
export type ReachHost = (
  address: string,
  version: string,
) => Promise<{ readonly reached: ReachedHost } | { readonly refusal: Refusal }>;

export interface ReachedHost {
  /** `ADDRESS:PORT`, the address an IP address: hosts know themselves by these, whatever others call them. */
  readonly address: string;
  readonly host: string;
  readonly version: string;
}

export interface HostSetup extends Omit<MatchDeps, 'game'> {
  /** The catalogue. */
  readonly gameOf: (id: string) => Game | undefined;
  /** What of it is offered, in the order of the shelf. */
  readonly games?: readonly string[];
  /** What work takes is measured on it, whatever time it is for the matches: the system's own without it. */
  readonly workClock?: Clock;
  /** A table server: whoever comes opens tables, and they are open to the network at once. It has no other guests. */
  readonly opensTables?: boolean;
  /** Who thinks about hints. */
  readonly hintService: HintService;
  /** What time it is, in ms since 1970; the system's without it. */
  readonly today?: () => number;
  /** Where other devices reach this host now, as `http://ADDRESS:PORT`, the likeliest first. */
  readonly network?: { addresses(): readonly string[]; local?(): string | null };
  /** Whether a host of this version answers at an address that somebody typed. */
  readonly reachHost: ReachHost;
  /** Finds out why a table is not seen; nothing where there is no network to look into. */
  readonly doctor?: Doctor;
  /** The house of many hosts that this one stands in; nothing for one alone. */
  readonly cluster?: ClusterView;
  /** The other hosts in the house; nothing where this one does not look for them. */
  readonly discovery?: Discovery;
}

/** What one of many hosts knows of the others. */
export interface ClusterView {
  /** Resolves when this host knows what the others knew when it was called. */
  caughtUp(): Promise<void>;
  /** So many tables may stand here. */
  readonly maxTables: number;
  /** Codes that something of another host has. */
  codes(): readonly string[];
  /** The tables of other hosts, as the list of tables shows them to this session. */
  tablesElsewhere(looker: TableListViewer): readonly TableSummary[];
}
