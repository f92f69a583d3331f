/** What a phone says one can do with a card works wherever a card can lie: touched again, or flung up. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { matchesOf } from '../table3d/played-matches.ts';
import type { Situation } from './fixture/situation.ts';
import { openTheatre, type Theatre } from './serve.ts';
import type { View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { tableAt } from './views/tables.ts';
import { findSituations, resize } from './walk.ts';

const PATIENCE = 600_000;
const STEPS = 6;
const PHONE = { width: 412, height: 915 };

let theatre: Theatre;
let page: Page;
let finger: CDPSession;
let views: View[];

beforeAll(async () => {
  theatre = await openTheatre();
  const situations = await findSituations(theatre);
  const asked = situations.filter(
    ({ name, beat }) => beat === undefined && name.includes('/') && !name.includes('late'),
  );
  const names = new Set(asked.map(({ name }) => `hand: ${name}`));
  views = viewsOf(situations).filter(({ name }) => names.has(name));
  page = await theatre.open('hand');
  finger = await page.context().newCDPSession(page);
  await resize(finger, 'hand', PHONE);
}, PATIENCE);

afterAll(() => theatre.close());

interface Place {
  readonly view: View;
  readonly zone: string;
  readonly card: string;
}

/** One card of each kind of place in each game that the page says can be played where it is. */
async function places(): Promise<Place[]> {
  const found = new Map<string, Place>();
  for (const view of views) {
    await page.evaluate((one) => window.walker.show(one), view);
    for (const { zone, card } of await page.evaluate(playable)) {
      const kind = `${view.name.split(' ')[1]} ${zone.replace(/[:\d]+/g, '')}`;
      if (found.has(kind) || !(await isPromised(view, zone, card))) continue;
      found.set(kind, { view, zone, card });
    }
  }
  return [...found.values()];
}

/** Cards with a face that can be played, one of each zone. */
function playable(): { zone: string; card: string }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-zone]')].flatMap((zone) => {
    const card = zone.querySelector<HTMLElement>(
      'button[data-card][aria-disabled="false"]:not(:has([data-down="true"]))',
    );
    return card ? [{ zone: zone.dataset.zone ?? '', card: card.dataset.card ?? '' }] : [];
  });
}

const at = (zone: string, card: string) =>
  page.locator(`[data-zone=${JSON.stringify(zone)}] button[data-card=${JSON.stringify(card)}]`).first();

/** At its corner: another one may lie on the rest of it. */
const CORNER = { x: 7, y: 12 };

const touch = (zone: string, card: string) => at(zone, card).click({ position: CORNER, timeout: 5000 });

/** Taken up, it is said that it may be touched again or flung up. */
async function isPromised(view: View, zone: string, card: string): Promise<boolean> {
  await page.evaluate((one) => window.walker.show(one), view);
  await touch(zone, card);
  return (await page.locator('.whose[data-up="true"] > button').count()) > 0;
}

const GESTURES: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'touched again': async ({ zone, card }) => {
    await touch(zone, card);
    await touch(zone, card);
  },
  'flung up': (place) => carried(place, 60, 60),
  'carried up': (place) => carried(place, 130, 900),
};

/** A finger that takes a card up over the window, in so many ms by its own clock: that of a busy machine does not count. */
async function carried({ zone, card }: Place, up: number, ms: number): Promise<void> {
  const box = await at(zone, card).boundingBox({ timeout: 5000 });
  if (!box) throw new Error(`${card} is not on the page`);
  const [x, y] = [box.x + CORNER.x, box.y + CORNER.y];
  const began = Date.now() / 1000;
  const to = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - part * up }],
      timestamp: began + (part * ms) / 1000,
    });
  await to('touchStart', 0);
  for (let step = 1; step <= STEPS; step++) await to('touchMove', step / STEPS);
  await to('touchEnd', 1);
}

/** It was played, or goes in a moment and can be taken back until then. */
async function isPlayed({ zone, card }: Place): Promise<boolean> {
  const undo = page.locator('.take-back .undo');
  for (let tries = 0; tries < 40; tries++) {
    // What is held goes to whatever table comes next.
    if ((await undo.count()) > 0) {
      await undo.click();
      return true;
    }
    if ((await at(zone, card).count()) === 0) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

it('plays a card by each gesture, wherever it lies', { timeout: PATIENCE }, async () => {
  const all = await places();
  const failed: string[] = [];
  for (const place of all) {
    for (const [name, gesture] of Object.entries(GESTURES)) {
      await page.evaluate((one) => window.walker.show(one), place.view);
      await gesture(place);
      if (!(await isPlayed(place))) failed.push(`${name}: ${place.card} in ${place.zone}, ${place.view.name}`);
    }
  }
  const kinds = all.map(({ view, zone }) => `${view.name.split(' ')[1]} ${zone}`);
  console.log(`places: ${kinds.join('; ')}`);
  expect(failed).toEqual([]);
  // Hands, and the piles of Spizzichino.
  expect(kinds.filter((kind) => kind.startsWith('spizzichino')).length).toBeGreaterThan(1);
});

/** Somebody holds cards, and only the tops of their piles may be played. */
function onlyPiles(): Situation {
  for (const { rules, options, seats, events } of matchesOf('spizzichino')) {
    const match = newMatch(rules, options, seats);
    for (const [index, event] of events.entries()) {
      take(match, event);
      for (const seat of [0, 1]) {
        const { observation, moves } = viewOf(rules, match.state, seat);
        const { hand } = (observation as ObservationBase & { readonly own: { readonly hand: readonly string[] } }).own;
        const played = moves.flatMap((move) => ('card' in move ? [String(move.card)] : []));
        if (hand.length === 0 || played.length === 0 || played.some((card) => hand.includes(card))) continue;
        return {
          name: 'spizzichino, only piles',
          game: rules.id,
          options,
          seats,
          events: events.slice(0, index + 1),
          seat,
        };
      }
    }
  }
  throw new Error('nobody ever had to play from a pile');
}

it('puts forbidden cards of the hand in the shade where only piles may be played', { timeout: PATIENCE }, async () => {
  const { name, ...play } = onlyPiles();
  const state = { table: tableAt({ name, ...play }, play.seat), play };
  await page.evaluate((one) => window.walker.show(one), { name, page: 'hand', at: '#/table/:table', state } as View);
  const lit = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('.fan [data-playable="false"] .card')];
    return { cards: cards.length, lit: cards.filter((card) => getComputedStyle(card).filter === 'none').length };
  });
  expect(lit.cards).toBeGreaterThan(0);
  expect(lit.lit).toBe(0);
});
