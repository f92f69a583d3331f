/**
 * A game's looks lie in its own folder: no style sheet outside it knows a class that only this game puts on anything, or
 * the game's name. So a game comes, and goes, with its folders alone.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GAMES = 'src/renderer/games/';

/** By path. */
type Files = Readonly<Record<string, string>>;

/** What a style sheet knows of a game that isn't its own, a line each. */
function strayIn(files: Files): string[] {
  const rendered = renderers(files);
  return Object.entries(files)
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) => [
      ...[...classesOf(text)].flatMap((name) => {
        const game = onlyGame(rendered.get(name) ?? []);
        return game !== undefined && game !== gameOf(path) ? `${path}: .${name}, which only ${game} renders` : [];
      }),
      ...gamesIn(files)
        .filter((game) => game !== gameOf(path) && new RegExp(`(?<![\\w-])${game}(?![\\w])`).test(text))
        .map((game) => `${path}: names ${game}`),
    ]);
}

/** The game in whose folder a file lies, if it lies in one. */
function gameOf(path: string): string | undefined {
  const [game, ...rest] = path.startsWith(GAMES) ? path.slice(GAMES.length).split('/') : [];
  return rest.length > 0 ? game : undefined;
}

function gamesIn(files: Files): string[] {
  return [...new Set(Object.keys(files).flatMap((path) => gameOf(path) ?? []))];
}

/** The game that is alone in rendering something; nothing where several do, or the pages themselves. */
function onlyGame(paths: readonly string[]): string | undefined {
  const [game, ...others] = new Set(paths.map(gameOf));
  return others.length === 0 ? game : undefined;
}

/** Which files put each class on an element. */
function renderers(files: Files): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith('.tsx')) continue;
    for (const name of classNamesIn(text)) all.set(name, [...(all.get(name) ?? []), path]);
  }
  return all;
}

/** Whatever stands in quotes in what a `className` is made from. */
function classNamesIn(code: string): Set<string> {
  const made = [...code.matchAll(/\bclassName(?:=|: )/g)].map(({ 0: head, index }) =>
    valueAt(code, index + head.length),
  );
  const quoted = made.flatMap((value) => value.match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? []);
  return new Set(quoted.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** From here to the closing brace or quote, or to the end of the line. */
function valueAt(code: string, from: number): string {
  const [quoted] = /^(?:"[^"]*"|'[^']*')/.exec(code.slice(from)) ?? [];
  if (quoted) return quoted;
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}') depth--;
    if (depth <= 0 && /[}\n]/.test(code[at] ?? '')) return code.slice(from, at);
  }
  return code.slice(from);
}

/** The classes in a style sheet's selectors. */
function classesOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""');
  const selectors = (bare.match(/[^{};]+(?=\{)/g) ?? []).filter((head) => !head.trim().startsWith('@'));
  return new Set(selectors.flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)));
}

/** What a game's sheet for a phone would say in the app, too: selectors without a class of the phone's own page, a line each. */
function boundlessIn(files: Files): string[] {
  const rendered = renderers(files);
  const isOfPhone = (name: string): boolean =>
    rendered.get(name)?.every((path) => path.startsWith('src/renderer/phone/')) ?? false;
  return Object.entries(files)
    .filter(([path]) => path.endsWith('/phone.css') && gameOf(path) !== undefined)
    .flatMap(([path, text]) =>
      outermost(text)
        .filter((selector) => ![...classesOf(`${selector} {`)].some(isOfPhone))
        .map((selector) => `${path}: ${selector}`),
    );
}

/** The selectors of the rules that lie in no other rule, one by one. */
function outermost(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [piece, head = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{|\}/g)) {
    if (piece === '}') {
      around.pop();
      continue;
    }
    const isRule = !head.trim().startsWith('@');
    if (isRule && around.every((one) => one.startsWith('@'))) found.push(...head.split(/,(?![^(]*\))/));
    around.push(head.trim());
  }
  return found.map((selector) => selector.trim());
}

describe('the style sheets', () => {
  it('know nothing of a game that isn’t theirs', () => {
    const paths = globSync('src/renderer/**/*.{css,tsx}').filter((path) => !/\.test\.tsx$/.test(path));
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    expect(gamesIn(files).length).toBeGreaterThanOrEqual(4);
    expect(paths.filter((path) => path.endsWith('.css')).length).toBeGreaterThanOrEqual(30);
    expect(strayIn(files)).toEqual([]);
    expect(boundlessIn(files)).toEqual([]);
  });

  it('are told from those that do', () => {
    const files = {
      [`${GAMES}chess/Board.tsx`]:
        '<p className="check slip"><b className={mated ? \'mate slip\' : undefined} {...{ className: `king` }} /></p>',
      [`${GAMES}chess/chess.css`]: '.check, .mate, .king { color: red }',
      [`${GAMES}go/Board.tsx`]: '<p className="stone slip">mate</p>',
      [`${GAMES}go/go.css`]: '.stone { .king & { color: red } }',
      [`${GAMES}shared.css`]: '.slip { color: red } @media (width < 1.check) { .slip:has(> .stone) { color: red } }',
      'src/renderer/ui/Slip.tsx': '<section className="slip" data-check="mate" />',
      'src/renderer/ui/slip.css': '/* .king */ .slip::after { content: ".king" } .slip .mate { color: red }',
      'src/renderer/phone/phone.css': '[data-game="chess"] .slip { color: red }',
    };
    expect(strayIn(files)).toEqual([
      `${GAMES}go/go.css: .king, which only chess renders`,
      `${GAMES}shared.css: .stone, which only go renders`,
      'src/renderer/ui/slip.css: .mate, which only chess renders',
      'src/renderer/phone/phone.css: names chess',
    ]);
  });

  it('of a game for a phone are told from those that the app would follow, too', () => {
    const files = {
      [`${GAMES}chess/phone.css`]:
        '.playing .mate, .mate { & .check { color: red } } @media (width < 9rem) { .check > .mate { color: red } }',
      [`${GAMES}chess/chess.css`]: '.mate { color: red }',
      [`${GAMES}chess/Board.tsx`]: '<p className="check mate" />',
      'src/renderer/phone/match/Match.tsx': '<main className="playing" />',
    };
    expect(boundlessIn(files)).toEqual([`${GAMES}chess/phone.css: .mate`, `${GAMES}chess/phone.css: .check > .mate`]);
  });
});
