/**
 * npm run -s tool tools/simulate-all.ts [matches] [game…]: so many matches (1000) of every game, by `simulate`, with every number
 * of seats, with every value of every option, and with some values drawn together. All must end, and all records replay.
 */
import { execFileSync } from 'node:child_process';
import { GAMES, rulesOf } from '#catalogue';
import { type OptionValue, resolveOptions } from '../src/shared/engine/options.ts';
import { pick, seeded } from '../src/shared/engine/random.ts';
import type { Rules } from '../src/shared/engine/rules.ts';
import { fail, readInteger } from './command-line.ts';

/** How many tables there are with values drawn together, for each game. */
const DRAWN = 4;

interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Every number of seats; every value of every option at the fewest seats that it allows; and some drawn together. */
function tablesOf(rules: Rules): Table[] {
  const { min, max } = rules.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, k) => min + k);
  const specs = Object.entries(rules.options);
  const alone = specs.flatMap(([name, { values }]) => values.map((value) => ({ [name]: value })));
  const random = seeded(1);
  const drawn = Array.from({ length: 10 * DRAWN }, () => ({
    seats: pick(counts, random),
    options: Object.fromEntries(specs.map(([name, { values }]) => [name, pick(values, random)])),
  }));
  const fits = (table: Table) => isAllowed(rules, table);
  return [
    ...counts.map((seats) => ({ seats, options: {} })),
    ...alone.flatMap((options) => counts.map((seats) => ({ seats, options })).find(fits) ?? []),
    ...drawn.filter(fits).slice(0, DRAWN),
  ];
}

function isAllowed(rules: Rules, { seats, options }: Table): boolean {
  const resolved = resolveOptions(rules.options, options);
  return 'options' in resolved && !rules.refuseOptions?.(resolved.options, seats);
}

/** What `replay` says of the records that `simulate` has just written; throws where either fails. */
function replayed(game: string, { seats, options }: Table, matches: number): string {
  const settings = Object.entries(options).map(([name, value]) => `--option ${name}=${value}`);
  const simulate = `node simulate.ts ${game} --matches ${matches} --seats ${seats} ${settings.join(' ')}`;
  const pipe = `${simulate} | node replay.ts /dev/stdin`;
  return execFileSync('bash', ['-o', 'pipefail', '-c', pipe], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}

const [count = '1000', ...wanted] = process.argv.slice(2);
const matches = readInteger('matches', count, 1, 1_000_000);
let total = 0;
for (const game of wanted.length > 0 ? wanted : Object.keys(GAMES)) {
  const rules = rulesOf(game) ?? fail(`name games: ${Object.keys(GAMES).join(', ')}`);
  for (const table of tablesOf(rules)) {
    const said = replayed(game, table, matches);
    console.log(`${game}, ${table.seats} seats, ${JSON.stringify(table.options)}: ${said}`);
    if (!said.startsWith(`${matches} `)) fail(`${matches} were wanted`);
    total += matches;
  }
}
console.log(`${total} matches have ended, and all their records hold`);
