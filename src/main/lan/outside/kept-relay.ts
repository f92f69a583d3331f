/** The relay that was used last, with its token: a file of its owner's alone, in the data folder. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const keptSchema = z.object({ relay: z.string(), token: z.string() });
export type KeptRelay = z.infer<typeof keptSchema>;

const NONE: KeptRelay = { relay: '', token: '' };

export interface RelayFile {
  read(): KeptRelay;
  write(kept: KeptRelay): void;
}

/** What can't be read is as if nothing were kept; what can't be written lasts as long as the program. */
export function keptRelay(file: string): RelayFile {
  let kept = readKept(file);
  return {
    read: () => kept,
    write(now) {
      kept = now;
      try {
        writeFileSync(`${file}-new`, JSON.stringify(now), { mode: 0o600 });
        renameSync(`${file}-new`, file);
      } catch {
        // A full disk is told of elsewhere.
      }
    },
  };
}

function readKept(file: string): KeptRelay {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return NONE;
  }
}
