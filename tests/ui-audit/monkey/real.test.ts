/** Two people press at random what is there, on a real host with bots: nothing breaks, and the match goes on. `SEED=N` repeats it. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { codeOf, dealAmongBots, openTable, sitDown, tableOf } from '../../e2e/support/at-table.ts';
import { type Guest, type Manner, openWindow } from '../../e2e/support/guest.ts';
import { serveByChild } from '../../e2e/support/served.ts';
import { seedOf } from '../turns.ts';
import type { PageKind } from '../view.ts';
import { Account, listenTo, type Place, Somebody } from './user.ts';

const PATIENCE = 60 * 60_000;
const SEED = seedOf(process.env.SEED);

/** So often each of the two presses. */
const PRESSES = Number(process.env.PRESSES ?? 200);

/** After so many presses one comes back to the table by its address, and after so many at the least something was played. */
const STRAY = 25;
const STILL = 400;

/** What ends it for everybody: who presses that wants it so. */
const ENDS = /Close (?:the table|for good)|Remove|Stand up/;

const PHONE: Manner = { device: { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true } };

const app = serveByChild('--pace', '100');
let fingers: string;

beforeAll(async () => {
  fingers = await fingersOf('../fixture/real.ts');
}, PATIENCE);

/** For a page that no server of ours makes. */
async function fingersOf(module: string): Promise<string> {
  const entry = fileURLToPath(new URL(module, import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'unused' };
  const [built] = [await build({ configFile: false, logLevel: 'warn', build: { lib, write: false } })].flat();
  if (!built || !('output' in built)) throw new Error('not built');
  return built.output[0].code;
}

/** Somebody on a page of the host's. */
async function come(kind: PageKind, path: string, manner: Manner) {
  const guest = await openWindow(app.browser, manner);
  await guest.page.addInitScript(fingers);
  const place = await listenTo(guest.page, kind);
  await guest.page.goto(app.url(path));
  return { guest, place };
}

/** One press more, or a key, or back; never what ends it. */
async function pressOn(who: Somebody): Promise<void> {
  const now = await who.look();
  const open = now.offered.flatMap(({ name }, at) => (ENDS.test(name) ? [] : [at]));
  const [way, at] = [who.below(6), open[who.below(open.length || 1)]];
  if (way === 0) await who.back({ ...now, at: '' }, now);
  else if (way === 1 || at === undefined) await who.try();
  else await who.press(now, at);
}

/** All that was played, as these people's pages were told it: told again after a break, it is the same. */
function playedBefore(guests: readonly Guest[]): Set<string> {
  const all = guests.flatMap(({ received }) => received.join('\n').match(/"match":\d+,"version":\d+/g) ?? []);
  return new Set(all);
}

it('stands two who press whatever there is', { timeout: PATIENCE }, async () => {
  console.log(`presser: SEED=${SEED}`);
  const window = await come('app', '/', { small: true });
  await openTable(window.guest, 'VIVA', async () => undefined);
  await sitDown(window.guest, 'Ada');
  const [table, code] = [tableOf(window.guest), codeOf(window.guest)];
  const phone = await come('hand', `/hand/#${code}`, PHONE);
  await sitInRoom(phone.guest, 'Bea');
  await dealAmongBots(window.guest);

  const account = new Account();
  const people = [window, phone].map(({ place }, k) => ({ place, who: new Somebody(place, account, SEED + k) }));
  let [presses, played, withoutMove] = [0, 0, 0];
  for (; presses < PRESSES && withoutMove < STILL; presses++) {
    for (const { place, who } of people) {
      if (presses % STRAY === 0) await home(place, who, table);
      await pressOn(who);
    }
    const now = playedBefore([window.guest, phone.guest]).size;
    withoutMove = now > played ? 0 : withoutMove + 1;
    played = now;
    const troubles = people.flatMap(({ who }) => who.troubles);
    expect(troubles, `SEED=${SEED}, press ${presses}`).toEqual([]);
  }
  const { all, pressed, never } = account.sum();
  console.log(`presser: ${2 * presses} presses, ${pressed} of ${all} controls, ${played} moves\n${never.join('\n')}`);
  expect(withoutMove, 'nothing is played any more').toBeLessThan(STILL);
  expect(played).toBeGreaterThan(2);
});

/** A table that is opened from home is the room's: one comes in to that, and sits down from there. */
async function sitInRoom({ page }: Guest, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).tap();
  await page.getByRole('button', { name: 'Sit down' }).tap();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** Back at the table, by its address. */
async function home({ page }: Place, who: Somebody, table: string): Promise<void> {
  who.begin('by the address');
  await page.goto(new URL(`#/table/${table}`, page.url()).href);
  await page.reload();
}
