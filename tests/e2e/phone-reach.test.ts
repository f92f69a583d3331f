/**
 * Each game on a small and a large phone, upright and on its side, with and without a screen in the room, to the score: by
 * taps alone, at points that nothing covers. What decides is in reach at every step, without scrolling; a mis-tap is
 * corrected by a tap on the right card; and where a screen shows the table, the hand has its share of the phone.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GAMES as CATALOGUE } from '#catalogue';
import { drawNext, isOver, moveEvent, newMatch, seatsIn, take } from '#shared/engine/match.ts';
import type { OptionValue } from '#shared/engine/options.ts';
import { pick, seeded } from '#shared/engine/random.ts';
import type { Rules } from '#shared/engine/rules.ts';
import { visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { SHEET } from './support/games/asking.ts';
import { serveByChild } from './support/served.ts';
import { doOne, tap } from './support/taps.ts';
import { outOfReach, type Touchable, touchables } from './support/touch.ts';
import { hangScreen } from './support/tv.ts';

const PATIENCE = 420_000;
const SEED = 9;

/** How a table of each game is opened here; what says nothing is opened as its form would. */
const PLANS: Readonly<Record<string, Partial<Plan>>> = {
  'briscola-chiamata': { options: { deals: 1 } },
  // Three cards are too few to mis-tap.
  briscola: { options: { games: 1 }, corrects: undefined },
  spizzichino: { options: { target: 21 } },
  // A card of VIVA's is held before it is laid on a house.
  viva: { seats: 3, options: { rounds: 1 }, corrects: 'the card taken up' },
  // Cards lie face down: the first tap plays.
  'vbi-maior': { corrects: undefined },
};

interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly corrects: 'the card played' | 'the card taken up' | undefined;
  /** When the host opens its part of a seal (docs/fair-shuffle.md). */
  readonly opens: 'each deal' | 'the match';
}

/** At the first score, or at the end: whether all that was dealt is known before the match is over. */
function opensIn(rules: Rules): Plan['opens'] {
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  const match = newMatch(rules, options, rules.seats.min);
  const random = seeded(SEED);
  while (!isOver(match) && !rules.scorePause?.(match.state)) {
    const [seat = 0] = seatsIn(rules.toAct(match.state));
    take(match, drawNext(match, random) ?? moveEvent(seat, pick(rules.legalMoves(match.state, seat), random)));
  }
  return !isOver(match) && rules.isFullyRevealed(match.state) ? 'each deal' : 'the match';
}

const GAMES = Object.entries(CATALOGUE).map(
  ([game, { rules }]): Plan => ({
    ...{ game, seats: rules.seats.min, options: {}, corrects: 'the card played', opens: opensIn(rules) },
    ...PLANS[game],
  }),
);

const HELD = [
  { held: 'small, upright', width: 375, height: 548 },
  { held: 'small, on its side', width: 548, height: 375 },
  { held: 'large, upright', width: 412, height: 915 },
  { held: 'large, on its side', width: 915, height: 412 },
].flatMap((phone) => [
  { ...phone, room: 'alone', isOnScreen: false },
  { ...phone, room: 'with a screen in the room', isOnScreen: true },
]);
type Phone = (typeof HELD)[number];

/** Of the window's height a hand has so much where a screen shows the table. */
const SHARE = { least: 0.4, most: 0.5 };

/** Its cards have so much of it: on its side what a card is lifted by takes more of a low window, and what decides the rest. */
const CARDS = { upright: 0.39, side: 0.33 };

const app = serveByChild('--pace', '60');

/** A phone at seat 1 of a table that has begun, bots at the others. */
async function sit({ game, seats, options }: Plan, { width, height, isOnScreen }: Phone) {
  const host = await visit(app.port);
  const { table, code } = await host.client.tables.open({ game, options: {} });
  await host.client.table.setSeats({ table, seats });
  await host.client.table.setOptions({ table, options });
  for (let seat = 1; seat < seats; seat++) await host.client.table.seatBot({ table, seat, level: 'easy' });
  const viewport = { width, height };
  const guest = await app.arrive(`/hand/#${code}`, { device: { viewport, hasTouch: true, isMobile: true } });
  await sitByTap(guest, 'Ada');
  if (isOnScreen) await hangScreen(app.port, code);
  await host.client.table.start({ table });
  return guest;
}

const liftedOn = (page: Page) => page.locator('[data-hand][data-lifted="true"]');

/** Takes up each card in turn where it is seen while another is up: it is up then, and nothing was played. */
async function correctEach(page: Page, cards: readonly Touchable[]): Promise<void> {
  const before = await page.locator('[data-hand]').count();
  for (const card of [...cards, ...cards.toReversed().slice(1)]) {
    // The card that is up has parted its neighbours.
    await tap(page, (await touchables(page)).find((now) => now.card === card.card) ?? card);
    await page.locator(`[data-hand][data-card="${card.card}"][data-lifted="true"]`).waitFor({ timeout: 5000 });
    expect(await liftedOn(page).count()).toBe(1);
  }
  expect(await page.locator('[data-hand]').count()).toBe(before);
  await putBack(page);
}

/** Beside all cards, at the page's very edge, what is up is put back. */
async function putBack(page: Page): Promise<void> {
  await page.touchscreen.tap(2, 2);
  await liftedOn(page).waitFor({ state: 'detached', timeout: 5000 });
}

/** One card was meant and its neighbour was hit first: the one that was meant is played. */
async function playNeighbour(page: Page, [missed, meant]: readonly Touchable[]): Promise<void> {
  if (!missed || !meant) throw new Error('no two cards to play');
  await tap(page, missed);
  await tap(page, (await touchables(page)).find((now) => now.card === meant.card) ?? meant);
  await page.locator('.whose button').tap();
  await page.locator(`[data-hand][data-card="${meant.card}"]`).waitFor({ state: 'detached', timeout: 5000 });
  expect(await page.locator(`[data-hand][data-card="${missed.card}"]`).count()).toBe(1);
}

/** How the hand lies in the window: what share of its height it has, and its cards; and what decides above it. */
async function expectHand(page: Page): Promise<number> {
  const seen = await page.evaluate(() => {
    const fan = document.querySelector('.hand-only .fan');
    const boxes = [...document.querySelectorAll('[data-hand]')].map((card) => card.getBoundingClientRect());
    if (!fan || boxes.length === 0) return null;
    const { top, height } = fan.getBoundingClientRect();
    const cards = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const decides = [...document.querySelectorAll('.deciding button, .whose button')].filter((one) =>
      one.checkVisibility(),
    );
    return {
      hand: height / innerHeight,
      cards: cards / innerHeight,
      count: boxes.length,
      held: innerWidth > innerHeight ? ('side' as const) : ('upright' as const),
      below: decides.filter((one) => one.getBoundingClientRect().bottom > top + 1).map((one) => one.textContent),
    };
  });
  if (!seen) return 0;
  const told = JSON.stringify(seen);
  expect(seen.below, told).toEqual([]);
  expect(seen.hand, told).toBeGreaterThanOrEqual(SHARE.least);
  expect(seen.hand, told).toBeLessThanOrEqual(SHARE.most);
  // A hand as it is dealt fills its place; of more cards each has what a thumb needs.
  if (seen.count >= 8 && seen.count <= 10) expect(seen.cards, told).toBeGreaterThanOrEqual(CARDS[seen.held]);
  return seen.count;
}

const withCard = (found: readonly Touchable[]) => found.filter(({ card, at }) => card && at);

/** A mis-tap corrected, once there are cards to try it on. */
async function correct(page: Page, { corrects }: Plan, found: readonly Touchable[]): Promise<boolean> {
  if (!corrects || withCard(found).length < 4) return false;
  // A busy page may have taken one up only now, by the tap before.
  await putBack(page);
  const cards = withCard(await touchables(page));
  // What is declared lies on the table for a while: then the hand is not yet as it will be.
  await page.waitForTimeout(1500);
  if (cards.length < 4 || !isDeepStrictEqual(cards, withCard(await touchables(page)))) return false;
  await correctEach(page, cards);
  if (corrects === 'the card played') await playNeighbour(page, cards);
  return true;
}

/** Plays to the score: what was done, and whether a mis-tap was corrected on the way. */
async function playOn(page: Page, plan: Plan): Promise<{ done: string[]; corrected: boolean; measured: number }> {
  const random = seeded(SEED);
  const done: string[] = [];
  let corrected = false;
  let measured = 0;
  while (!(await page.locator(SHEET).count())) {
    measured = Math.max(measured, await expectHand(page));
    const found = await touchables(page);
    expect(outOfReach(found), `seed ${SEED}, after ${done.join(' / ')}`).toEqual([]);
    // What is face down is never up: it would stand there in place of whose turn it is.
    expect(await page.locator('.whose').textContent()).not.toContain('face down');
    if (!corrected && (await correct(page, plan, found))) corrected = true;
    else if (found.length > 0) done.push(await doOne(page, found, (below) => random.below(below)));
    await page.waitForTimeout(120);
  }
  return { done, corrected, measured };
}

describe.each(HELD)('a phone, $held, $room', (phone) => {
  it.each(GAMES)(
    'plays $game to the score',
    async (plan) => {
      const { page, complaints } = await sit(plan, phone);
      const { done, corrected, measured } = await playOn(page, plan);
      if (phone.isOnScreen && plan.corrects) expect(measured).toBeGreaterThan(4);
      expect(complaints).toEqual([]);
      // The phone had a part in the shuffle, and checks it unasked once it is opened.
      const isOver = (await page.locator(`${SHEET}.final`).count()) > 0;
      const checked = isOver || plan.opens === 'each deal' ? 'Shuffle verified' : 'Shuffle locked';
      await page.locator('.seal-button', { hasText: checked }).waitFor({ state: 'attached', timeout: 10_000 });
      // A match of Vbi Maior may be over soon: a wrong card ends it.
      expect(done.length).toBeGreaterThan(plan.game === 'vbi-maior' ? 0 : 2);
      expect(corrected).toBe(plan.corrects !== undefined);
      if (plan.game === 'viva') expect(done.join()).toMatch(/Keep it|Play it/);
      await page.context().close();
    },
    PATIENCE,
  );
});
