/**
 * npm run release -- --dry [--electron DIR] | --make | --finish DIR | --publish DIR: a release, all of it by this one tool.
 * `--dry` makes what this machine can and finishes it in dist/release; the workflow does `--make` on each system, `--finish`
 * on all files, and `--publish`, which alone leaves the machine. Says what was left out. docs/releasing.md
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { collectFiles, finishRelease, publishDraft } from '../packaging/release/finish.ts';
import { makeFiles } from '../packaging/release/make.ts';
import { fail, readArguments } from './command-line.ts';

const yes = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const flags = { dry: yes, make: yes, finish: text, publish: text, out: text, electron: text } as const;
const { values, positionals } = readArguments(process.argv.slice(2), flags);
const { dry, make, finish, publish, out = 'dist' } = values;
if (positionals.length > 0 || [dry, make, finish, publish].filter((one) => one !== undefined).length !== 1)
  fail('One of --dry, --make, --finish DIR and --publish DIR, please.');

/** Electron's own folder, as npm brings it where it can be fetched. */
const OWN_ELECTRON = 'node_modules/electron/dist';
const electron = values.electron ?? (existsSync(OWN_ELECTRON) ? OWN_ELECTRON : undefined);

/** All that a dry run makes. */
async function rehearse(): Promise<void> {
  const folder = join(out, 'release');
  const leftOut = makeFiles({ out, isDry: true, electron });
  collectFiles(out, folder);
  leftOut.push(
    ...(await finishRelease(folder)),
    'provenance: the workflow attests it',
    'publishing: --publish alone does',
  );
  console.log(`In ${folder}:`);
  for (const name of readdirSync(folder))
    console.log(`  ${name} ${Math.ceil(statSync(join(folder, name)).size / 1000)} kB`);
  report(leftOut);
}

function report(leftOut: readonly string[]): void {
  if (leftOut.length > 0) console.log(['Left out:', ...leftOut.map((one) => `  ${one}`)].join('\n'));
}

if (dry) await rehearse();
else if (make) report(makeFiles({ out, isDry: false, electron: values.electron }));
else if (finish !== undefined) report(await finishRelease(finish));
else if (publish !== undefined) publishDraft(publish);
