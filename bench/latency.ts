/**
 * node bench/latency.ts [moves]: how long a move takes on loopback, in ms, from the moment it is sent until every other
 * seat has the update: five people on one table of the built server, so many moves (2000), one after another.
 */
import { quantile } from 'simple-statistics';
import { fail, readInteger } from '../tools/command-line.ts';
import { startServer } from './test-server.ts';
import { timesOfMoves } from './timed-moves.ts';

/** 99 of 100 moves must be faster, in ms. */
const LIMIT = 20;

const wanted = readInteger('moves', process.argv[2] ?? '2000', 1, 1_000_000);
const server = await startServer();
console.log(`the server listens ${server.startedIn.toFixed(0)} ms after its start`);
const times = await timesOfMoves(server, wanted);
server.close();

const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)];
console.log(`${times.length} moves: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`);
if (most >= LIMIT) fail(`p99 is more than ${LIMIT} ms`);
