/** A host with tables on a fake clock and a real store in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import { refusal } from '#shared/engine/refusal.ts';
import { openStore, type Store } from '../../store/store.ts';
import type { Bots } from '../bots/bot-pool.ts';
import { Host, type ReachHost } from '../host.ts';
import type { Table } from '../table/table.ts';
import { PromptBots } from './bots.ts';
import { FakeClock } from './fake-clock.ts';
import { race } from './race.ts';

export const PACE = 900;
export const REST = 60_000;

const nobodyThere: ReachHost = async (address) => ({ refusal: refusal('host', 'nobody-listens', { address }) });

export interface House {
  readonly host: Host;
  readonly store: Store;
  readonly clock: FakeClock;
  readonly log: string[];
  readonly folder: string;
  /** The host ends and another one starts on the same folder. */
  restart(): House;
  /** The store closed and the folder gone. */
  clear(): void;
}

interface Wanted {
  readonly folder?: string;
  readonly pool?: Bots;
  readonly gameOf?: (id: string) => Game | undefined;
  readonly opensTables?: boolean;
  readonly network?: { addresses(): readonly string[] };
}

export function house(wanted: Wanted = {}): House {
  const folder = wanted.folder ?? mkdtempSync(join(tmpdir(), 'panno-verde-'));
  const pool = wanted.pool ?? new PromptBots();
  const gameOf = wanted.gameOf ?? ((id: string): Game | undefined => (id === 'race' ? race : undefined));
  const store = openStore(folder);
  const clock = new FakeClock();
  const log: string[] = [];
  const setup = { gameOf, store, pool, clock, random: seeded(1), pace: PACE, restMs: REST };
  const { opensTables = false, network = { addresses: () => [] } } = wanted;
  const host = new Host({ ...setup, opensTables, network, reachHost: nobodyThere, log: (line) => void log.push(line) });
  return {
    host,
    store,
    clock,
    log,
    folder,
    restart() {
      host.stop();
      store.close();
      return house({ ...wanted, folder });
    },
    clear() {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A table of two seats that this session has opened. */
export function openTable({ host }: House, session: string): Table {
  const opened = host.open(session, { game: 'race', seats: 2 });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  return host.table(opened.table) as Table;
}
