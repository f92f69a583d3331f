/**
 * node scripts/faces-sheet.ts [WHAT …] [--out DIR]: draws contact sheets of the card faces as PNG, to look at.
 * Each sheet has the deck at 120 px and fanned with 22 % visible, and a page of every card large.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import serverChromium from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { frenchFace } from '../src/renderer/faces/french/index.ts';
import { italianFace } from '../src/renderer/faces/italian/index.ts';
import { vbiFace } from '../src/renderer/faces/rome/index.ts';
import { vivaFace } from '../src/renderer/faces/viva/index.ts';
import { FRENCH_DECK } from '../src/shared/cards/french.ts';
import { ITALIAN_DECK } from '../src/shared/cards/italian.ts';
import { VBI_DECK } from '../src/shared/cards/rome.ts';
import { DESIGNS } from '../src/shared/cards/viva.ts';

const faces = <Id extends string>(ids: readonly Id[], draw: (id: Id) => string): [string, string][] =>
  ids.map((id) => [id, draw(id)]);

import { backOf } from '../src/renderer/faces/index.ts';

const SHEETS: Readonly<Record<string, () => [string, string][]>> = {
  french: () => faces(FRENCH_DECK, (card) => frenchFace(card, { fourColour: false })),
  italian: () => faces(ITALIAN_DECK, italianFace),
  viva: () => faces(DESIGNS, vivaFace),
  rome: () => faces(VBI_DECK, vbiFace),
  backs: () => faces(['briscola-chiamata', 'spizzichino', 'viva', 'vbi-maior'], backOf),
  'french-four': () => faces(FRENCH_DECK, (card) => frenchFace(card, { fourColour: true })),
};

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const CLOTH = 'margin:0;padding:24px;background:#1f4a38;display:flex;flex-wrap:wrap;gap:12px;width:max-content';

function image(svg: string, height: number, style = ''): string {
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return `<img src="${source}" style="height:${height}px;border-radius:${height * 0.034}px;${style}">`;
}

function page(svgs: readonly string[], height: number, width: number): string {
  return `<body style="${CLOTH};max-width:${width}px">${svgs.map((svg) => image(svg, height)).join('')}</body>`;
}

const VISIONS = ['none', 'achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

function readVision(name: string): (typeof VISIONS)[number] {
  const vision = VISIONS.find((known) => known === name);
  if (!vision) throw new Error(`--vision: one of ${VISIONS.join(', ')}, not ${name}`);
  return vision;
}

/** How much of a fanned card is covered by the next. */
const COVERED = 0.78;

function fan(svgs: readonly string[], height: number, width: number): string {
  const cards = svgs.map((svg) => {
    const overlap = -COVERED * height * ratioOf(svg) - 12;
    return image(svg, height, `margin-right:${overlap}px;box-shadow:0 0 4px #0008`);
  });
  return `<body style="${CLOTH};max-width:${width}px;padding-right:200px">${cards.join('')}</body>`;
}

function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return Number(width) / Number(height);
}

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string', default: '/tmp/faces' },
    only: { type: 'string' },
    vision: { type: 'string', default: 'none' },
    height: { type: 'string', default: '240' },
  },
  allowPositionals: true,
});
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: await serverChromium.executablePath(), args: ARGS });
const tab = await browser.newPage({ viewport: { width: 400, height: 300 } });

const devtools = await tab.context().newCDPSession(tab);
await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: readVision(values.vision) });

async function shoot(html: string, name: string): Promise<void> {
  await tab.setContent(html);
  await tab.locator('body').screenshot({ path: `${values.out}/${name}.png` });
}

for (const name of positionals.length > 0 ? positionals : Object.keys(SHEETS)) {
  const wanted = new RegExp(values.only ?? '');
  const svgs = SHEETS[name]?.()
    .filter(([id]) => wanted.test(id))
    .map(([, svg]) => svg);
  if (!svgs) throw new Error(`no sheet ${name}; there are ${Object.keys(SHEETS).join(', ')}`);
  await shoot(page(svgs, Number(values.height), 1900), name);
  await shoot(page(svgs, 120, 1000), `${name}-small`);
  await shoot(fan(svgs, 240, 900), `${name}-fan`);
}
await browser.close();
