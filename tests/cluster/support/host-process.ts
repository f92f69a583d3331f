/**
 * A host of a house as a process that a test can do things to: `node host-process.ts SERVERS DATA PLANT PAGES`. PLANT is a
 * fault that a checker has to find (`plants.ts`).
 */

import { botWorkerBeside } from '#main/bot-threads.ts';
import { joinCluster } from '#main/cluster/join.ts';
import { natsBroker } from '#main/cluster/nats-broker.ts';
import { listen } from '#main/lan/server/server.ts';
import { type PlantedFault, withFault } from './planted-faults.ts';

const [servers = '', data = '', plant = 'none', pages = data] = process.argv.slice(2);

const nats = await natsBroker({ servers: servers.split(','), name: 'host', onlyThese: true });
const broker = withFault(plant as PlantedFault, nats);
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const botWorker = botWorkerBeside(new URL('../../../src/main/headless.ts', import.meta.url).href);
const house = await joinCluster({ broker, start: { data, botWorker, pace: 0, opensTables: true, log } });
const { key, about } = house;
const server = await listen({ port: 0, host: '127.0.0.1', pages, accept: house.accept, key, about });
console.log(`port ${server.port}`);
process.once('SIGTERM', () => {
  server
    .close()
    .then(() => house.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
