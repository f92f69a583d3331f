/** What is built, against the list of browsers in package.json: no script that the oldest of them could not read, no name and no style that it lacks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pageFileName } from '#shared/i18n/languages.ts';
import { type BrowserAudience, scriptTargets, styleTargets } from '../../build/legacy-browsers/targets.ts';
import { exportsOf } from '../../tools/check-translation.ts';
import { brought, gained, lacking, lackingStyles } from './missing-features.ts';

const PAGES = fileURLToPath(new URL('../../out/renderer', import.meta.url));

const BUILT: readonly (readonly [string, BrowserAudience, source: string])[] = [
  ['', 'page', 'desktop'],
  ['hand', 'page', 'phone'],
  ['screen', 'screen', 'tv'],
];

function filesIn(folder: string, ending: string): string[] {
  const path = join(PAGES, folder, 'assets');
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(path, name));
}

describe('the list', () => {
  it('is of five years for phones and windows, of seven for televisions', () => {
    expect(scriptTargets('page')).toBe('chrome100,edge100,firefox100');
    expect(styleTargets('page')).toMatchObject({ safari: 15 << 16, ios_saf: 15 << 16 });
    expect(scriptTargets('screen')).toBe('chrome68,edge100,firefox100');
  });
});

describe('what is looked for', () => {
  it('is what the language gained, but for what is brought', () => {
    for (const name of ['toSorted', 'findLast', 'hasOwn', 'groupBy', 'withResolvers', 'fromAsync'])
      expect(gained('page').has(name), name).toBe(true);
    for (const name of ['flatMap', 'fromEntries', 'allSettled', 'replaceAll']) {
      expect(gained('screen').has(name), name).toBe(true);
      expect(gained('page').has(name), name).toBe(false);
    }
    for (const name of ['toSorted', 'at', 'timeout', 'checkVisibility', 'flatMap'])
      expect(brought.has(name), name).toBe(true);
  });

  it('is brought by what is there already', () => {
    const source = readFileSync(new URL('../../src/renderer/legacy-browsers/polyfills.ts', import.meta.url), 'utf8');
    const ofItself = [...source.matchAll(/^ {2}(\w+)[:(][^\n]*/gm)].filter(([line, name = '']) =>
      new RegExp(`\\b(?:Object|Map|Promise|AbortSignal)\\.${name}\\(`).test(line),
    );
    expect(ofItself.map(([, name]) => name)).toEqual([]);
  });

  it('is found', () => {
    expect(lacking('a.toSorted(); Object.groupBy(b)', 'page')).toEqual([]);
    expect(lacking("typeof Uint8Array.from([]).toHex === 'function' && a.toHex()", 'page')).toEqual([]);
    expect(lacking('a.toHex()', 'page')).toEqual(['.toHex']);
    expect(lacking('const all = await Array.fromAsync(b)', 'page')).toEqual(['.fromAsync']);
    expect(lacking('class A { static { b() } }', 'page')).toEqual(['a static block']);
    expect(lacking('const a = /(?<=b)c/', 'page')).toEqual(['/(?<=b)c/']);
    expect(lacking('a?.b ?? c', 'page')).toEqual([]);
    expect(lacking('a?.b ?? c', 'screen').toSorted()).toEqual(['?.', '??']);
    expect(() => lacking('class A { b = 1 }', 'screen')).toThrow();
    expect(lackingStyles('a:has(b){top:0}@container c (width<3px){d{height:3dvh}}', 'page')).toEqual([
      ':has(',
      '@container',
      '3dvh',
    ]);
    expect(lackingStyles('@media not (min-width:3px){a{translate:0}}b{&:hover{top:0}}', 'page')).toEqual([
      '@media not (',
      '{translate:',
      '{&',
    ]);
    expect(lackingStyles('a{inset:0;width:min(1px,2vw);min-width:3px;max-width:calc(2px)}', 'screen')).toEqual([
      '{inset:',
      'min(',
    ]);
  });
});

describe.each(BUILT)('/%s', (folder, audience) => {
  it('has scripts that every browser of the list can read', () => {
    const amiss = filesIn(folder, '.js')
      .filter((file) => !/\/first-/.test(file))
      .flatMap((file) =>
        lacking(readFileSync(file, 'utf8'), audience).map((one) => `${file.slice(PAGES.length)}: ${one}`),
      );
    expect(amiss).toEqual([]);
  });

  it('has a sheet for older browsers beside each', () => {
    const sheets = filesIn(folder, '.css');
    const older = sheets.filter((file) => file.endsWith('.older.css'));
    expect(older.length).toBeGreaterThan(0);
    expect(
      sheets.filter((file) => !file.endsWith('.older.css')).map((file) => file.replace(/css$/, 'older.css')),
    ).toEqual(older);
    const amiss = older.flatMap((file) =>
      lackingStyles(readFileSync(file, 'utf8'), audience).map((one) => `${file.slice(PAGES.length)}: ${one}`),
    );
    expect(amiss).toEqual([]);
    // What the script looks for is a selector, too, and one that can't be read would stop it.
    const [script = ''] = filesIn(folder, '.js').filter((file) => basename(file).startsWith('older-'));
    const selectors = readFileSync(script, 'utf8');
    expect(selectors).toContain('data-h_0');
    if (audience === 'screen') expect(selectors).not.toMatch(/:(?:is|where)\(|:focus-visible/);
  });

  it.each(Object.keys(LANGUAGES))('begins with a script that any browser can read, in %s', (language) => {
    const page = readFileSync(join(PAGES, folder, pageFileName(language)), 'utf8');
    const [first = '', ...others] = [...page.matchAll(/<script [^>]*>/g)].map(([tag]) => tag);
    expect(first).not.toContain('module');
    expect(others.every((tag) => tag.includes('type="module"'))).toBe(true);
    const [, name = ''] = /src="[^"]*\/(first-[^"]+)"/.exec(first) ?? [];
    const code = readFileSync(join(PAGES, folder, 'assets', name), 'utf8');
    expect(parse(code, { ecmaVersion: 3, sourceType: 'script' }).type).toBe('Program');
    const [, older = ''] = /data-older="[^"]*\/(older-[^"]+)"/.exec(first) ?? [];
    expect(readdirSync(join(PAGES, folder, 'assets'))).toContain(older);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="0;url=/cannot/"></noscript>');
  });
});

/** Each page comes in its own languages: no browser is to translate it. */
const UNTRANSLATED = 'translate="no" class="notranslate"';

interface WebManifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

describe('the heads of the pages', () => {
  it.each(Object.keys(LANGUAGES))('say in %s what each is, and have its picture', async (language) => {
    for (const [folder, , source] of BUILT) {
      const page = readFileSync(join(PAGES, folder, pageFileName(language)), 'utf8');
      const { TITLE, ABOUT } = await exportsOf(`src/renderer/${source}/messages/${language}/title.ts`);
      expect(page).toContain(`<html lang="${language}" ${UNTRANSLATED}>`);
      expect(page).toContain('<meta name="google" content="notranslate" />');
      expect(page).toContain(`<title>${TITLE}</title>`);
      expect(page).toContain(`<meta name="description" content="${ABOUT}" />`);
      for (const [, picture = ''] of page.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g))
        expect(existsSync(join(PAGES, picture.startsWith('/') ? '' : folder, picture)), picture).toBe(true);
      expect(page.match(/<link rel="(?:icon|apple-touch-icon)"/g)).toHaveLength(2);
    }
  });

  const { icons }: WebManifest = JSON.parse(readFileSync(join(PAGES, 'app.webmanifest'), 'utf8'));
  it.each(icons)('have beside them $src, $sizes pixels large', ({ src, sizes }) => {
    const icon = readFileSync(join(PAGES, src));
    // A PNG says its width and height at these places.
    const drawn = src.endsWith('.svg') ? 'any' : `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`;
    expect(drawn).toBe(sizes);
  });
});

describe('the page for who can’t', () => {
  it.each(Object.keys(LANGUAGES))('asks nothing of a browser, in %s', (language) => {
    const page = readFileSync(join(PAGES, 'cannot', pageFileName(language)), 'utf8');
    expect(page).toContain(`<html lang="${language}" ${UNTRANSLATED}>`);
    expect(page).toContain('<meta name="google" content="notranslate">');
    expect(page).not.toMatch(/<script|<link|<style| style=|\{\w+\}|undefined/);
    for (const address of ['/hand/', '/screen', '/']) expect(page).toContain(`href="${address}"`);
    for (const oldest of ['Safari 15', 'iOS 15', 'Chrome 100', 'Edge 100', 'Firefox 100', 'Chromium 68'])
      expect(page).toContain(oldest);
  });
});
