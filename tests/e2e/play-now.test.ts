/** From home to a first card at the host's own computer, and to the next match. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Guest, PATIENCE } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

/** So long may it take to the first card, in ms. */
const SOON = 10_000;

const app = serveInside({ pace: 20 });
let ada: Guest;

beforeAll(async () => {
  ada = await app.arrive();
}, PATIENCE);

/** What comes last lies on top of all: its classes stand on the page. */
function noteWhatIsLaidOnTop(): void {
  const note = <Args extends unknown[]>(on: HTMLElement, lay: (...args: Args) => void, args: Args): void => {
    document.body.dataset.onTop = on.className;
    lay.apply(on, args);
  };
  const { showPopover } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLElement.prototype.showPopover = function (...args) {
    note(this, showPopover, args);
  };
  HTMLDialogElement.prototype.showModal = function () {
    note(this, showModal, []);
  };
}

describe('play now', { timeout: PATIENCE }, () => {
  it('asks for a name and a level first, once, and deals', async () => {
    const { page } = ada;
    await coverOf(page, 'VIVA').click();
    await page.getByRole('button', { name: 'VIVA: play now' }).click();
    await page.getByLabel('Your name').fill('Ada');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
    await page.getByRole('radio', { name: 'easy', exact: true }).check();
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => window.pannoVerde?.project('plate:3')?.width ?? 0)).toBeGreaterThan(0);
  });

  it('takes no mouse: a name is typed at once, and Enter deals', async () => {
    const bea = await app.arrive();
    const { page } = bea;
    await coverOf(page, 'VIVA').press('Enter');
    await page.getByRole('button', { name: 'VIVA: play now' }).press('Enter');
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.type('Bea');
    await page.keyboard.press('Enter');
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('asks for another name where somebody here has it already', async () => {
    const other = await app.arrive();
    const { page } = other;
    await coverOf(page, 'VIVA').click();
    await page.getByRole('button', { name: 'VIVA: play now' }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.evaluate(noteWhatIsLaidOnTop);
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.getByText('Somebody here is already called Ada').waitFor();
    // The sheet that asks again does not lie on what is said.
    await page.getByRole('dialog').getByLabel('Your name').waitFor();
    await expect.poll(() => page.evaluate(() => document.body.dataset.onTop)).toContain('notice');
    await page.getByLabel('Your name').fill('Cleo');
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('puts away the sheet on top by Escape, and the one beneath it by another', async () => {
    const { page } = await app.arrive();
    await page.goto(app.url('/#/join'));
    await page.getByRole('button', { name: 'Can’t find a table?' }).click();
    await page.getByRole('button', { name: 'Check again' }).and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.doctor').waitFor({ state: 'detached' });
    expect(await page.locator('dialog.join').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('dialog.join').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('leaves the match to be continued, and begins another one in one click on the game’s page within ten seconds', async () => {
    const { page } = ada;
    await page.goto(app.url('/#/'));
    await page.locator('.continue-ribbon').waitFor();
    await coverOf(page, 'Briscola Chiamata').click();
    const began = performance.now();
    await page.getByRole('button', { name: 'Briscola Chiamata: play now' }).click();
    await page.locator('[data-hand]').nth(7).waitFor({ state: 'attached' });
    const took = performance.now() - began;
    console.log(`from one click to the first card: ${Math.round(took)} ms`);
    expect(took).toBeLessThan(SOON);
  });
});
