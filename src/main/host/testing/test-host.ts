/** A host for one test, on a fake clock and a real store in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import { type Random, seeded } from '#shared/engine/random.ts';
import { refusal } from '#shared/engine/refusal.ts';
import { openStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import type { Bots } from '../bots/bot-pool.ts';
import type { HintService } from '../bots/hint-thread.ts';
import { Host } from '../host.ts';
import type { ReachHost } from '../host-setup.ts';
import type { Table } from '../table/table.ts';
import { PatientAdvisor, PromptBots } from './bots.ts';
import { FakeClock } from './fake-clock.ts';
import { race } from './race-game.ts';

export const PACE_MS = 900;
export const SCORE_PAUSE_MS = 60_000;

const nobodyThere: ReachHost = async (address) => ({ refusal: refusal('host', 'nobody-listens', { address }) });

export interface TestHost {
  readonly host: Host;
  readonly store: Store;
  readonly clock: FakeClock;
  readonly log: string[];
  /** The host ends and another one starts on the same folder. */
  restart(): TestHost;
}

export interface TestHostSetup {
  readonly pool?: Bots;
  readonly hintService?: HintService;
  readonly gameOf?: (id: string) => Game | undefined;
  readonly opensTables?: boolean;
  /** What chance draws from where it is not sealed. */
  readonly random?: Random;
  /** The host's parts: then chance is sealed. */
  readonly drawContribution?: () => string;
  readonly today?: () => number;
  readonly network?: { addresses(): readonly string[] };
}

/** When the test is finished, its store is closed and its folder gone. */
export function testHost(setup: TestHostSetup = {}): TestHost {
  const folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return hostIn(folder, setup);
}

function hostIn(folder: string, given: TestHostSetup): TestHost {
  const store = openStore(folder);
  const clock = new FakeClock();
  const log: string[] = [];
  const setup = {
    gameOf: (id: string): Game | undefined => (id === 'race' ? race : undefined),
    pool: new PromptBots(),
    hintService: new PatientAdvisor(() => race),
    opensTables: false,
    network: { addresses: () => [] },
    workClock: new FakeClock(),
    ...given,
  };
  const around = {
    store,
    clock,
    random: seeded(1),
    pace: PACE_MS,
    scorePauseMs: SCORE_PAUSE_MS,
    reachHost: nobodyThere,
  };
  const host = new Host({ ...around, ...setup, log: (line) => void log.push(line) });
  let hasEnded = false;
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    host.stop();
    store.close();
  };
  onTestFinished(end);
  return {
    host,
    store,
    clock,
    log,
    restart() {
      end();
      return hostIn(folder, given);
    },
  };
}

/** A table of two seats that this session has opened. */
export function openTable({ host }: TestHost, session: string): Table {
  const opened = host.tableFactory.openOwn(session, { game: 'race', seats: 2 });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  return host.table(opened.table) as Table;
}
