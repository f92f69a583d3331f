/** A friend in another house, with nothing but a browser and the link: the relay serves the page and carries the line. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { visit } from '../host/support/client.ts';
import { removeFolders } from '../host/support/test-server.ts';
import { openHost, openOutside, openRelay, type RelayedHost, stopAll, TOKEN } from '../relay/support/relayed.ts';
import { sitByTap } from './support/at-table.ts';
import { UNDRAWN } from './support/chromium.ts';
import { SHEET } from './support/games/asking.ts';
import { arrive } from './support/guest.ts';
import { openBrowser, PAGES } from './support/served.ts';
import { doOne } from './support/taps.ts';
import { touchables } from './support/touch.ts';

const SEED = 9;
const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

afterEach(stopAll);
afterAll(removeFolders);
const opened = openBrowser(UNDRAWN);

/** A table of Briscola with a bot and a free seat, at a host that is open to a relay: the link to it. */
async function openTable(): Promise<{ link: string; host: RelayedHost; start(): Promise<unknown> }> {
  const relay = await openRelay({ pages: PAGES });
  const host = await openHost();
  await openOutside(host, relay);
  const { client } = await visit(host.server.port);
  const { table, code } = await client.tables.open({ game: 'briscola', seats: 2, options: { games: 1 } });
  await client.table.seatBot({ table, seat: 1, level: 'easy' });
  const link = `http://127.0.0.1:${relay.port}/hand/#${code}.${host.print}`;
  return { link, host, start: () => client.table.start({ table }) };
}

async function playToScore(page: Page): Promise<number> {
  const random = seeded(SEED);
  let done = 0;
  while (!(await page.locator(SHEET).count())) {
    const found = await touchables(page);
    if (found.length > 0) await doOne(page, found, (below) => random.below(below));
    done += found.length > 0 ? 1 : 0;
    await page.waitForTimeout(120);
  }
  return done;
}

describe('at the host’s own computer', () => {
  it('one is asked first, then gets the link, and closes it again', async () => {
    const relay = await openRelay({ pages: PAGES });
    const host = await openHost({ pages: PAGES });
    const { page } = await arrive(opened.browser, `http://127.0.0.1:${host.server.port}/#/together`);
    await page.getByRole('button', { name: 'Play over the internet' }).click();
    expect(host.outside.view().status).toBe('closed');
    await page.getByLabel('Relay').fill(`http://127.0.0.1:${relay.port}`);
    await page.getByLabel('Token').fill(TOKEN);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('Friends elsewhere can join through').waitFor();
    expect(await page.locator('.outside-mark .globe').count()).toBe(1);
    await page.getByRole('button', { name: 'Copy the link for friends' }).waitFor();
    await page.getByRole('button', { name: 'Stop playing over the internet' }).click();
    await page.getByRole('button', { name: 'Play over the internet' }).waitFor();
    expect(host.outside.view().status).toBe('closed');
    await page.context().close();
  });
});

describe('at a computer in another house', () => {
  it('one pastes the link, is told by whom it leads, and gets to the table', async () => {
    const { link, host } = await openTable();
    const own = await openHost({ pages: PAGES });
    const { page } = await arrive(opened.browser, `http://127.0.0.1:${own.server.port}/#/join`);
    await page.getByLabel('Host’s address').fill(link);
    await page.getByText('This link leads out of your network').waitFor();
    expect(await page.locator('.code-field').count()).toBe(0);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.waitForURL(/[/]hand[/]/);
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => localStorage['panno-verde.key'])).toBe(`${host.print} link`);
    await page.context().close();
  });
});

describe('a phone in another house', () => {
  it('comes in by the link, is there again after a reload, and plays to the score', async () => {
    const { link, host, start } = await openTable();
    const { page, complaints } = await arrive(opened.browser, link, { device: PHONE, breaks: true });
    await sitByTap({ page }, 'Ada');
    await page.reload();
    await page.getByRole('button', { name: 'Stand up' }).waitFor();
    await start();
    expect(await playToScore(page)).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    // What it knows of the host is the link's key, not the first that came.
    const kept = await page.evaluate(() => localStorage['panno-verde.key']);
    expect(kept).toBe(`${host.print} link`);
    await page.context().close();
  });

  it('tells nothing where another host has the place', async () => {
    const { link } = await openTable();
    const { page } = await arrive(opened.browser, link.replace(/[.][\w-]{22}$/, `.${'A'.repeat(22)}`), {
      device: PHONE,
      breaks: true,
    });
    // No host with that key: it goes on looking, and the page says so.
    await page.getByText('Can’t reach the table').waitFor();
    await page.context().close();
  });
});
