/**
 * npm run package [-- --linux|--mac|--win] [--dir] [--x64|--arm64] [--out DIR] [--electron DIR]: the app as people install
 * it, for this system or those named, into dist/. `--dir` makes the folder alone. What only a release knows comes from the
 * environment: docs/releasing.md.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { buildIfNeeded } from '../build/build-if-needed.ts';
import { appConfig } from '../packaging/electron-builder.ts';
import { writeIcons } from '../packaging/icons.ts';
import { writeInfoStrings } from '../packaging/localized-texts.ts';
import { stageApp } from '../packaging/staging.ts';
import { fail } from './command-line.ts';

const yes = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

function readFlags() {
  const options = {
    linux: yes,
    mac: yes,
    win: yes,
    dir: yes,
    x64: yes,
    arm64: yes,
    out: text,
    electron: text,
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { linux, mac, win, dir, x64, arm64, out = 'dist', electron } = readFlags();
const { PANNO_VERDE_HOMEPAGE: homepage, PANNO_VERDE_UPDATE_KEY: key, PANNO_VERDE_MAINTAINER: maintainer } = process.env;
// An update that nobody can check is none: without the key the app looks for none.
const feed = homepage && key && `${homepage}/releases/latest/download`;

const output = resolve(out);
const places = {
  app: join(output, 'app'),
  icons: join(output, 'icons'),
  strings: join(output, 'strings'),
  output,
  electron: electron && resolve(electron),
};
buildIfNeeded();
stageApp(places.app, { ...(homepage && { homepage }), ...(feed && key && { updates: { feed, key } }) });
writeIcons(places.icons);
await writeInfoStrings(places.strings);
await build({
  ...(linux && { linux: [] }),
  ...(mac && { mac: [] }),
  ...(win && { win: [] }),
  ...(dir && { dir }),
  ...(x64 && { x64 }),
  ...(arm64 && { arm64 }),
  publish: 'never',
  config: await appConfig(places, {
    ...(feed && { feed }),
    maintainer,
    signed: process.env.PANNO_VERDE_SIGNED === 'yes',
  }),
});
