/**
 * node bench/soak.ts [deals]: so many deals (1000) of Briscola Chiamata in a row among five bots on one table of the
 * built server, and the server's memory along the way: it must be flat, below 200 MB.
 */
import { fail, readInteger } from '../tools/command-line.ts';
import { openSession, startServer } from './test-server.ts';

const MOST_MB = 200;
const DEALS_A_MATCH = 20;
const SEATS = [0, 1, 2, 3, 4];

const deals = readInteger('deals', process.argv[2] ?? '1000', DEALS_A_MATCH, 1_000_000);
const server = await startServer();
const { client, leave } = await openSession(server);
const { table } = await client.tables.open({ game: 'briscola-chiamata', options: { deals: DEALS_A_MATCH } });
for (const seat of SEATS) await client.table.seatBot({ table, seat, level: 'random' });

console.log(`${server.rss().toFixed(0)} MB before the first deal`);
const began = performance.now();
const memory: number[] = [];
for (let played = 0; played < deals; ) {
  await client.table.start({ table });
  for await (const { stage } of await client.table.watch({ table })) if (stage === 'over') break;
  await client.table.again({ table });
  played += DEALS_A_MATCH;
  memory.push(server.rss());
  console.log(
    `${memory.at(-1)?.toFixed(0)} MB after ${played} deals, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}
leave();
server.close();
const most = Math.max(...memory);
if (most >= MOST_MB) fail(`${most.toFixed(0)} MB is more than ${MOST_MB} MB`);
