/** npm run serve [-- --port N --host H --data DIR --no-discovery]: the table server on its own, built first if it is not. */

import { buildIfNeeded } from '../build/build-if-needed.ts';
import { loadMessages } from '../src/main/program-messages.ts';
import { readServerFlags } from './server-flags.ts';

readServerFlags('npm run serve --', await loadMessages());
buildIfNeeded();
// It reads the flags' values itself.
await import(new URL('../out/main/headless.js', import.meta.url).href);
