/**
 * node tools/deck-sheet.ts [GAME|four-colours|neapolitan|piacentine|sicilian|rome|backs …] [--only PATTERN] [--height PX]
 *   [--vision none|achromatopsia|protanopia|deuteranopia|tritanopia] [--out DIR]
 * Draws contact sheets of the card faces as PNG, to look at: NAME.png (all cards, or those whose id matches),
 * NAME-small.png (120 px high) and NAME-fan.png (fanned, 22 % visible). `rome`: the pictures of its moments, alone.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Deck, finestDeck } from '../src/renderer/decks/deck.ts';
import { otherFaces } from '../src/renderer/decks/regional/other-faces.ts';
import { romePicture } from '../src/renderer/games/vbi-maior/selectors/rome-pictures.ts';
import type { TableTheme } from '../src/renderer/motion/scene.ts';
import { ROME_CARDS } from '../src/shared/cards/rome.ts';
import { launchChromium, UNDRAWN } from '../tests/e2e/support/chromium.ts';
import { fail, readInteger } from './command-line.ts';

interface Picture {
  readonly id: string;
  readonly svg: string;
}

/** By game, so that every deck and back that is played with is there. */
const GAMES = join(import.meta.dirname, '../src/renderer/games');
const LOOKS = await Promise.all(
  readdirSync(GAMES, { withFileTypes: true })
    .filter(({ name }) => existsSync(join(GAMES, name, 'look.ts')))
    .map(async ({ name }) => {
      const { LOOK: look } = (await import(join(GAMES, name, 'look.ts'))) as { LOOK: TableTheme };
      return { name, look: { ...look, deck: await finestDeck(look.deck) } };
    }),
);

const deckOf = (id: string): Deck | undefined => LOOKS.map(({ look }) => look.deck).find((deck) => deck.id === id);

const SHEETS: Readonly<Record<string, () => readonly Picture[]>> = {
  ...Object.fromEntries(LOOKS.map(({ name, look }) => [name, () => facesOf(look.deck)])),
  'four-colours': () => facesOf(deckOf('french'), true),
  ...Object.fromEntries(
    (['neapolitan', 'piacentine', 'sicilian'] as const).map((faces) => [faces, () => regionalFaces(faces)]),
  ),
  rome: () => ROME_CARDS.map((card) => ({ id: card, svg: romePicture(card) })),
  backs: () => LOOKS.map(({ name, look }) => ({ id: name, svg: look.back.draw() })),
};

function regionalFaces(faces: 'neapolitan' | 'piacentine' | 'sicilian'): Picture[] {
  const italian = deckOf('italian');
  return italian ? facesOf(otherFaces(italian, faces)) : [];
}

function facesOf(deck: Deck | undefined, fourColour = false): Picture[] {
  return (deck?.faces ?? []).map((id) => ({ id, svg: deck?.draw(id, { fourColour }) ?? '' }));
}

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
  return vision ?? fail(`--vision: one of ${VISIONS.join(', ')}, not ${name}`);
}

/** How much of a fanned card is covered by the next. */
const COVERED = 0.78;

function fanPage(svgs: readonly string[], height: number, width: number): string {
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
    only: { type: 'string', default: '' },
    vision: { type: 'string', default: 'none' },
    height: { type: 'string', default: '240' },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(SHEETS);
const height = readInteger('--height', values.height, 20, 2000);
const vision = readVision(values.vision);
const wanted = new RegExp(values.only);

mkdirSync(values.out, { recursive: true });
const browser = await launchChromium(UNDRAWN);
const tab = await browser.newPage({ viewport: { width: 400, height: 300 } });
const devtools = await tab.context().newCDPSession(tab);
await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: vision });

async function shoot(html: string, name: string): Promise<void> {
  await tab.setContent(html);
  await tab.locator('body').screenshot({ path: `${values.out}/${name}.png` });
}

for (const name of names) {
  const sheet = SHEETS[name] ?? fail(`no sheet ${name}; there are ${Object.keys(SHEETS).join(', ')}`);
  const svgs = sheet().flatMap(({ id, svg }) => (wanted.test(id) ? [svg] : []));
  await shoot(page(svgs, height, 1900), name);
  await shoot(page(svgs, 120, 1000), `${name}-small`);
  await shoot(fanPage(svgs, 240, 900), `${name}-fan`);
}
await browser.close();
