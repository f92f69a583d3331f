/** Two people in two browsers and a spectator in a third, at one table; the server is killed in mid-deal. */
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#catalogue';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Move } from '#shared/games/briscola-chiamata/state.ts';
import type { TrickChance } from '#shared/tricks/state.ts';
import { startChild } from '../host/support/server-process.ts';
import { dealAmongBots, openTable, recordOf, sitDown, wayIn } from './support/at-table.ts';
import { keyboard, playDeal } from './support/games/briscola.ts';
import { type Guest, PATIENCE } from './support/guest.ts';
import { leaks } from './support/leaks.ts';
import { serveByChild } from './support/served.ts';

type BriscolaEvent = ({ by: 'chance' } & TrickChance) | ({ by: Seat } & Move);

const MATCH = 5 * PATIENCE;

const app = serveByChild('--pace', '20');
let ada: Guest;
let bob: Guest;
let watcher: Guest;
/** What each saw leave its hand, in order. */
const played = { ada: [] as string[], bob: [] as string[] };
let record: GameRecord;

beforeAll(async () => {
  const come = () => app.arrive('/', { small: true, breaks: true });
  ada = await come();
  await openTable(ada, 'Briscola Chiamata', (page) => page.getByRole('slider', { name: 'Deals' }).fill('0'));
  await sitDown(ada, 'Ada', 1);
  bob = await come();
  const way = wayIn(ada);
  await bob.page.goto(way);
  await sitDown(bob, 'Bob', 3);
  watcher = await come();
  await watcher.page.goto(way);
  await watcher.page.getByLabel('Your name').waitFor();
  await dealAmongBots(ada);
}, MATCH);

async function killAndRestart(): Promise<void> {
  await app.server.end('SIGKILL');
  await startChild(app.data, '--pace', '20', '--port', String(app.port));
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
    record = (await recordOf(ada)) as GameRecord;
    expect(replay(record, rulesOf)).not.toHaveProperty('fault');
    const events = record.events as readonly BriscolaEvent[];
    const cardsOf = (seat: Seat) =>
      events.flatMap((event) => (event.type === 'play' && event.by === seat ? event.card : []));
    expect(played.ada).toEqual(cardsOf(0));
    expect(played.bob).toEqual(cardsOf(2));
  });

  it('saw no card on their sockets before it was theirs to see', () => {
    for (const guest of [ada, bob, watcher]) expect(guest.received.join()).toContain('"type":"play"');
    expect(leaks(ada, 0, record)).toEqual([]);
    expect(leaks(bob, 2, record)).toEqual([]);
    expect(leaks(watcher, 'everyone', record)).toEqual([]);
  });

  it('have nothing to complain about', () => {
    expect([...ada.complaints, ...bob.complaints, ...watcher.complaints]).toEqual([]);
  });
});
