/** The same match of VIVA with the mouse and with the keyboard alone; a forbidden play is called out by another person. */
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { openTable, resultOf, sitDown, totalsOn, wayIn } from '../browser/support/at-table.ts';
import { drawCalls, framesAtRest } from '../browser/support/frames.ts';
import { keyboard, mouse, playRound } from '../browser/support/games/viva.ts';
import { arrive, type Guest, type Manner, PATIENCE, shoot } from '../browser/support/guest.ts';
import { openBrowser, PAGES } from '../browser/support/served.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/server.ts';

const MATCH = 4 * PATIENCE;
const POLL = { timeout: PATIENCE };

/** Here who plays whatever comes first calls a VIVA, lays a blocking card and a last card, and wins after twelve turns. */
const SEED = 112;

const pages = openBrowser();
afterAll(removeFolders);

/** A server that shuffles as the seed says, for one test: the same match every time. */
async function shuffledBy(seed: number): Promise<TestServer> {
  const server = await startServer({ pages: PAGES, pace: 20, random: seeded(seed) });
  onTestFinished(() => server.stop());
  return server;
}

/** Ada makes a table for two and sits down on its first seat. */
async function adaAtTable(
  { port }: TestServer,
  manner: Manner,
  options: (page: Guest['page']) => Promise<void>,
): Promise<Guest> {
  const ada = await arrive(pages.browser, `http://127.0.0.1:${port}/`, manner);
  await openTable(ada, 'VIVA', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await options(page);
  });
  await sitDown(ada, 'Ada');
  return ada;
}

function deal({ page }: Guest): Promise<void> {
  return page.getByRole('button', { name: 'Deal the cards' }).click();
}

describe('VIVA in a browser', { timeout: MATCH }, () => {
  it.each([
    ['mouse', mouse, {}],
    // Without a graphics card a small window is drawn faster, and the keyboard needs none.
    ['keyboard', keyboard, { small: true }],
  ] as const)(
    'is played to its end by %s, within 40 draw calls for 126 cards, and draws no frame at rest',
    async (name, hands, manner) => {
      const server = await shuffledBy(SEED);
      const ada = await adaAtTable(server, manner, (page) => page.getByRole('slider', { name: 'Rounds' }).fill('0'));
      await ada.page.getByRole('button', { name: 'Fill the empty seats' }).click();
      await deal(ada);
      let most = 0;
      let calls = 0;
      await playRound(ada, hands, {
        async onTurn(turn) {
          most = Math.max(most, await drawCalls(ada));
          if (turn === 3) await shoot(ada, `viva-turn-by-${name}`);
        },
        async onViva() {
          calls++;
          await shoot(ada, `viva-answer-by-${name}`);
        },
      });
      expect(calls).toBe(1);
      expect(most).toBeGreaterThan(4);
      expect(most).toBeLessThanOrEqual(40);
      await shoot(ada, `viva-score-by-${name}`);
      const { scores } = await resultOf<{ scores: number[] }>(ada);
      expect(await totalsOn(ada, 'dialog.score')).toEqual(scores);
      expect(await framesAtRest(ada, 5000)).toBe(0);
      expect([...ada.complaints, ...server.log]).toEqual([]);
      await ada.page.close();
    },
  );

  it('undoes before all eyes what another person calls out', async () => {
    const server = await shuffledBy(SEED);
    const ada = await adaAtTable(server, {}, async (page) => {
      await page.getByRole('slider', { name: 'The youngest' }).fill('1');
      await page.getByRole('radio', { name: /if caught/ }).check();
    });
    const bob = await arrive(pages.browser, wayIn(ada), { small: true });
    await sitDown(bob, 'Bob', 2);
    await deal(ada);
    const hand = (count: number) => expect.poll(() => ada.page.locator('[data-hand]').count(), POLL).toBe(count);
    await hand(5);
    await ada.page.keyboard.press('t');
    await hand(6);
    // After a take every card but the one taken is forbidden, and yet it can be played.
    const taken = await ada.page.locator('.taken-card img').getAttribute('alt');
    const other = ada.page.locator('[data-hand]').filter({ hasNotText: new RegExp(`^${taken}$`) });
    const forbidden = await other.first().getAttribute('data-card');
    await keyboard.pick(ada.page, forbidden ?? '');
    await keyboard.lay(ada.page, 0);
    // What costs dear is asked about: the same key once more.
    await ada.page.getByText('Once more, and it is done').first().waitFor();
    await keyboard.lay(ada.page, 0);
    await hand(5);
    await bob.page.getByRole('button', { name: /Caught!/ }).waitFor();
    await bob.page.keyboard.press('c');
    await ada.page.getByText('Bob catches Ada: the play is undone and costs three cards').first().waitFor();
    await hand(9);
    await shoot(ada, 'viva-caught');
    expect(await ada.page.locator('[data-zone="house:0"] [data-card]').count()).toBe(0);
    expect([...ada.complaints, ...bob.complaints, ...server.log]).toEqual([]);
  });
});
