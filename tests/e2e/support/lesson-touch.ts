/** How each game's moves are made by touch on a phone, for who goes through its lesson. */
import type { Locator, Page } from 'playwright-core';
import type { AnyMove } from '#shared/engine/rules.ts';

type Act = (page: Page, move: AnyMove & Readonly<Record<string, unknown>>) => Promise<void>;

/** The lesson lies over a page that may have cards and slips of its own. */
const LESSON = '.over .playing';

/** A fan shows each card's left edge, as does a row before oneself. */
const EDGE = { position: { x: 12, y: 30 } };

const tap = (page: Page, selector: string): Promise<void> => page.locator(`${LESSON} ${selector}`).first().tap();

/** A card that can be played, wherever it lies: the hand, a pile, or what was just taken. */
function card(page: Page, key: string): Locator {
  const own = (id: string) => `${LESSON} button[data-card${id}][aria-disabled="false"]`;
  return page.locator(`${own(`="${key}"`)}, ${own(`^="hand:${key}:"`)}`).first();
}

/** The first tap takes it up. */
async function takeUp(page: Page, key: string): Promise<Locator> {
  const found = card(page, key);
  await found.waitFor();
  if ((await found.getAttribute('data-lifted')) === 'false') await found.tap(EDGE);
  return found;
}

/** The second one plays it. Whoever taps before they have seen all is shown that first, and taps once more. */
async function playCard(page: Page, key: string): Promise<void> {
  for (;;) {
    const taken = await takeUp(page, key);
    await taken.tap(EDGE);
    if (await isGone(page, key)) return;
  }
}

/** How long a card that was played may still be seen in its place, in ms. */
const LINGERS = 2000;

/** What can't be played just now is no button that is gone. */
async function isGone(page: Page, key: string): Promise<boolean> {
  const left = page.locator(`${LESSON} button[data-card="${key}"], ${LESSON} button[data-card^="hand:${key}:"]`);
  return left.waitFor({ state: 'detached', timeout: LINGERS }).then(
    () => true,
    () => false,
  );
}

const play: Act = (page, { card }) => playCard(page, String(card));

const briscolaChiamata: Act = async (page, move) => {
  if (move.type === 'play') await play(page, move);
  else if (move.type === 'bid') await tap(page, `.deciding .tile:has-text("${move.rank}")`);
  else await tap(page, '.suit-choice:has-text("Spades")');
};

const spizzichino: Act = async (page, { type, card }) => {
  if (type === 'choose') {
    for (const number of [1, 2, 3, 4]) await tap(page, `.pile-tile:nth-child(${number})`);
    await tap(page, '.choice-slip .acts .brass');
  } else if (type === 'take') await tap(page, '.pile-choices button:has-text("Take")');
  else await playCard(page, String(card));
};

const viva: Act = async (page, { type, card, houses }) => {
  if (type === 'take') await tap(page, '.turn .acts button:has-text("Take")');
  else if (type === 'viva') await tap(page, '.viva-call');
  else if (type === 'last') await tap(page, '.turn .acts .brass');
  else if (type === 'block') await playCard(page, String(card));
  else {
    const taken = page.locator(`${LESSON} .taken-play`);
    // What was just taken is up already.
    if (await taken.isVisible()) await taken.tap();
    else if (!(await page.locator(`${LESSON} .houses`).count())) await takeUp(page, String(card));
    const [house = 0] = houses as number[];
    await tap(page, `.houses .house-tile:nth-child(${house + 1})`);
  }
};

const vbiMaior: Act = async (page, { type, position }) => {
  if (type === 'arrange') await tap(page, '.arrange .acts .brass');
  else if (position === 0) await tap(page, '.turn-up');
  else {
    await tap(page, '.race-way:has-text("Fan out")');
    await page.locator(`${LESSON} [data-hand]`).first().tap(EDGE);
  }
};

export const TOUCHES: Readonly<Record<string, Act>> = {
  'briscola-chiamata': briscolaChiamata,
  briscola: play,
  tressette: play,
  spizzichino,
  viva,
  'vbi-maior': vbiMaior,
};
