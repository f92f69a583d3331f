/** What a host is made of, and what it needs of the world around it. */
import type { Game } from '#shared/engine/game.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Diagnosis, DiagnosisGoal } from '#shared/protocol/doctor.ts';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { OutsideView } from '#shared/protocol/outside.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { HintService } from './bots/hint-thread.ts';
import type { StoryChooser } from './bots/story-thread.ts';
import type { HandoverSetup } from './handover/handover-deps.ts';
import type { MatchDeps } from './match/open-match.ts';
import type { TableListViewer } from './tables.ts';
import type { Clock } from './time/clock.ts';

/** Whether what is done here can't be kept for now where it has to be; whoever is told nothing else meanwhile is told that. */
export class StorageStall {
  readonly #watchers = new Set<() => void>();
  #isStalled = false;

  get isStalled(): boolean {
    return this.#isStalled;
  }

  /** The cluster's storage answers no more, or again. */
  set(isStalled: boolean): void {
    this.#isStalled = isStalled;
    if (isStalled) for (const call of this.#watchers) call();
  }

  /** Calls back where it answers no more from now on, until the returned function is called. */
  whenStalled(call: () => void): () => void {
    this.#watchers.add(call);
    return () => this.#watchers.delete(call);
  }
}

/** The open tables of other hosts on the network, however they are found. */
export interface Discovery {
  /** Calls back with them now and whenever they change, until the returned function is called. */
  subscribe(tell: (tables: DiscoveredTable[]) => void): () => void;
}

/**
 * Why a table is not seen: one of this host's by others, one of others here, or one at an address that somebody typed.
 * Nothing where it is asked too much at once.
 */
export type Doctor = (wish: DiagnosisGoal, address?: string) => Promise<Diagnosis> | undefined;

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

/** The host's way to other houses, by a relay. */
export interface Outside {
  view(): OutsideView;
  /** Calls back with the view now and whenever it changes, until the returned function is called. */
  watch(tell: (view: OutsideView) => void): () => void;
  /** Opens this host there, with a token, or the one that is kept for it. Whether that is tried now. */
  open(relay: string, token: string | undefined): boolean;
  close(): void;
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
  /** Who chooses what is told of finished matches; without it nothing is. */
  readonly storyChooser?: StoryChooser;
  /** What time it is, in ms since 1970; the system's without it. */
  readonly today?: () => number;
  /** Where other devices reach this host now, as `http://ADDRESS:PORT`, the likeliest first. */
  readonly network?: { addresses(): readonly string[]; localName?(): string | null };
  /** Whether a host of this version answers at an address that somebody typed. */
  readonly reachHost: ReachHost;
  /** Finds out why a table is not seen; nothing where there is no network to look into. */
  readonly doctor?: Doctor;
  /** By which tables move to other hosts on the network; nothing where none does. */
  readonly handover?: HandoverSetup;
  /** The way to other houses; nothing where there is none. */
  readonly outside?: Outside;
  /** The cluster that this one stands in; nothing for one alone. */
  readonly cluster?: ClusterView;
  /** The other hosts on the network; nothing where this one does not look for them. */
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
  tablesElsewhere(viewer: TableListViewer): readonly TableSummary[];
}
