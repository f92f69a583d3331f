/** Where updates come from, and by which key they are known: what the packed package.json says of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  updates: z.object({ feed: z.url({ protocol: /^https$/ }), key: z.base64().min(1) }),
});
export type Feed = z.infer<typeof manifestSchema>['updates'];

/** What finds updates, fetches and installs them. Each rejects with what went wrong. */
export interface Updater {
  /** The version of a newer release, if there is one. */
  check(): Promise<string | undefined>;
  /** Fetches what was found last. `progress` gets percents; stops where `signal` says so, and then rejects. */
  download(progress: (percent: number) => void, signal: AbortSignal): Promise<void>;
  /** Puts in what was fetched, and starts again. Everything has to be closed before. */
  install(): void;
}

/** A release that is not signed by whoever makes the app, or not at all. */
export class Unsigned extends Error {
  override name = 'Unsigned';
}

/** Nothing where the app was packed without: then it looks for no updates, whatever is asked. */
export function readFeed(folder: string): Feed | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).updates;
  } catch {
    return undefined;
  }
}
