/** A table server inside the test that shuffles as a seed says, and serves the built page: the same match every time. */
import { fileURLToPath } from 'node:url';
import { listen } from '#main/lan/server.ts';
import { botWorkerBeside, startHost } from '#main/start.ts';
import { seeded } from '#shared/engine/random.ts';
import { temporaryFolder } from '../../host/support/server.ts';

const PAGES = fileURLToPath(new URL('../../../out/renderer', import.meta.url));
const BOT_WORKER = botWorkerBeside(new URL('../../../src/main/headless.ts', import.meta.url).href);

export interface SeededServer {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startSeeded(seed: number): Promise<SeededServer> {
  const host = startHost({ data: temporaryFolder(), botWorker: BOT_WORKER, pace: 20, random: seeded(seed) });
  const server = await listen({ port: 0, host: '127.0.0.1', pages: PAGES, accept: host.accept, about: host.about });
  return {
    port: server.port,
    async stop() {
      await server.close();
      await host.close();
    },
  };
}
