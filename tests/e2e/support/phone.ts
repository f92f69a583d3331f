/** A person with a phone: comes in by a code, sits down, plays by taps, and is out of reach for a while. */
import type { Browser, Locator, Page } from 'playwright-core';
import { sitByTap } from './at-table.ts';
import { has, insist } from './games/asking.ts';
import { arrive, type Guest } from './guest.ts';
import { stringWire, type Wire } from './wire.ts';

/** Held upright; without a graphics card, finer pixels take their time. */
const DEVICE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How long a phone is out of reach, in ms. */
const OUT_OF_REACH = 5000;

export interface Phone extends Guest {
  readonly seat: number;
  readonly wire: Wire;
}

interface Seating {
  readonly code: string;
  readonly seat: number;
  readonly name: string;
}

/** Opens the page that the table's QR code leads to, says a name and takes a seat. */
export async function sitWithPhone(browser: Browser, port: number, { code, seat, name }: Seating): Promise<Phone> {
  const wire = await stringWire(port);
  const guest = await arrive(browser, `http://127.0.0.1:${wire.port}/hand/#${code}`, { device: DEVICE, breaks: true });
  await sitByTap(guest, name, seat + 1);
  return { ...guest, seat, wire };
}

/** What is gone by then can't be tapped any more, in ms. */
const STEADY = 3000;

/** A card is taken up with one tap and played with the next. */
export const thumb = {
  press: (page: Page, button: string): Promise<void> => page.locator(button).first().tap({ timeout: STEADY }),
  async play(page: Page, card: string): Promise<void> {
    const own = page.locator(`[data-hand][data-card="${card}"]`);
    // A fan shows each card's left edge.
    const edge = { position: { x: 12, y: 40 }, timeout: STEADY };
    if ((await own.getAttribute('data-lifted', edge)) === 'false') await own.tap(edge);
    await own.tap(edge);
  },
};

/** What lies on the table is shown on a phone beside a television, too; or the hand alone, as at first. */
export async function showTable({ page }: Phone, shown: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Table', exact: true });
  if ((await button.getAttribute('aria-pressed')) !== String(shown)) await button.tap();
  await page.locator(shown ? 'main:not(.hand-only)' : 'main.hand-only').waitFor();
}

/**
 * Out of reach for five seconds, which its own page says and another one sees; both show the table. `meanwhile` happens then. How
 * long it took, once it could be reached, until it was back in its seat and showed what lies on the table, in ms.
 */
export async function loseTheWire(phone: Phone, witness: Phone, meanwhile?: () => Promise<void>): Promise<number> {
  const sign = awaySign(witness, phone.seat);
  const notice = phone.page.getByText('your seat is kept');
  phone.wire.cut();
  await Promise.all([phone.page.waitForTimeout(OUT_OF_REACH), sign.waitFor(), notice.waitFor(), meanwhile?.()]);
  phone.wire.mend();
  const mended = performance.now();
  await sign.waitFor({ state: 'detached' });
  while ((await middleOf(phone)) !== (await middleOf(witness))) await phone.page.waitForTimeout(20);
  return performance.now() - mended;
}

function awaySign({ page }: Phone, seat: number): Locator {
  return page.locator(`.others [data-seat="${seat}"] [data-presence="phone.away"]`);
}

/** What lies in the middle of the table, as this phone shows it. */
async function middleOf({ page }: Phone): Promise<string> {
  const cards = page.locator('.middle [data-card]');
  return (await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))).join(' ');
}

/** The last one of several who act at the same moment may be asked to look again, and to tap again. */
export async function tapUntilGone({ page }: Phone, button: string): Promise<void> {
  const asked = () => has(page, button);
  await page.locator(button).first().waitFor();
  await insist(page, { asked, act: () => thumb.press(page, button), done: async () => !(await asked()) });
}
