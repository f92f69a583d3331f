/**
 * npm run -s tool tools/cluster-backup.ts save|load URLS FILE [CREDS]: writes all that the house on NATS at these addresses has written to a file that
 * only you may read, or puts what is in one into a broker that has nothing yet. Who has the file has everything: hands, and
 * what the house is known by.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { loadLog, saveLog } from '../src/main/cluster/log-message.ts';
import { natsBroker } from '../src/main/cluster/nats-broker.ts';
import { fail } from './command-line.ts';

const [act, urls, file, creds] = process.argv.slice(2);
if ((act !== 'save' && act !== 'load') || urls === undefined || file === undefined)
  fail('npm run -s tool tools/cluster-backup.ts save|load nats://A,nats://B,nats://C FILE [CREDS]');

async function run(servers: readonly string[], path: string): Promise<number> {
  const broker = await natsBroker({ servers, creds, name: 'house-log' });
  try {
    if (act === 'load') return await loadLog(broker, createInterface({ input: createReadStream(path) }));
    const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const count = await saveLog(broker, (line) => void out.write(`${line}\n`));
    out.end();
    await finished(out);
    return count;
  } finally {
    await broker.close();
  }
}

try {
  console.log(`${await run(urls.split(','), file)} messages`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
