/** Plays VIVA in a browser, with the mouse or with the keyboard alone: a move that is wanted, or whatever comes. */
import type { Page } from 'playwright-core';
import type { Move, Play } from '#shared/games/viva/state/moves.ts';
import type { Guest } from '../guest.ts';
import { clickCard, pressByTab, walkTo } from '../pointing.ts';
import { AGAIN, click, has, insist, nextOf, SHEET, type Skip, skipByKey, skipByMouse } from './asking.ts';

const TURN = '.hud-actions .turn';
const TAKEN = '.hud-actions .taken-play';
const HOUSES = '.hud-actions .houses';
const BLOCK = '.hud-actions .block';
const LAST = `${TURN} .acts .brass`;
const VIVA = '.hud-actions .viva-call';
const PASS = '.hud-actions .decision .acts button:last-child';
const CATCH = '.hud-actions .call-out';
const COPIES = `${HOUSES} .copies button`;
const TAKEN_CARD = '.hud-actions .taken-card';
/** A house on which the picked card can be laid. */
const FREE = `${HOUSES} .house-tile:not(:disabled)`;
const PLAYABLE = '[data-hand][aria-disabled="false"]';
/** What the slip offers first. */
const FIRST = '.hud-actions button[data-autofocus="true"]:visible';

/** What the page shows while such a move can be made: its slip, or its button. */
export const ASKED: Readonly<Record<Move['type'], string>> = {
  play: `${TURN}, ${TAKEN}, ${HOUSES}`,
  take: TURN,
  last: TURN,
  block: BLOCK,
  viva: VIVA,
  pass: `${TAKEN_CARD}, ${VIVA}`,
  catch: CATCH,
};

/** How a person acts. */
export interface Hands {
  readonly skip: Skip;
  /** A card of the hand. */
  pick(page: Page, key: string): Promise<void>;
  /** The picked card goes on a house, from 0. */
  lay(page: Page, house: number): Promise<void>;
  take(page: Page): Promise<void>;
  /** The only card goes where it matches. */
  last(page: Page): Promise<void>;
  /** A button, or the key that stands on it. */
  press(page: Page, button: string, key?: string): Promise<void>;
}

export const mouse: Hands = {
  skip: skipByMouse,
  pick: (page, key) => clickCard(page, key),
  lay: (page, house) => clickCard(page, `house:${house}`, 0.5, 0.5),
  async take(page) {
    const label = await page.locator('[data-zone="stock"]').getAttribute('aria-label');
    const size = /one card/.test(label ?? '') ? 1 : Number(/\d+/.exec(label ?? '')?.[0]);
    await clickCard(page, `stock:${size - 1}`, 0.5, 0.5);
  },
  last: async (page) => clickCard(page, await keyOf(page, '')),
  press: click,
};

export const keyboard: Hands = {
  skip: skipByKey,
  pick: walkTo,
  lay: (page, house) => page.keyboard.press(String(house + 1)),
  take: (page) => page.keyboard.press('t'),
  last: (page) => pressByTab(page, LAST),
  press: (page, button, key) => (key ? page.keyboard.press(key) : pressByTab(page, button)),
};

/** Once `ASKED` for. What was begun before and came to nothing is gone on with. */
export async function make(page: Page, hands: Hands, move: Move): Promise<void> {
  switch (move.type) {
    case 'play':
      return layOnHouses(page, hands, move);
    case 'block':
      return hands.pick(page, await keyOf(page, move.card));
    case 'take':
      return hands.take(page);
    case 'last':
      return hands.last(page);
    case 'viva':
      return hands.press(page, VIVA, 'v');
    case 'pass':
      return hands.press(page, PASS, 'p');
    case 'catch':
      return hands.press(page, CATCH, 'c');
  }
}

/** One copy on a house; several (VI-9) by the slip, all on one or each on another. */
async function layOnHouses(page: Page, hands: Hands, { card, houses }: Play): Promise<void> {
  if (await has(page, TAKEN)) await hands.press(page, TAKEN);
  else if (!(await has(page, HOUSES))) await hands.pick(page, await keyOf(page, card));
  await page.locator(HOUSES).waitFor({ timeout: AGAIN });
  const [house = 0] = houses;
  if (houses.length === 1) return hands.lay(page, house);
  await hands.press(page, `${COPIES}:has-text("${houses.length} ×")`);
  const isStack = houses.every((one) => one === house);
  if (isStack) return hands.press(page, `${HOUSES} .house-tile >> nth=${house}`, String(house + 1));
  const spread = houses.map((one) => one + 1).join(' + ');
  await hands.press(page, `${HOUSES} .spreads button:has-text("${spread}")`);
}

/** How the hand's first card of this design is called; of any, where none is named. */
async function keyOf(page: Page, card: string): Promise<string> {
  const own = page.locator(`[data-hand][data-card^="hand:${card && `${card}:`}"]`).first();
  return (await own.getAttribute('data-card')) ?? '';
}

/** Plays whatever can be played, and calls every VIVA, until the score of the round lies on the table. */
export async function playRound({ page }: Guest, hands: Hands): Promise<void> {
  for (;;) {
    const asked = await nextOf(page, [SHEET, VIVA, BLOCK, TAKEN_CARD, FREE, TURN], hands.skip);
    if (asked === SHEET) return;
    const before = await page.evaluate(situation);
    await insist(page, {
      asked: () => has(page, asked),
      act: () => makeOne(page, hands, asked),
      done: async () => (await page.evaluate(situation)) !== before,
    });
  }
}

async function makeOne(page: Page, hands: Hands, asked: string): Promise<void> {
  if (asked === VIVA || asked === TAKEN_CARD) return hands.press(page, FIRST);
  if (asked === FREE) return hands.lay(page, Number((await page.locator(FREE).first().textContent())?.[0]) - 1);
  const [key] = await page.locator(PLAYABLE).evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  if (key) return hands.pick(page, key);
  return (await has(page, FIRST)) ? hands.press(page, FIRST) : hands.take(page);
}

/** What a player sees of where things stand. */
function situation(): string {
  const texts = ['.hud-actions', '.hud-caption'].map((part) => document.querySelector(part)?.textContent);
  return [...texts, document.querySelectorAll('[data-hand]').length].join(' | ');
}
