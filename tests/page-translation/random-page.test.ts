/** Pages of React and of Preact, changed at random while somebody translates them: what is seen is what is to be seen. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { LIGHT } from '../../vite.phone.config.ts';
import { launchChromium, UNDRAWN } from '../e2e/support/chromium.ts';
import type { Parts, Shape } from './random-page.tsx';
import { MANNERS, type Translator, translate } from './translator.ts';

const STEPS = 60;
const SEEDS = [1, 2, 3];
/** What has not come about by then, in ms, never will. */
const PATIENCE = 3000;
const NAMES = ['all', 'left', 'right'];

type Random = ReturnType<typeof seeded>;

/** A tree that may have texts beside elements, keyed ones in any order, and what is there at times only. */
function shapeAt(depth: number, random: Random): Shape {
  const kind = random.below(depth > 2 ? 3 : 8);
  if (kind === 0) return null;
  if (kind < 3) return `${['one', 'two', 'three'][random.below(3)]} ${random.below(100)} `;
  const as = (['p', 'b', 'together', 'said', 'b'] as const)[kind - 3] ?? 'p';
  return { as, children: childrenAt(depth + 1, random) };
}

function childrenAt(depth: number, random: Random): Shape[] {
  const plain = Array.from({ length: 1 + random.below(4) }, () => shapeAt(depth, random));
  const keyed = depth > 0 && random.below(3) === 0 ? shuffled(['k', 'l', 'm', 'n'], random) : [];
  return [...plain, ...keyed.map((key): Shape => ({ as: 'said', key, children: [`${key} `] }))];
}

function shuffled(keys: readonly string[], random: Random): string[] {
  const left = [...keys];
  const some: string[] = [];
  while (left.length > random.below(2)) some.push(...left.splice(random.below(left.length), 1));
  return some;
}

function partsAt(step: number, random: Random): Parts {
  const name = NAMES[step % NAMES.length] ?? '';
  const inside: Shape[] =
    name === 'all' ? [{ as: 'part', part: 'left' }, ' between ', { as: 'part', part: 'right' }] : [];
  return { [name]: [...childrenAt(0, random), ...inside, ...childrenAt(0, random)] };
}

function textOf(shapes: readonly Shape[] = [], parts: Parts): string {
  const said = shapes.map((shape) => {
    if (shape === null || typeof shape === 'string') return shape ?? '';
    if (shape.as === 'part') return textOf(parts[shape.part ?? ''], parts);
    return textOf(shape.as === 'said' ? shape.children?.slice(0, 1) : shape.children, parts);
  });
  return said.join('');
}

/** The page as one script. */
async function built(entry: string, alias: Record<string, string>): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const found = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  return found[0]?.output[0].code ?? '';
}

interface Changed {
  /** What was seen otherwise than it was to be, and what broke. */
  readonly wrong: readonly string[];
  /** How many texts were translated. */
  readonly translated: number;
}

/** Shows more, in the page; what is seen as soon as it is what is wanted, or when that has not come about in time. */
async function show({ more, wanted, patience }: { more: Parts; wanted: string; patience: number }) {
  const seen = () => document.querySelector('main')?.textContent;
  window.show(more);
  for (const end = performance.now() + patience; performance.now() < end && seen() !== wanted; )
    await new Promise((resolve) => setTimeout(resolve, 1));
  // What is translated later has been by then.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return seen();
}

/** Changes a page time and again while it is translated. */
async function changed(
  browser: Browser,
  script: string,
  how: Translator | null,
  tolerates: boolean,
  seed: number,
): Promise<Changed> {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: script });
  if (how) await page.evaluate(translate, how);
  await page.evaluate((tolerates) => window.begin(tolerates), tolerates);
  const random = seeded(seed);
  let parts: Parts = {};
  for (let step = 0; step < STEPS; step++) {
    const more = partsAt(step, random);
    parts = { ...parts, ...more };
    const wanted = textOf(parts.all, parts);
    const seen = await page.evaluate(show, { more, wanted, patience: PATIENCE });
    if (seen !== wanted) wrong.push(`step ${step}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
    if (wrong.length > 0) break;
  }
  const translated = await page.evaluate(() => window.translated ?? 0);
  await page.close();
  return { wrong, translated };
}

describe.each([
  ['React', 'random-page-react.ts', {}],
  ['Preact', 'random-page-preact.ts', LIGHT],
])('a page of %s', (_, entry, alias) => {
  let browser: Browser;
  let script: string;

  beforeAll(async () => {
    [browser, script] = await Promise.all([launchChromium(UNDRAWN), built(entry, alias)]);
  });
  afterAll(() => browser.close());

  it('says what it is to say where nobody translates it', async () => {
    for (const seed of SEEDS)
      expect((await changed(browser, script, null, true, seed)).wrong, `seed ${seed}`).toEqual([]);
  });

  it.each(MANNERS)('says what it is to say where a translator %s its texts, at once or later', async (manner) => {
    for (const takes of [0, 6]) {
      for (const seed of SEEDS) {
        const { wrong, translated } = await changed(browser, script, { manner, takes }, true, seed);
        expect(wrong, `seed ${seed}, after ${takes} ms`).toEqual([]);
        expect(translated).toBeGreaterThan(STEPS);
      }
    }
  });

  it('would not, if it did not tolerate that', async () => {
    const { wrong } = await changed(browser, script, { manner: 'replaces' }, false, 1);
    expect(wrong).not.toEqual([]);
  });
});
