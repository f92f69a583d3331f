/**
 * npm run -s replay -- [--verify-shuffle] FILE…: checks every record against the rules, and its seals where it is said so;
 * exit 1 and the reason of the first that does not hold.
 */
import { createReadStream } from 'node:fs';
import { gameOf, rulesOf } from '#catalogue';
import { refuseDuplicateDeals } from '../src/shared/engine/duplicate-deals.ts';
import { ENGINE_MESSAGES } from '../src/shared/engine/messages/en/engine.ts';
import { type Fault, type Replay, replay } from '../src/shared/engine/replay.ts';
import { refuseSealedDraws } from '../src/shared/engine/verify-seals.ts';
import { replaceControlCharacters } from '../src/shared/i18n/characters.ts';
import { translate } from '../src/shared/i18n/translate.ts';
import { fail, readArguments, readLines } from './command-line.ts';

const { values, positionals: files } = readArguments(process.argv.slice(2), { 'verify-shuffle': { type: 'boolean' } });
const sealed = values['verify-shuffle'] ?? false;

function faultOf(line: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'record at event 0: this line is not JSON';
  }
  const replayed = replay(value, rulesOf);
  if ('fault' in replayed) return tell(replayed.fault, value);
  const broken = sealed ? refuseDraws(replayed) : undefined;
  return broken && tell(broken, value);
}

/** Numbered deals have a secret instead of seals. */
function refuseDraws({ match, seals, numbered }: Replay): Fault | undefined {
  if (!numbered) return refuseSealedDraws(match, seals);
  return refuseDuplicateDeals(match, numbered, gameOf(match.rules.id)?.duplicate);
}

function tell({ event, refusal }: Fault, value: unknown): string {
  const words = { ...ENGINE_MESSAGES, ...gameOf((value as { game?: string } | null)?.game ?? '')?.messages };
  // The file is anybody's: what it says commands no terminal.
  return replaceControlCharacters(
    `${refusal.rule} at event ${event}: ${translate(words, refusal.reason, refusal.params)}`,
  );
}

/** The number of records in a file that all hold; ends the script at the first that does not. */
async function check(file: string): Promise<number> {
  let number = 0;
  let records = 0;
  for await (const line of readLines(createReadStream(file))) {
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

if (files.length === 0) fail('name the files to check: npm run -s replay -- FILE…');
let records = 0;
for (const file of files) {
  records += await check(file).catch((error: NodeJS.ErrnoException) =>
    fail(`${file} can't be read (${error.code ?? error.message})`),
  );
}
const seals = sealed ? ', shuffles and all' : '';
process.stdout.write(`${records} ${records === 1 ? 'record holds' : 'records hold'}${seals}\n`);
