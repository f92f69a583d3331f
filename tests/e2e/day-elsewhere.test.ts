/** Computers with other clocks, zones and languages deal the same cards on the same date. */
import { expect, it } from 'vitest';
import { type Guest, openWindow, PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const here = serveInside();
const elsewhere = serveInside();

interface Computer {
  readonly timezoneId: string;
  readonly locale: string;
  /** The page's language. */
  readonly lang: string;
  readonly now: string;
}

/** A window on a computer where it is this time. */
async function arriveAt(
  app: Pick<typeof here, 'browser' | 'url'>,
  { timezoneId, locale, lang, now }: Computer,
): Promise<Guest> {
  const viewport = { width: 1280, height: 720 };
  const guest = await openWindow(app.browser, { device: { viewport, timezoneId, locale } });
  await guest.page.clock.setFixedTime(now);
  await guest.page.goto(app.url(`/?lang=${lang}#/day/briscola`));
  return guest;
}

/** The cards that the deal of the day brings, and the date above it. */
async function dealtTo({ page, received }: Guest): Promise<{ hand: unknown; date: string }> {
  const date = await page.locator('.day-calendar td[aria-current="date"]').innerText();
  await page.locator('.day-page input').fill('Ada');
  await page.locator('.day-page .brass').click();
  await page.locator('[data-hand]').nth(2).waitFor();
  const [hand] = received.flatMap((message) => /"hand":(\["[^\]]+\])/.exec(message)?.[1] ?? []);
  return { hand, date };
}

it('deals the same at two computers where it is the same date, and other cards where it is another', {
  timeout: PATIENCE,
}, async () => {
  const rome = await arriveAt(here, {
    ...{ timezoneId: 'Europe/Rome', locale: 'it-IT', lang: 'it' },
    now: '2026-11-28T08:00:00Z',
  });
  // There it is the same date a day earlier.
  const kiritimati = await arriveAt(elsewhere, {
    ...{ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', lang: 'de' },
    now: '2026-11-27T11:00:00Z',
  });
  const dealt = await dealtTo(rome);
  expect(dealt.hand).toBeDefined();
  expect(await dealtTo(kiritimati)).toEqual(dealt);
  const california = await arriveAt(elsewhere, {
    ...{ timezoneId: 'America/Los_Angeles', locale: 'th-TH', lang: 'en' },
    now: '2026-11-28T07:59:00Z',
  });
  expect((await dealtTo(california)).hand).not.toEqual(dealt.hand);
  expect([rome, kiritimati, california].flatMap(({ complaints }) => complaints)).toEqual([]);
});
