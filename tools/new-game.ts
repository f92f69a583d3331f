/**
 * npm run -s new-game -- NAME --like tricks: writes the two folders of a new game, to change from there: a small trick game with
 * its words in three languages, its rules page and a first test.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, readArguments } from './command-line.ts';

const ROOT = resolve(import.meta.dirname, '..');
const TEMPLATE = join(ROOT, 'tools/tricks-template');
const SIDES = ['shared', 'renderer'] as const;
/** The template's cloth: each game has a colour of its own. */
const DYE = '#2f4a3f';

const { positionals, values } = readArguments(process.argv.slice(2), { like: { type: 'string' } });
const [id = ''] = positionals;
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail('name the game in small letters: npm run -s new-game -- my-game --like tricks');
if (values.like !== 'tricks') fail('--like tricks is what there is; for another kind of game see docs/a-new-game.md');

const words = id.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
const prefix = prefixFor(id);
const folders = SIDES.map((side) => join(ROOT, 'src', side, 'games', id));
for (const folder of folders) if (existsSync(folder)) fail(`${folder} is there already`);

for (const [k, side] of SIDES.entries()) {
  const folder = folders[k] ?? '';
  cpSync(join(TEMPLATE, side), folder, { recursive: true });
  for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
}
mkdirSync(join(folders[0] ?? '', 'records'));
console.log(
  `${folders.join('\n')}\nIts rules begin with ${prefix}-1. Next: npm run -s records -- ${id}; npm run -s game -- ${id}`,
);

function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return all.filter((file) => statSync(file).isFile());
}

function renamed(text: string): string {
  return text
    .replaceAll('XX-', `${prefix}-`)
    .replaceAll(DYE, dyeFor(id))
    .replaceAll('SampleTypes', `${words.join('')}Types`)
    .replaceAll('Sample', words.join(' '))
    .replaceAll('sample', id);
}

/** Two letters that no other game's rules begin with. */
function prefixFor(name: string): string {
  const docs = [...filesIn(join(ROOT, 'docs/rules')), ...filesIn(join(ROOT, 'src/shared/games'))].filter((file) =>
    file.endsWith('.md'),
  );
  const taken = new Set(docs.flatMap((file) => /\*\*([A-Z]{2})-1\*\*/.exec(readFileSync(file, 'utf8'))?.[1] ?? []));
  const letters = name.replaceAll(/[^a-z]/g, '').toUpperCase();
  const pairs = [...letters].flatMap((first, k) => [...letters.slice(k + 1)].map((second) => first + second));
  return pairs.find((pair) => !taken.has(pair)) ?? fail(`all pairs of letters of ${name} are taken`);
}

/** A dark colour of the game's own, from its name. */
function dyeFor(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4096, 7);
  const part = (shift: number): string => (0x28 + ((hue >> shift) & 15) * 3).toString(16).padStart(2, '0');
  return `#${part(8)}${part(4)}${part(0)}`;
}
