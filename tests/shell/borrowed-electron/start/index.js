/** Starts the app of the folder that is named first, as Electron's own `default_app` does. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';
import './lacking.js';

const folder = resolve(process.argv.slice(1).find((word) => !word.startsWith('-')) ?? '.');
const { name, version, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
app.setName(name);
app.setVersion(version);
app.setAppPath(folder);
await import(pathToFileURL(join(folder, main)).href);
