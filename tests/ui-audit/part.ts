/**
 * `npm run -s walk -- [PATTERN] [--sizes 375x548,1280x720] [--texts 100,200] [--minutes 9] [--into FILE]`: walks the views
 * whose name has PATTERN, and says what is wrong there. What was walked is written into FILE (`shots/walked.jsonl`), a line a
 * view with its findings: the next walk leaves those out, and so a long one goes by pieces. Windows of another page than a
 * view's are not for it.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { report } from './report.ts';
import { openTheatre } from './serve.ts';
import { SIZES, type Size, TEXT_SIZES } from './sizes.ts';
import type { PageKind, View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, type Seen, type Walk, walk } from './walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    texts: { type: 'string', default: TEXT_SIZES.join() },
    minutes: { type: 'string', default: '9' },
    into: { type: 'string', default: 'shots/walked.jsonl' },
  },
});

/** So many views are walked in one page before another one is opened. */
const BATCH = 30;

const { into } = values;
const pattern = new RegExp(positionals[0] ?? '.');
const until = Date.now() + Number(values.minutes) * 60_000;
const asked = (kind: PageKind): Size[] =>
  SIZES[kind].filter(({ width, height }) => values.sizes?.split(',').includes(`${width}x${height}`) ?? true);
const sizes = { hand: asked('hand'), app: asked('app'), screen: asked('screen') };
const texts = (kind: PageKind): number[] => (kind === 'screen' ? [100] : values.texts.split(',').map(Number));

mkdirSync(dirname(into), { recursive: true });
const lines = existsSync(into) ? readFileSync(into, 'utf8').trim().split('\n') : [];
const walked = new Set(lines.filter(Boolean).map((line) => JSON.parse(line).view));
const theatre = await openTheatre();
try {
  const all = viewsOf(await findSituations(theatre)).filter(({ name }) => pattern.test(name));
  const left = all.filter(({ name }) => !walked.has(name));
  const parts: Walk[] = [];
  for (const some of batches(left)) {
    if (Date.now() > until) break;
    const kind = (some[0] as View).page;
    const one = await walk(theatre, some, { sizes, texts: texts(kind) });
    parts.push(one);
    for (const { name } of some) appendFileSync(into, `${JSON.stringify(lineOf(name, one.seen))}\n`);
  }
  const sum = (of: (one: Walk) => number): number => parts.reduce((all, one) => all + of(one), 0);
  const whole = {
    seen: parts.flatMap(({ seen }) => seen),
    audits: sum(({ audits }) => audits),
    views: sum(({ views }) => views),
  };
  console.log(report(whole));
  console.log(`${all.length - left.length + whole.views} of ${all.length} walked`);
} finally {
  await theatre.close();
}

function* batches(views: readonly View[]): Generator<View[]> {
  for (const own of Map.groupBy(views, ({ page }) => page).values())
    for (let from = 0; from < own.length; from += BATCH) yield own.slice(from, from + BATCH);
}

/** What is remembered of a view. */
function lineOf(view: string, seen: readonly Seen[]) {
  const own = seen.filter((one) => one.view === view);
  return {
    view,
    sizes: values.sizes ?? 'all',
    texts: values.texts,
    found: own.map(({ rule, where, what, size }) => `${rule} ${where}: ${what} (${size})`),
  };
}
