/** Starts a host on a data folder: for the desktop shell and for the table server alike. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameOf } from '#catalogue';
import { fingerprintOf } from '#shared/crypto/secure-channel.ts';
import type { OfferedTable } from '#shared/protocol/handover-contract.ts';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import { type Notice, notice } from '#shared/protocol/notice.ts';
import about from '../../package.json' with { type: 'json' };
import { threadsOf } from './bot-threads.ts';
import {
  acceptConnections,
  type Connection,
  connectPort,
  type ForwardedGreeting,
  type Forwarder,
  type MessagePortLike,
  type Transport,
} from './host/api/connection.ts';
import { BotPool } from './host/bots/bot-pool.ts';
import { HintThread } from './host/bots/hint-thread.ts';
import { StoryThread } from './host/bots/story-thread.ts';
import { ledgerIn } from './host/handover/ledger.ts';
import { drawContribution, homeSetup } from './host/home-setup.ts';
import { Host } from './host/host.ts';
import type { HostSetup } from './host/host-setup.ts';
import { guardedClock, systemClock } from './host/time/clock.ts';
import { x25519 } from './lan/encryption/x25519.ts';
import type { ServedHost } from './lan/network.ts';
import { type KnownHosts, knownHosts } from './lan/reach/known-hosts.ts';
import { reachOtherHosts } from './lan/reach/other-host.ts';
import { reachHost } from './lan/reach/reach-host.ts';
import { writeStderr } from './program-messages.ts';
import { jsonFile } from './store/handover-ledger.ts';
import { hostSecret } from './store/host-key.ts';
import { openStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

// Who wanted to come in with another version of the app: said on this side, too, once for each version.

/** Whoever invents more than so many fills no screen. */
const MAX_OTHER_VERSIONS = 3;

export interface OtherVersions {
  note(theirs: string): void;
  /** Calls back for each, those before among them; who called last is told. */
  watch(call: (theirs: string) => void): void;
}

export function otherVersions(ours: string, log: (line: string) => void): OtherVersions {
  const seen = new Set<string>();
  let tell: (theirs: string) => void = () => undefined;
  return {
    note(theirs) {
      if (seen.has(theirs) || seen.size >= MAX_OTHER_VERSIONS) return;
      seen.add(theirs);
      log(`Somebody wanted to come in with Panno Verde ${theirs}; this is ${ours}.`);
      tell(theirs);
    },
    watch(call) {
      tell = call;
      for (const theirs of seen) call(theirs);
    },
  };
}

export interface StartOptions extends Partial<Omit<HostSetup, 'store' | 'pool' | 'hintService' | 'storyChooser'>> {
  /** Where it keeps what is kept, if not in the folder alone: it is closed with the host. */
  readonly store?: Store;
  /** By which it is known, if not by the folder's own; 32 bytes. */
  readonly secret?: Uint8Array;
  /** In a cluster: what of a line's calls is answered elsewhere. */
  readonly forwarder?: Forwarder;
  /** The folder where everything is kept; made if it is not there. */
  readonly data: string;
  /** The bots' worker: `botWorkerBeside(import.meta.url)` of the program's entry. */
  readonly botWorker: URL;
}

/** What people give to come in to the room. */
export interface RoomCode {
  readonly code: string;
  /** Calls back with every code that takes the place of another. */
  watch(call: (code: string) => void): void;
}

export interface RunningHost extends ServedHost {
  readonly host: Host;
  /** The same for a line that another host of the cluster carries here. */
  accept(line: Transport, vouched?: ForwardedGreeting): Connection;
  /** What people should know about how it started: a store that was set aside. */
  readonly notices: readonly Notice[];
  /** By which links know this host (shared/noise). */
  readonly keyFingerprint: string;
  readonly roomCode: RoomCode;
  /** Whether somebody is at a match that is being played here. */
  isPlaying(): boolean;
  /** Calls back with each version but ours that somebody wanted to come in with, once. */
  watchOtherVersions(call: (theirs: string) => void): void;
  /** Calls back with three cards that somebody at another desktop compares, and with null once they lie here no more. */
  watchKeyComparison(call: (shown: KeyComparison | null) => void): void;
  /** A new connection from the desktop's window. */
  connect(port: MessagePortLike): void;
  /** Stops everything; what was acknowledged is kept. */
  close(): Promise<void>;
}

/** One that is no node of a cluster: tables go to others and come from them. */
export interface StartedHost extends RunningHost {
  /** Calls back with the table that another computer wants to hand over, and with null once nothing is asked any more; who called last is told. */
  watchOfferedTable(call: (offered: OfferedTable | null) => void): void;
  /** Whoever sits here takes it, or not now. */
  answerOffer(yes: boolean): void;
  /** The keys of other hosts. */
  readonly knownHosts: KnownHosts;
}

/** Where the files lie is no matter of who calls: their names are enough. */
function withoutFolder({ key, params }: Notice, folder: string): Notice {
  const shorter = (value: string | number) =>
    typeof value === 'string' ? value.replaceAll(join(folder, '/'), '').replaceAll(folder, '…') : value;
  return notice(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shorter(value)])));
}

/** Throws `FolderUnusable`, with a sentence for people, if nothing can be kept in the folder. */
export function startHost({ data, botWorker, forwarder: carrier, secret, pace, ...wanted }: StartOptions): StartedHost {
  const store = wanted.store ?? openStore(data);
  const own = secret ? { secret, notices: [] } : hostSecret(data);
  const key = x25519.pairOf(own.secret);
  const log = wanted.log ?? writeStderr;
  const clock = guardedClock(wanted.clock ?? systemClock, log);
  const startThread = threadsOf(botWorker);
  const pool = new BotPool(startThread, clock, log);
  const hintService = new HintThread(startThread, log);
  const storyChooser = new StoryThread(startThread);
  // Whoever brings a chance of its own wants its deals.
  const chance: Pick<HostSetup, 'drawContribution'> = wanted.random ? {} : { drawContribution };
  const hosts = knownHosts(join(data, 'known-hosts.json'));
  const host = new Host({
    gameOf,
    games: Object.keys(GAMES),
    ...homeSetup(pace),
    ...chance,
    reachHost,
    handover: {
      ledger: ledgerIn(jsonFile(data)),
      reach: reachOtherHosts(about.version, hosts),
      hostName: hostname(),
      print: fingerprintOf(key.open),
      port: () => Number(URL.parse(wanted.network?.addresses()[0] ?? '')?.port ?? 0),
    },
    ...wanted,
    clock,
    log,
    store,
    pool,
    hintService,
    storyChooser,
  });
  const notices = [...own.notices, ...store.notices, ...(wanted.cluster ? [] : host.resume())];
  const said = {
    host: hostname(),
    version: about.version,
    key: fingerprintOf(key.open),
    ...(notices.length > 0 ? { notices: notices.map((one) => withoutFolder(one, data)) } : {}),
  };
  const versions = otherVersions(said.version, log);
  const accept = acceptConnections(host, said, clock, log, carrier);
  return {
    notices,
    roomCode: {
      get code() {
        return host.room.code;
      },
      watch: (call) => void host.room.state.on('codeChanged', call),
    },
    about: () => ({ 'panno-verde': said.version, host: said.host, tables: host.openTables().map(({ id }) => id) }),
    host,
    accept,
    key,
    keyFingerprint: said.key,
    refused: (address, kind) => host.abuseLog.note(address, kind),
    watchExposed: (call) => host.watchExposed(call),
    addressesChanged: () => host.addressesChanged(),
    isPlaying: () => host.isPlaying(),
    otherVersion: (theirs) => versions.note(theirs),
    watchOtherVersions: (call) => versions.watch(call),
    watchKeyComparison: (call) => host.keyComparison.watch(call),
    watchOfferedTable: (call) => host.handover.watchOffered(call),
    answerOffer: (yes) => host.handover.answer(yes),
    knownHosts: hosts,
    connect: (port) => connectPort(port, accept),
    async close() {
      host.stop();
      await Promise.all([pool.close(), hintService.close(), storyChooser.close()]);
      store.close();
    },
  };
}
