/** A phone that knows a host by its key, and finds another one at its address. */
import { expect, it } from 'vitest';
import { openWindow, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 548 },
  { width: 548, height: 375 },
];

const app = serveInside();

const OTHER = 'abcdefghijklmnopqrstuv';

it.each(PHONES)('is told so at $width×$height, says nothing, and goes on when its person says so', async (viewport) => {
  const guest = await openWindow(app.browser, { device: { viewport, hasTouch: true, isMobile: true } });
  const { page, sent } = guest;
  await page.goto(app.url(`/hand/#K7QX.${OTHER}`));
  const sheet = page.getByRole('dialog', { name: 'A different host answered' });
  await sheet.waitFor();
  await shoot(guest, `stranger-${viewport.width}x${viewport.height}`);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await sheet.waitFor();
  await page.getByRole('button', { name: 'It’s new: continue' }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => sent.some((text) => text.includes('/session/greet'))).toBe(true);
  const kept = await page.evaluate(() => localStorage.getItem('panno-verde.key'));
  expect(kept).toBe(`${app.server.host.keyFingerprint} sight`);
  // The link that brought the wrong key is still in the address: what a person said goes before it.
  await page.getByRole('heading', { name: 'Panno Verde' }).waitFor();
  await page.context().close();
});
