/** A class that covers the window belongs to one folder: elsewhere the same word would cover the page by mistake. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = 'src/renderer';
const filesIn = (pattern: string): [string, string][] =>
  globSync(pattern, { cwd: ROOT }).map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')]);

const COMPONENTS = filesIn('**/*.tsx');
/** Styles that several folders share say so by their folder. */
const STYLES = filesIn('**/*.css').filter(([path]) => !dirname(path).endsWith('styles'));

/** A rule for a class alone that takes it out of the page. */
const FIXED = /^\.([\w-]+) \{([^{}]*)/gm;

function fixedIn(style: string): string[] {
  return [...style.matchAll(FIXED)].flatMap(([, name = '', rule = '']) => (/position: fixed/.test(rule) ? name : []));
}

/** Components that draw with the class, away from its style, and load neither it nor the component of its name. */
function strangersTo(name: string, path: string): string[] {
  const uses = new RegExp(`className="(?:[^"]* )?${name}(?: [^"]*)?"`);
  const loads = new RegExp(`/${basename(path, '.css')}\\.(?:css|tsx)'`, 'i');
  return COMPONENTS.filter(
    ([at, source]) => !at.startsWith(`${dirname(path)}/`) && uses.test(source) && !loads.test(source),
  ).map(([at]) => at);
}

it('has one folder that draws with it, or is loaded where it is used', () => {
  const wrong = STYLES.flatMap(([path, style]) =>
    fixedIn(style).flatMap((name) => strangersTo(name, path).map((at) => `${path} .${name}: ${at}`)),
  );
  expect(wrong).toEqual([]);
});
