/** One file alone comes to a browser's storage (src/renderer/client/device/storage.ts): a browser may keep nothing, or throw. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** All by which a page could keep something, or be refused it where cookies are blocked. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|openDatabase|cookieStore|BroadcastChannel|SharedWorker)\b|\bdocument\s*\.\s*cookie\b|\bcaches\s*\.|\bnavigator\s*\.\s*(?:storage|locks|serviceWorker)\b/;

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** What runs in a page, or is written into one. */
const OF_PAGES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /^(?:renderer|preload|shared)\/.*\.(?:tsx?|js|html)$/.test(path) && !/\.test\.tsx?$/.test(path),
);

it('no page comes to storage by another way: not its first script, nor what is written into it', () => {
  expect(OF_PAGES).toContain('renderer/legacy-browsers/boot.js');
  expect(OF_PAGES).toContain('renderer/phone/index.html');
  const bare = OF_PAGES.filter((path) => STORAGE.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(bare).toEqual(['renderer/client/device/storage.ts']);
});
