/** A whole table server inside the test: a temporary folder, any free port, bots without a pause. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botWorkerBeside } from '#main/bot-threads.ts';
import { type Clock, systemClock } from '#main/host/time/clock.ts';
import { listen, type Server } from '#main/lan/server/server.ts';
import { type RunningHost, type StartOptions, startHost } from '#main/start-host.ts';

export interface TestServer {
  readonly host: RunningHost;
  readonly port: number;
  readonly data: string;
  /** Everything that went wrong inside. */
  readonly log: string[];
  /** Stops it; the folder stays. */
  stop(): Promise<void>;
}

const folders: string[] = [];

/** A folder that `removeFolders` takes away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  folders.push(folder);
  return folder;
}

/** For `afterAll`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const BOT_WORKER = botWorkerBeside(new URL('../../../src/main/headless.ts', import.meta.url).href);

/** What the host is to be like, and the built page, if it is wanted. */
type Wanted = Partial<StartOptions> & { readonly pages?: string };

export async function startServer({ pages, ...wanted }: Wanted = {}): Promise<TestServer> {
  const data = wanted.data ?? temporaryFolder();
  const log: string[] = [];
  const host = startHost({ botWorker: BOT_WORKER, pace: 0, log: (line) => log.push(line), ...wanted, data });
  const server: Server = await listen({
    port: 0,
    host: '127.0.0.1',
    pages: pages ?? join(data, 'pages'),
    accept: fromTheHouse(unmeasured(host.accept)),
    key: host.key,
    about: host.about,
  });
  return {
    host,
    port: server.port,
    data,
    log,
    async stop() {
      await server.close();
      await host.close();
    },
  };
}

/** Round trips are not told: they differ from run to run, and what everybody hears of them with them. */
function unmeasured(accept: RunningHost['accept']): RunningHost['accept'] {
  return (line) => ({ ...accept(line), latencyMeasured: () => undefined });
}

/** Whoever comes from 127.0.7.N is another device of the house, and everybody else is this computer. */
export const houseAddress = (device: number): string => `127.0.7.${device}`;

function fromTheHouse(accept: RunningHost['accept']): RunningHost['accept'] {
  return (line) => accept({ ...line, address: line.address?.replace(/^(?:::ffff:)?127\.0\.7\./, '192.168.7.') });
}

/** The system's clock, so many times faster. */
export function fastClock(factor: number): Clock {
  return {
    now: () => systemClock.now() * factor,
    after: (ms, call) => systemClock.after(ms / factor, call),
  };
}
