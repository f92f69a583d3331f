/** npm run relay -- --tokens FILE [--port N --cert FILE --key FILE]: a relay (docs/relay.md), built first if it is not. */

import { buildIfNeeded } from '../build/build-if-needed.ts';

if (!process.argv.includes('--help')) buildIfNeeded();
await import(new URL('../out/main/relay.js', import.meta.url).href);
