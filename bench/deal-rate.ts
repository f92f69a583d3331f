/**
 * node bench/deal-rate.ts <game>: random deals a second on one core, with the options a table has by default. Every move is
 * chosen among the legal ones, checked as if it came from outside, applied and written down. Measured over and over, for
 * half a second each time: what others do on the machine meanwhile can only slow it down, so the fastest time tells what
 * the program can do, and the middle one what it did. Too few at the fastest, and it ends with 2.
 */
import { median } from 'simple-statistics';
import { GAMES, rulesOf } from '#catalogue';
import { seeded } from '../src/shared/engine/random.ts';
import { fail } from '../tools/command-line.ts';
import { formatColumn } from '../tools/statistics.ts';
import { benchOf, measure } from './random-play.ts';

const WARM_UP_SECONDS = 1;
const SLICES = 11;
const SLICE_SECONDS = 0.5;

const rules = rulesOf(process.argv[2] ?? '');
if (!rules) fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
const bench = benchOf(rules.id);
const random = seeded(1);
measure(rules, bench, random, WARM_UP_SECONDS);
const slices = Array.from({ length: SLICES }, () => measure(rules, bench, random, SLICE_SECONDS));
const rates = slices.map(({ begun, seconds }) => begun / seconds);
const fastest = Math.max(...rates);
const events = Math.max(...slices.map(({ events, seconds }) => events / seconds));
console.log(
  `${rules.id.padEnd(18)}${formatColumn(fastest)} ${bench.what.padEnd(7)}(middle${formatColumn(median(rates))})  asked${formatColumn(bench.atLeast)}   events${formatColumn(events)}`,
);
if (fastest < bench.atLeast) fail(`${rules.id}: too few ${bench.what} a second`);
