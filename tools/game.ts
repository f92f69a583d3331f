/**
 * npm run -s game -- NAME: what a game lacks, and the unit tests that look at it, in the order in which one writes it: its types, its
 * own tests, the contract, rules and words, the table, records. It stops where something fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './command-line.ts';
import { testsByGame, vitest } from './game-tests.ts';

const [id = ''] = process.argv.slice(2);
const SHARED = `src/shared/games/${id}`;
const RENDERER = `src/renderer/games/${id}`;
if (!id || !existsSync(SHARED)) fail(`there is no ${SHARED}: npm run -s game -- NAME`);

/** Each: what it is for, and where it may lie. */
const NEEDED: readonly (readonly [string, ...string[]])[] = [
  ['what the host and bots know', `${SHARED}/index.ts`],
  ['the secrets, for tests', `${SHARED}/hidden.ts`],
  ['its name, refusals and log', `${SHARED}/messages/en/game.ts`],
  ['its options in words', `${SHARED}/messages/en/options.ts`],
  ['its rules page', `${SHARED}/messages/en/rules.ts`],
  ['its rules by number', `${SHARED}/rules.md`, `docs/rules/${id}.md`],
  ['what every page shows', `${RENDERER}/table.ts`],
  ['what one plays by', `${RENDERER}/index.ts`],
  ['the score, which a television loads alone', `${RENDERER}/ScoreSheet.tsx`],
  ['words of the table', `${RENDERER}/messages/en/table.ts`],
  [
    `golden records: npm run -s records -- ${id}`,
    `${SHARED}/records/${id}.jsonl.gz`,
    `tests/golden-records/${id}.jsonl.gz`,
  ],
  [
    'its shapes for programs: npm run -s tool tools/write-schemas.ts',
    `${SHARED}/records/${id}.schema.json`,
    `docs/schema/${id}.json`,
  ],
];

const missing = NEEDED.filter(([, ...places]) => !places.some((place) => existsSync(place)));
for (const [what, ...places] of missing) console.log(`missing: ${places.join(' or ')} (${what})`);

const tests = testsByGame();
const within = (...folders: string[]) => tests.filter((file) => folders.some((folder) => file.startsWith(folder)));
const STAGES: readonly (readonly [string, () => number])[] = [
  ['types', () => types('src/shared') || types('src/renderer')],
  ['its own tests', () => run(`${SHARED}/`, `${RENDERER}/`)],
  ['the contract', () => run(...within('src/shared/', 'src/main/'))],
  ['rules and words', () => run(...within('tests/rules/'), 'tools/check-translation.test.ts')],
  ['the table', () => run(...within('src/renderer/'))],
  ['records', () => run(...within('tests/golden-records/'))],
];

for (const [what, check] of STAGES) {
  console.log(`${id}: ${what}`);
  if (check() !== 0) fail(`${id}: ${what}: see above`);
}
console.log(missing.length > 0 ? `${id} is not whole: see above` : `${id} is whole.`);
process.exitCode = missing.length > 0 ? 1 : 0;

function types(project: string): number {
  return spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' }).status ?? 1;
}

function run(...files: string[]): number {
  return vitest({ GAME: id }, 'run', '--reporter=dot', ...files);
}
