/**
 * A host of a house as a process that a test can do things to: `node host-process.ts SERVERS DATA PLANT PAGES`. PLANT is a
 * fault that a checker has to find: `unfenced`, `early`, or `none`.
 */
import type { Engine } from '#main/house/engine.ts';
import { joinHouse } from '#main/house/join.ts';
import { Log } from '#main/house/log.ts';
import { Member } from '#main/house/member.ts';
import { natsEngine } from '#main/house/nats.ts';
import { listen } from '#main/lan/server/server.ts';
import { botWorkerBeside } from '#main/start.ts';

const [servers = '', data = '', plant = 'none', pages = data] = process.argv.slice(2);

/**
 * What is not right, and has to be found: whoever writes may, whatever was written before, and is told so. It stays where
 * others no longer answer: a line that is dialled anew has dropped what was late.
 */
function unfenced(engine: Engine): Engine {
  const append: Engine['append'] = (subject, text, name) => engine.append(subject, text, name);
  return { ...engine, append, goElsewhere: () => undefined };
}

if (plant === 'unfenced') {
  const { read } = Log.prototype;
  Log.prototype.read = function (number, seq) {
    read.call(this, number, seq, true);
  };
}
// It is answered, and told, before anybody else has it.
if (plant === 'early') Member.prototype.settled = () => undefined;

const nats = await natsEngine({ servers: servers.split(','), name: 'host', onlyThese: true });
const engine = plant === 'unfenced' ? unfenced(nats) : nats;
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const botWorker = botWorkerBeside(new URL('../../../src/main/headless.ts', import.meta.url).href);
const house = await joinHouse({ engine, start: { data, botWorker, pace: 0, opensTables: true, log } });
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
