/** npm run -s replay -- FILE…: checks every record against the rules; exit 1 and the reason of the first that breaks one. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Fault, replay } from '../src/shared/engine/replay.ts';
import { ENGINE_WORDS } from '../src/shared/engine/words.ts';
import { gameOf, rulesOf } from '../src/shared/games/index.ts';
import { say } from '../src/shared/words/say.ts';
import { fail } from './arguments.ts';

function faultOf(line: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'record at event 0: this line is not JSON';
  }
  const replayed = replay(value, rulesOf);
  return 'fault' in replayed ? tell(replayed.fault, value) : undefined;
}

function tell({ event, refusal }: Fault, value: unknown): string {
  const words = { ...ENGINE_WORDS, ...gameOf((value as { game?: string } | null)?.game ?? '')?.words.en };
  return `${refusal.rule} at event ${event}: ${say(words, refusal.reason, refusal.params)}`;
}

/** The number of records in a file that all hold; ends the script at the first that does not. */
async function check(file: string): Promise<number> {
  let number = 0;
  let records = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    const broken = faultOf(line);
    if (broken) {
      process.stderr.write(`${file}:${number}: ${broken}\n`);
      process.exit(1);
    }
    records++;
  }
  return records;
}

const files = process.argv.slice(2);
if (files.length === 0) fail('name the files to check: npm run -s replay -- FILE…');
let records = 0;
for (const file of files) {
  records += await check(file).catch((error: NodeJS.ErrnoException) =>
    fail(`${file} can't be read (${error.code ?? error.message})`),
  );
}
process.stdout.write(`${records} ${records === 1 ? 'record holds' : 'records hold'}\n`);
