/**
 * node tools/sign-update-feed.ts DIR: signs what a release says of itself (latest*.yml), which is all that the app believes.
 * PANNO_VERDE_SIGNING_KEY: the private Ed25519 key, base64 of its DER form. Exit 1 where there is nothing to sign.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGNATURE_ENDING, signatureOf } from '../src/main/shell/updates/feed.ts';
import { fail } from './command-line.ts';

const [folder] = process.argv.slice(2);
const { PANNO_VERDE_SIGNING_KEY: key } = process.env;
if (folder === undefined || key === undefined) fail('Which folder, and with which PANNO_VERDE_SIGNING_KEY?');

const names = readdirSync(folder).filter((name) => /^latest.*[.]yml$/.test(name));
if (names.length === 0) fail(`Nothing in ${folder} says what a release is made of.`);
for (const name of names) {
  const file = join(folder, name);
  writeFileSync(`${file}${SIGNATURE_ENDING}`, signatureOf(readFileSync(file), key));
  console.log(`signed ${name}`);
}
