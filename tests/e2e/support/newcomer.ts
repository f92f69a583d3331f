/** A newcomer's way by the keyboard alone: from home through a game's guided deal to a whole deal alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gameOf } from '#catalogue';
import type { Lesson } from '#shared/lessons/lesson.ts';
import * as briscola from './games/briscola.ts';
import * as spizzichino from './games/spizzichino.ts';
import * as vbiMaior from './games/vbi-maior.ts';
import * as viva from './games/viva.ts';
import { type Guest, PATIENCE, shoot } from './guest.ts';
import { coverOf } from './home.ts';
import { goThrough } from './lesson.ts';
import { actsWith, byKeys } from './lesson-hands.ts';
import { tabTo } from './pointing.ts';
import type { Served } from './served.ts';

/** For taking pictures: `SHOTS=1`. */
const WINDOW = { width: 1280, height: 720 };

/** So long the focus may be between two things, in ms. */
const BETWEEN = 2000;

/** Where the focus was nowhere when a key was awaited. */
type Lost = string[];

type Deal = (guest: Guest, lost: Lost) => Promise<unknown>;

/** Tricks are all that is played; an auction comes first in some games. */
const tricks: Deal = (guest, lost) => briscola.playDeal(guest, watching(briscola.keyboard, lost));

/** A whole deal alone, by game. */
const DEALS: Readonly<Record<string, Deal>> = {
  'briscola-chiamata': tricks,
  briscola: tricks,
  tressette: tricks,
  spizzichino: (guest, lost) => spizzichino.playDeal(guest, watching(spizzichino.keyboard, lost)),
  viva: (guest, lost) => viva.playRound(guest, watching(viva.keyboard, lost)),
  'vbi-maior': (guest, lost) => vbiMaior.playTurn(guest, watching(vbiMaior.keyboard, lost)),
};

/** Hands that look before each key whether the focus is somewhere where it is seen. */
function watching<Hands extends object>(hands: Hands, lost: Lost): Hands {
  const watched = Object.entries(hands).map(([name, act]) => [
    name,
    async (page: Page, ...more: unknown[]) => {
      if (name !== 'skip') await lookForFocus(page, name, lost);
      return act(page, ...more);
    },
  ]);
  return Object.fromEntries(watched);
}

async function lookForFocus(page: Page, where: string, lost: Lost): Promise<void> {
  const found = await page
    .waitForFunction(
      () => document.activeElement !== document.body && document.activeElement?.checkVisibility() === true,
      undefined,
      { timeout: BETWEEN },
    )
    .catch(() => undefined);
  if (!found) lost.push(`${where}: ${await page.evaluate(() => document.querySelector('.hud-actions')?.textContent)}`);
}

/** What is lit when something is pointed at. */
function rings({ page }: Guest): Promise<number> {
  return page.locator('.ring').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
}

/** All of it; the game's lesson is said beside. */
export async function learnByKeys(app: Served<unknown>, game: string, lesson: Lesson): Promise<void> {
  const name = gameOf(game)?.messages['game.name'] ?? '';
  const ada = await app.arrive('/', process.env.SHOTS ? { device: { viewport: WINDOW } } : {});
  const { page } = ada;
  const lost: Lost = [];
  const keys = watching(byKeys, lost);
  const press = async (button: string): Promise<void> => {
    await page.getByRole('button', { name: button }).waitFor();
    await lookForFocus(page, button, lost);
    await tabTo(page.getByRole('button', { name: button }));
    await page.keyboard.press('Enter');
  };
  const show = (station: string) => (process.env.SHOTS ? shoot(ada, `learn-${game}-${station}`) : undefined);
  const learn = page.getByRole('link', { name: `${name}: lesson` });
  const cover = coverOf(page, name);
  await cover.waitFor();
  await show('home');
  await tabTo(cover);
  await page.keyboard.press('Enter');
  await learn.waitFor();
  await tabTo(learn);
  await page.keyboard.press('Enter');
  const act = actsWith(keys)[game];
  const said = await goThrough(page, lesson, {
    goOn: () => press('Next'),
    act: (_page, _target, move) => act?.(page, { ...move }) ?? Promise.reject(new Error(`no hands for ${game}`)),
    async seen(step) {
      // What can't be pressed yet is lit when it can.
      if (step?.targets) await expect.poll(() => rings(ada), { timeout: 20_000 }).toBeGreaterThan(0);
      if (step) await show(step.id);
    },
  });
  expect(said.filter(Boolean)).toHaveLength(lesson.steps.length);
  await page.getByText('You know the game').waitFor();
  await show('end');
  await press('Play a match');
  await page.getByLabel('Your name').waitFor();
  await show('name');
  await lookForFocus(page, 'the name', lost);
  await tabTo(page.getByLabel('Your name'));
  // Whoever came before by another game is still in the house.
  await page.keyboard.type(name.slice(0, 11));
  await page.keyboard.press('Enter');
  await page.getByText('You know the game').waitFor({ state: 'detached' });
  await DEALS[game]?.(ada, lost);
  await show('score');
  expect(lost).toEqual([]);
  expect(ada.complaints).toEqual([]);
  await page.goto(app.url('/#/exercises'));
  await learn.filter({ hasText: '✓' }).waitFor();
  await page.context().close();
}

/** Time for all of it. */
export const LEARNING = 3 * PATIENCE;
