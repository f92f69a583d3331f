/** Two people in two browsers and a spectator in a third, at one table; the server is killed in mid-deal. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRENCH_DECK } from '#shared/cards/french.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Chance, Move } from '#shared/games/briscola-chiamata/moves.ts';
import { rulesOf } from '#shared/games/index.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';
import { keyboard, playDeal } from './support/briscola.ts';
import { launchChromium } from './support/chromium.ts';
import { arrive, type Guest, openTable, PATIENCE, recordOf, sitDown, wayIn } from './support/guest.ts';

type BriscolaEvent = ({ by: 'chance' } & Chance) | ({ by: Seat } & Move);

const MATCH = 5 * PATIENCE;
const data = temporaryFolder();

let server: ChildServer;
let browser: Browser;
let ada: Guest;
let bob: Guest;
let watcher: Guest;
/** What each saw leave its hand, in order. */
const played = { ada: [] as string[], bob: [] as string[] };
let events: readonly BriscolaEvent[] = [];

beforeAll(async () => {
  server = await startChild(data, '--pace', '20');
  browser = await launchChromium();
  const come = () => arrive(browser, `http://127.0.0.1:${server.port}/`, { small: true, breaks: true });
  ada = await come();
  await openTable(ada, /Briscola Chiamata/, (page) => page.getByRole('slider', { name: 'Deals' }).fill('0'));
  await sitDown(ada, 'Ada', 1);
  bob = await come();
  const way = wayIn(ada);
  await bob.page.goto(way);
  await sitDown(bob, 'Bob', 3);
  watcher = await come();
  await watcher.page.goto(way);
  await watcher.page.getByLabel('Your name').waitFor();
  await ada.page.getByRole('button', { name: 'Fill the empty seats' }).click();
  await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
}, MATCH);

afterAll(async () => {
  await browser.close();
  endChildren();
  removeFolders();
}, MATCH);

async function killAndRestart(): Promise<void> {
  const { port } = server;
  await server.end('SIGKILL');
  server = await startChild(data, '--pace', '20', '--port', String(port));
}

/** The cards a seat may know after so many events: those dealt to it, the called one, and all that were played. */
function known(seat: Seat | null, happened: readonly BriscolaEvent[]): Set<string> {
  const dealer = happened.find((event) => event.type === 'dealer')?.seat ?? 0;
  const cards = happened.flatMap((event): string[] => {
    if (event.type === 'deal') return event.cards.filter((_, k) => (dealer + 1 + k) % 5 === seat);
    if (event.type === 'play') return [event.card];
    const bid = happened.findLast((one) => one.type === 'bid');
    return event.type === 'trump' && bid?.type === 'bid' ? [`${bid.rank}${event.suit}`] : [];
  });
  return new Set(cards);
}

/** Cards in messages to a seat that it could not know yet. Without secret offers every event makes a new version. */
function leaks({ received }: Guest, seat: Seat | null): string[] {
  return received.flatMap((message) => {
    const version = Number(/"version":(\d+)/.exec(message)?.[1] ?? 0);
    const may = known(seat, events.slice(0, version));
    return FRENCH_DECK.filter((card) => message.includes(`"${card}"`) && !may.has(card)).map(
      (card) => `${card} in version ${version}`,
    );
  });
}

describe('two people and a spectator at one table', () => {
  it(
    'play a deal to its end though the server is killed in the middle of it',
    async () => {
      await Promise.all([
        playDeal(ada, keyboard, async (card) => {
          played.ada.push(card);
          if (played.ada.length === 3) await killAndRestart();
        }),
        playDeal(bob, keyboard, async (card) => {
          played.bob.push(card);
        }),
        watcher.page.locator('dialog.score').waitFor({ timeout: MATCH }),
      ]);
    },
    MATCH,
  );

  it('kept every card that was played', async () => {
    const record = (await recordOf(ada)) as GameRecord;
    expect(replay(record, rulesOf)).not.toHaveProperty('fault');
    events = record.events as readonly BriscolaEvent[];
    const cardsOf = (seat: Seat) =>
      events.flatMap((event) => (event.type === 'play' && event.by === seat ? event.card : []));
    expect(played.ada).toEqual(cardsOf(0));
    expect(played.bob).toEqual(cardsOf(2));
  });

  it('saw no card on their sockets before it was theirs to see', () => {
    for (const guest of [ada, bob, watcher]) expect(guest.received.join()).toContain('"type":"play"');
    expect(leaks(ada, 0)).toEqual([]);
    expect(leaks(bob, 2)).toEqual([]);
    expect(leaks(watcher, null)).toEqual([]);
  });

  it('have nothing to complain about', () => {
    expect([...ada.complaints, ...bob.complaints, ...watcher.complaints]).toEqual([]);
  });
});
