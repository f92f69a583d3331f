/** npm run -s tool packaging/flatpak/write-sources.ts: packaging/flatpak/sources.json, what the Flatpak is built of without a network. */
import { readFileSync, writeFileSync } from 'node:fs';
import { sourcesOf } from './sources.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const sources = sourcesOf(readJson('package-lock.json'), readJson('node_modules/electron/checksums.json'));
writeFileSync('packaging/flatpak/sources.json', `${JSON.stringify(sources, null, 2)}\n`);
