/**
 * `npm run -s tool tools/readme-pictures.ts [NAME…]`: takes the README's pictures from the pages themselves, with a match that
 * bots play, into docs/pictures. It takes some minutes, since the table is drawn without a graphics card.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PORTRAITS } from '#shared/protocol/avatar.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { openFilm } from '../tests/ui-audit/film-page.ts';
import { FILMS, found } from '../tests/ui-audit/films.ts';
import type { Situation } from '../tests/ui-audit/fixture/situation.ts';
import { openTheatre } from '../tests/ui-audit/serve.ts';
import type { Size } from '../tests/ui-audit/sizes.ts';
import type { PageKind, View } from '../tests/ui-audit/view.ts';
import { tableAt } from '../tests/ui-audit/views/tables.ts';
import { animatedWebp, type Frame } from './animated-webp.ts';

const DIR = 'docs/pictures';
const MAX_BYTES = 400 * 1024;

const NAMES = ['Ada', 'Fabrizio', 'Giulia', 'Jonas', 'Marta'];
const COLOURS = ['tomato', 'sea', 'plum', 'amber', 'slate'] as const;
const SIGNS = ['snail', 'fish', 'cup', 'bird', 'sun'] as const;

const TABLE_SIZE: Size = { width: 1280, height: 720 };
const TV_SIZE: Size = { width: 1280, height: 720 };
const PHONE_SIZE: Size = { width: 375, height: 720 };
const PAIR_WIDTH = 1280;
const FILM_SIZE: Size = { width: 1024, height: 640 };
const FILM_WIDTH = 640;
const FILM_MS = 2600;
const FRAME_MS = 90;
const LAST_FRAME_MS = 1500;
/** Until cards of the last event lie still. */
const AT_REST_MS = 4000;
const QUALITY = 82;
const FILM_QUALITY = 0.62;

const PICTURES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'table.webp': takeTable,
  'tv-and-phone.webp': takeTvAndPhone,
  'trick.webp': takeTrick,
};

const wanted = process.argv.slice(2);
mkdirSync(DIR, { recursive: true });
for (const [name, take] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const picture = await take();
  if (picture.length > MAX_BYTES) throw new Error(`${name} has ${picture.length} bytes, more than ${MAX_BYTES}`);
  writeFileSync(join(DIR, name), picture);
  console.log(join(DIR, name), `${Math.ceil(picture.length / 1024)} kB`);
}

async function takeTable(): Promise<Buffer> {
  const picture = await takeAtRest({ drawn: true }, viewOf('app', 'bid', 0), TABLE_SIZE, 'webp');
  return Buffer.from(picture, 'base64');
}

/** What the room sees, and what one person holds. */
async function takeTvAndPhone(): Promise<Buffer> {
  const tv = await takeAtRest({ flat: true }, viewOf('screen', 'trump', null), TV_SIZE, 'png');
  const phone = await takeAtRest({}, viewOf('hand', 'trump', 0), PHONE_SIZE, 'png');
  const theatre = await openTheatre();
  try {
    return Buffer.from(await besideEachOther(theatre.browser, tv, phone), 'base64');
  } finally {
    await theatre.close();
  }
}

/** A trick that is completed and taken. */
async function takeTrick(): Promise<Buffer> {
  const theatre = await openTheatre({ drawn: true });
  try {
    const page = await openFilm(theatre, { view: viewOf('app', 'trick', 0), size: FILM_SIZE });
    const frames: Frame[] = [];
    for (let ms = 0; ms <= FILM_MS; ms += FRAME_MS) {
      const isLast = ms + FRAME_MS > FILM_MS;
      const png = await page.shoot({ format: 'png', width: FILM_WIDTH });
      frames.push({ png, ms: isLast ? LAST_FRAME_MS : FRAME_MS });
      await page.run(FRAME_MS);
    }
    const animated = await animatedWebp(theatre.browser, frames, FILM_QUALITY);
    await page.close();
    return animated;
  } finally {
    await theatre.close();
  }
}

async function takeAtRest(
  staging: Parameters<typeof openTheatre>[0],
  view: View,
  size: Size,
  format: 'png' | 'webp',
): Promise<string> {
  const theatre = await openTheatre(staging);
  try {
    const page = await openFilm(theatre, { view, size });
    await page.run(AT_REST_MS);
    const picture = await page.shoot({ format, ...(format === 'webp' && { quality: QUALITY }) });
    await page.close();
    return picture;
  } finally {
    await theatre.close();
  }
}

/** A moment of `films.ts`, as this seat sees it, or a television. */
function viewOf(page: PageKind, film: string, seat: number | null): View {
  const one = FILMS[film];
  if (!one) throw new Error(`no film is called ${film}`);
  const situation = found(one, seat ?? 'everyone');
  const more = { seats: seatsOf(situation), spectators: 0, screens: page === 'app' ? 0 : 1 };
  const at = { app: '#/table/:table', screen: '#/screen/:table', hand: '#/table/:table' }[page];
  return { name: film, page, at, state: { table: tableAt(situation, seat, more), play: situation } };
}

function seatsOf({ seats }: Situation): Seated[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: NAMES[seat] ?? '',
    mark: { colour: COLOURS[seat] ?? 'sea', sign: SIGNS[seat] ?? 'sun' },
    portrait: PORTRAITS[seat * 5],
    here: true,
    lag: 'good',
    standIn: false,
    stoodIn: 0,
  }));
}

async function besideEachOther(browser: Browser, tv: string, phone: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: PAIR_WIDTH, height: 600 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: flex; gap: 16px; width: ${PAIR_WIDTH}px; background: #14110d; }
    img { display: block; min-width: 0; } .tv { flex: ${TV_SIZE.width / TV_SIZE.height}; }
    .phone { flex: ${PHONE_SIZE.width / PHONE_SIZE.height}; }
  </style><img class="tv" src="data:image/png;base64,${tv}"><img class="phone" src="data:image/png;base64,${phone}">`);
  const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
  const line = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: PAIR_WIDTH, height, scale: 1 };
  const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await page.close();
  return data;
}
