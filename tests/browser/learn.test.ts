/** A newcomer's way: from home through the guided deal to a whole deal alone, by the keyboard. */
import { beforeAll, expect, it } from 'vitest';
import briscola from '#shared/games/briscola-chiamata/lesson.ts';
import type { Target } from '#shared/lessons/lesson.ts';
import { keyboard, playDeal } from './support/games/briscola.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { goThrough } from './support/lesson.ts';
import { tabTo, walkTo } from './support/pointing.ts';
import { serveInside } from './support/served.ts';

const app = serveInside({ pace: 20 });
let ada: Guest;

beforeAll(async () => {
  ada = await app.arrive();
}, PATIENCE);

/** What is lit when something is pointed at. */
function rings({ page }: Guest): Promise<number> {
  return page.locator('.ring').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
}

it(
  'a newcomer learns Briscola Chiamata by doing it, and plays a deal alone',
  async () => {
    const { page } = ada;
    await tabTo(page.getByRole('link', { name: 'Briscola Chiamata: learn it by playing' }));
    await page.keyboard.press('Enter');
    const said = await goThrough(page, briscola, {
      async goOn() {
        await page.getByRole('button', { name: 'Go on' }).waitFor();
        await tabTo(page.getByRole('button', { name: 'Go on' }));
        await page.keyboard.press('Enter');
      },
      async act(_page, target, move) {
        const card = target ? cardOf(target) : String((move as { card?: string }).card);
        if (card) {
          await page.locator(`[data-hand][data-card="${card}"][aria-disabled="false"]`).waitFor({ state: 'attached' });
          return walkTo(page, card);
        }
        await tabTo(page.locator('.hud-actions button', { hasText: /^(Q$|Spades)/ }));
        await page.keyboard.press('Enter');
      },
      async seen(step) {
        if (step && process.env.SHOTS) await shoot(ada, `learn-${step.id}`);
        if (step?.at) await expect.poll(() => rings(ada), { timeout: 20_000 }).toBe(step.at.length);
      },
    });
    expect(said.filter(Boolean)).toHaveLength(briscola.steps.length);
    await page.getByText('You know the game').waitFor();
    if (process.env.SHOTS) await shoot(ada, 'learn-end');
    await tabTo(page.getByRole('button', { name: 'Play a match now' }));
    await page.keyboard.press('Enter');
    await page.getByLabel('Your name').fill('Ada');
    await page.keyboard.press('Enter');
    await playDeal(ada, keyboard);
    expect(ada.complaints).toEqual([]);
    await page.goto(app.url('/#/'));
    await page.getByRole('link', { name: 'Briscola Chiamata: learn it by playing' }).filter({ hasText: '✓' }).waitFor();
  },
  3 * PATIENCE,
);

function cardOf(target: Target): string | undefined {
  return 'card' in target ? target.card : undefined;
}
