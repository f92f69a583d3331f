/**
 * A host of a house as a process that a test can do things to: `node host-process.ts SERVERS DATA PLANT`, and on its standard
 * input `jump MS`, which sets its calendar. PLANT is a fault that a checker has to find: `unfenced`, `early`, or `none`.
 */
import { createInterface } from 'node:readline';
import type { Engine } from '#main/house/engine.ts';
import { joinHouse } from '#main/house/join.ts';
import { natsEngine } from '#main/house/nats.ts';
import { listen } from '#main/lan/server/server.ts';
import { botWorkerBeside } from '#main/start.ts';

const [servers = '', data = '', plant = 'none'] = process.argv.slice(2);

/** What is not right, and has to be found. */
function planted(engine: Engine): Engine {
  switch (plant) {
    // Whoever writes may, whatever was written before.
    case 'unfenced':
      return { ...engine, append: (subject, text, name) => engine.append(subject, text, name) };
    // It is said to be there before anybody else has it.
    case 'early':
      return {
        ...engine,
        append(subject, text, name, after) {
          const taken = engine.append(subject, text, name, after);
          if (after === undefined || text.split('\n')[1] === '[]') return taken;
          taken.catch(() => undefined);
          return Promise.resolve(after + 1);
        },
      };
    default:
      return engine;
  }
}

let ahead = 0;
const now = Date.now;
Date.now = () => now() + ahead;
createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ms] = line.split(' ');
  if (word === 'jump') ahead += Number(ms);
});

const engine = planted(await natsEngine({ servers: servers.split(','), name: 'host', onlyThese: true }));
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const botWorker = botWorkerBeside(new URL('../../../src/main/headless.ts', import.meta.url).href);
const house = await joinHouse({ engine, start: { data, botWorker, pace: 0, opensTables: true, log } });
const { key, about } = house;
const server = await listen({ port: 0, host: '127.0.0.1', pages: data, accept: house.accept, key, about });
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
