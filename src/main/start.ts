/** Starts a host on a data folder: for the desktop shell and for the table server alike. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameOf } from '#shared/games/index.ts';
import { printOf } from '#shared/noise/line.ts';
import type { Comparison } from '#shared/protocol/line.ts';
import about from '../../package.json' with { type: 'json' };
import { chance, drawPart } from './chance.ts';
import { AdvisorThread } from './host/bots/advisor.ts';
import { BotPool } from './host/bots/bot-pool.ts';
import { Host } from './host/host.ts';
import type { HostSetup } from './host/host-setup.ts';
import type { Room } from './host/room/room.ts';
import { type Carrier, type Connection, type Line, switchboard, type Vouched } from './host/router/connection.ts';
import { connectPort, type Port } from './host/router/port.ts';
import { guarded, systemClock } from './host/time/clock.ts';
import { otherVersions } from './host/versions.ts';
import type { ServedHost } from './lan/network.ts';
import { reach } from './lan/reach/reach.ts';
import { curve } from './lan/sealed/curve.ts';
import { writeDown } from './printed.ts';
import { hostSecret } from './store/host-key.ts';
import { openStore, type Store } from './store/store.ts';

export interface StartOptions extends Partial<Omit<HostSetup, 'store' | 'pool' | 'advisor'>> {
  /** Where it keeps what is kept, if not in the folder alone: it is closed with the host. */
  readonly store?: Store;
  /** By which it is known, if not by the folder's own; 32 bytes. */
  readonly secret?: Uint8Array;
  /** In a house of many hosts: what of a line's calls is answered elsewhere. */
  readonly carrier?: Carrier;
  /** The folder where everything is kept; made if it is not there. */
  readonly data: string;
  /** The bots' worker: `botWorkerBeside(import.meta.url)` of the program's entry. */
  readonly botWorker: URL;
}

export interface RunningHost extends ServedHost {
  readonly host: Host;
  /** The same for a line that another host of the house carries here. */
  accept(line: Line, vouched?: Vouched): Connection;
  /** What people should know about how it started, as sentences: a store that was set aside. */
  readonly notices: readonly string[];
  /** By which links know this host (shared/noise). */
  readonly print: string;
  /** What people give to come in. */
  readonly room: Pick<Room, 'code' | 'watchCode'>;
  /** Whether somebody is at a match that is being played here. */
  isPlaying(): boolean;
  /** Calls back with each version but ours that somebody wanted to come in with, once. */
  watchVersions(call: (theirs: string) => void): void;
  /** Calls back with three cards that somebody at another desktop compares, and with null once they lie here no more. */
  watchCards(call: (shown: Comparison | null) => void): void;
  /** A new connection from the desktop's window. */
  connect(port: Port): void;
  /** Stops everything; what was acknowledged is kept. */
  close(): Promise<void>;
}

/** So long between a bot's moves, in ms, that people can follow. */
const PACE = 900;

/** So long people may look at a score, in ms. */
const SCORE_PAUSE = 60_000;

/** The bots' worker lies beside the program's entry when built, in its folder when run from source. */
export function botWorkerBeside(entry: string): URL {
  return new URL(entry.endsWith('.ts') ? './host/bots/bot-worker.ts' : './bot-worker.js', entry);
}

/** Where the files lie is no matter of who calls: their names are enough. */
function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(join(folder, '/'), '').replaceAll(folder, '…');
}

/** Throws `FolderUnusable`, with a sentence for people, if nothing can be kept in the folder. */
export function startHost({ data, botWorker, carrier, secret, ...wanted }: StartOptions): RunningHost {
  const store = wanted.store ?? openStore(data);
  const own = secret ? { secret } : hostSecret(data);
  const key = curve.pairOf(own.secret);
  const log = wanted.log ?? writeDown;
  const clock = guarded(wanted.clock ?? systemClock, log);
  const pool = new BotPool(botWorker, clock, log);
  const advisor = new AdvisorThread(botWorker, log);
  const host = new Host({
    gameOf,
    games: Object.keys(GAMES),
    random: chance,
    // Whoever brings a chance of its own wants its deals.
    ...(wanted.random ? {} : { drawPart }),
    pace: PACE,
    scorePauseMs: SCORE_PAUSE,
    reachHost: reach,
    ...wanted,
    clock,
    log,
    store,
    pool,
    advisor,
  });
  const notices = [own.notice ?? [], store.notice ?? [], wanted.house ? [] : host.resume()].flat();
  const said = {
    host: hostname(),
    version: about.version,
    key: printOf(key.open),
    ...(notices.length > 0 ? { notice: withoutFolder(notices.join(' '), data) } : {}),
  };
  const versions = otherVersions(said.version, log);
  const accept = switchboard(host, said, clock, log, carrier);
  return {
    notices,
    room: host.room,
    about: () => ({ 'panno-verde': said.version, host: said.host, tables: host.openTables().map(({ id }) => id) }),
    host,
    accept,
    key,
    print: said.key,
    refused: (address, kind) => host.abuse.note(address, kind),
    watchOpen: (call) => host.watchOpen(call),
    addressesChanged: () => host.addressesChanged(),
    isPlaying: () => host.isPlaying(),
    otherVersion: (theirs) => versions.knock(theirs),
    watchVersions: (call) => versions.watch(call),
    watchCards: (call) => host.comparing.watch(call),
    connect: (port) => connectPort(port, accept),
    async close() {
      host.stop();
      await Promise.all([pool.close(), advisor.close()]);
      store.close();
    },
  };
}
