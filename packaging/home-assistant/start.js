// The table server, with the options that were chosen in Home Assistant as its flags.
import { readFileSync } from 'node:fs';

const { discovery, public_url: url } = JSON.parse(readFileSync('/data/options.json', 'utf8'));
process.argv.push('--data', '/data/panno-verde');
if (discovery === false) process.argv.push('--no-discovery');
if (url) process.argv.push('--public-url', url);
await import('./out/main/headless.js');
