/**
 * What the television's page weighs in one language: until the room stands on it, with its code and who is here, and until a
 * match does. What else is said and shown there is fetched after that. Its two typefaces come beside it, and letters are seen
 * before they have. Needs a built page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { LANGUAGES, pageFileName } from '#shared/i18n/languages.ts';
import { COMMON_MESSAGES } from '../src/renderer/i18n/common-messages.ts';
import { TV } from '../src/renderer/i18n/messages/en/tv.ts';
import { isUsed, messageKeysIn } from '../tools/message-keys.ts';

const RENDERER = fileURLToPath(new URL('../out/renderer', import.meta.url));
const PAGE = join(RENDERER, 'screen');
/** Until there is a picture to look at. */
const MOST = 110_000;
/** Ninety moments of Rome are pictures besides. */
const PICTURES = 32_000;
/** What the room's first picture consists of. */
const ROOM = /^(?:RoomScreen|QrCode)-/;
/** What a page, a script or a style sheet can't do without. */
const NEEDED = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]|<(?:script|link)[^>]* (?:src|href)="([^"]+\.(?:js|css))"/g;
/** What it fetches. */
const FETCHED = /["'`(]((?:\/screen\/|\.{1,2}\/)?[\w./-]+\.(?:js|css))["'`)]/g;

function namedIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, one, other]) => {
    const name = one ?? other ?? '';
    const found = name.startsWith('/') ? join(RENDERER, name) : resolve(dirname(file), name);
    const beside = join(PAGE, name);
    return [found, beside].find((path) => FILES.has(path)) ?? [];
  });
}

const FILES = new Set(
  readdirSync(PAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html)$/.test(entry.name) && !entry.name.endsWith('.older.css'))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** All that this leads to, by such steps. */
function reached(from: readonly string[], pattern: RegExp, seen = new Set<string>()): Set<string> {
  for (const file of from) {
    if (seen.has(file)) continue;
    seen.add(file);
    reached(namedIn(file, pattern), pattern, seen);
  }
  return seen;
}

/** As the host hands it out. */
const AS_SERVED = { level: constants.Z_BEST_COMPRESSION };

const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), AS_SERVED).length, 0);

const textOf = (files: Iterable<string>): string => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');

describe.each(Object.keys(LANGUAGES))('the television’s page in %s', (language) => {
  const start = join(PAGE, pageFileName(language));
  const page = reached([start], NEEDED);
  const all = reached([start], FETCHED);
  /** A game's own files, and none of a game whose name begins so. */
  const ofGame = (game: string) => new RegExp(`^${game}-[\\w-]{8}(?:\\.older)?\\.`);
  const named = (name: RegExp) => [...all].filter((file) => name.test(basename(file)));
  const told = (files: Iterable<string>) => [...files].map((file) => basename(file)).join(' ');

  it('weighs at most 110 kB gzipped until the room stands on it', () => {
    const parts = named(ROOM).filter((file) => file.endsWith('.js'));
    expect(parts).toHaveLength(2);
    const room = reached([start, ...parts], NEEDED);
    expect(weightOf(room), told(room)).toBeLessThanOrEqual(MOST);
  });

  it.each(Object.keys(GAMES))('weighs no more with all that a match of %s begins with', (game) => {
    const own = named(ofGame(game));
    expect(own.some((file) => file.endsWith('.js'))).toBe(true);
    // Nothing of it is a chunk of its own, whatever the language.
    expect(named(/^(?:table|tv|highlights|backdrop|game)-/)).toEqual([]);
    const match = reached([start, ...own], NEEDED);
    expect(weightOf(match)).toBeGreaterThan(weightOf(page) + 5000);
    expect(weightOf(match), told(match)).toBeLessThanOrEqual(MOST);
  });

  it.each(Object.keys(GAMES))(
    'weighs no more on a set of Chromium 68, with what that lacks, in a match of %s',
    (game) => {
      const match = reached([start, ...named(ofGame(game))], NEEDED);
      const asOlder = [...match].map((file) => file.replace(/\.css$/, '.older.css'));
      const [, script = ''] = /data-older="([^"]+)"/.exec(readFileSync(start, 'utf8')) ?? [];
      expect(asOlder.filter((file) => file.endsWith('.older.css')).length).toBeGreaterThan(0);
      const weight = weightOf([...asOlder, join(RENDERER, script)]);
      expect(weight).toBeGreaterThan(weightOf(match) + 2000);
      expect(weight, told(asOlder)).toBeLessThanOrEqual(MOST);
    },
  );

  it('fetches Rome’s pictures apart', () => {
    const pictures = [...all].filter((file) => basename(file).startsWith('rome-pictures-'));
    expect(pictures).toHaveLength(1);
    expect(weightOf(pictures)).toBeLessThanOrEqual(PICTURES);
  });

  it('holds nothing of three.js, of zod, or of the rules’ bots', () => {
    for (const word of ['WebGLRenderer', 'BufferGeometry', '__THREE__', 'ZodError', 'ponder', 'resample'])
      expect(textOf(all), word).not.toMatch(new RegExp(`\\b${word}\\b`));
  });
});

it('every script and sheet that was built for it is reached in some language', () => {
  const pages = Object.keys(LANGUAGES).map((language) => join(PAGE, pageFileName(language)));
  const known = reached(pages, FETCHED);
  expect([...FILES].filter((file) => !known.has(file)).map((file) => basename(file))).toEqual([]);
});

/** A sentence of a catalogue, by its key, as the bundler writes it. */
const SENTENCE = /"[\w.-]+":(?:`[^`]*`|"[^"]*")/g;

it('no sentence that all pages share is one which a television never says', () => {
  const scripts = [...reached([join(PAGE, 'index.html')], FETCHED)].filter((file) => file.endsWith('.js'));
  const names = messageKeysIn(scripts.map((file) => readFileSync(file, 'utf8').replaceAll(SENTENCE, '0:0')));
  const keys = Object.keys({ ...COMMON_MESSAGES, ...TV });
  expect(keys.filter((key) => !isUsed(key, names))).toEqual([]);
  expect(isUsed('chat.title', names)).toBe(false);
});
