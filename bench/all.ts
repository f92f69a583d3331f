/** npm run bench: every other file of this folder, one after another. `npm run bench -- NAME…` runs only those. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .map((file) => basename(file, '.ts'));
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : names) {
  if (!names.includes(name)) {
    console.error(`no benchmark ${name}: there are ${names.join(', ')}`);
    process.exit(2);
  }
  console.log(`# ${name}`);
  // A process of its own, so that no benchmark warms or burdens the next.
  const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/${name}.ts`], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
