/**
 * npm run -s audit -- FILE…: computes every bot's move in these records again, from what its own seat saw, its seed and its
 * iterations. Exit 1 if one is not as it should be, or a record does not hold.
 */
import { createReadStream } from 'node:fs';
import { gameOf, rulesOf } from '#catalogue';
import { auditOf } from '../src/shared/bots/audit.ts';
import { replay } from '../src/shared/engine/replay.ts';
import { fail, readLines } from './command-line.ts';

let astray = 0;
let moves = 0;
let unknown = 0;

function auditLine(line: string, place: string): void {
  const replayed = replay(JSON.parse(line), rulesOf);
  if ('fault' in replayed) fail(`${place}: the record does not hold at event ${replayed.fault.event}: replay says why`);
  const { match, bots } = replayed;
  const game = gameOf(match.rules.id);
  if (!game || bots.length === 0) {
    unknown++;
    process.stdout.write(`${place}: says nothing of its bots\n`);
    return;
  }
  let here = 0;
  for (const { event, seat, made, meant, asItShouldBe } of auditOf(game, match, bots)) {
    moves++;
    if (asItShouldBe) continue;
    here++;
    const should = meant ? JSON.stringify(meant) : 'nothing';
    process.stdout.write(
      `${place}: event ${event}, seat ${seat} made ${JSON.stringify(made)}, and should have made ${should}\n`,
    );
  }
  astray += here;
  if (here === 0) process.stdout.write(`${place}: ${match.rules.id}, ${bots.length} bots: as it should be\n`);
}

const files = process.argv.slice(2);
if (files.length === 0) fail('name the files to audit: npm run -s audit -- FILE…');
for (const file of files) {
  let number = 0;
  const input = createReadStream(file);
  input.on('error', (error: NodeJS.ErrnoException) => fail(`${file} can't be read (${error.code ?? error.message})`));
  for await (const line of readLines(input)) {
    number++;
    if (line.trim() !== '') auditLine(line, `${file}:${number}`);
  }
}
const rest = unknown > 0 ? `; ${unknown} records say nothing of their bots` : '';
process.stdout.write(`${moves} moves computed again, ${astray} not as they should be${rest}\n`);
process.exit(astray > 0 ? 1 : 0);
