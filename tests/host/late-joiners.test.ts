/** Somebody comes late to a match of each game: a bot's seat is theirs from the next deal on, and nothing of it before. */
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { ThinkingBots } from '#main/host/testing/bots.ts';
import { type Guest, phone, phones, seen, tableOf, watcher } from '#main/host/testing/room-clients.ts';
import { type TestHost, testHost } from '#main/host/testing/test-host.ts';
import type { KeptMatch } from '#main/store/store.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Rules } from '#shared/engine/rules.ts';
import { feedOf, type View } from '#shared/engine/view.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { HIDDEN } from './support/hidden-states.ts';

/** In ms; a deal takes far less of it. */
const STEP = 1000;
const LONG_ENOUGH = 3_600_000;

/** Plays as the game's `random` bot does, as long as there is a move: who always played the first one might keep a round from ever ending. */
function playsAtRandom(guest: Guest, game: string, table: string, seat: number) {
  const bot = gameOf(game)?.bots.random?.(seat, seeded(seat));
  return async (updates: readonly PlayUpdate[]): Promise<void> => {
    const latest = updates.at(-1);
    if (!latest || latest.moves.length === 0) return;
    const { match, version } = latest;
    const meant = bot?.see(latest as View, 0);
    if (meant) await guest.call('play/move', { table, seat, match, version, move: meant.move });
  };
}

/** Time passes, and Ada plays, until this is so. */
async function until(at: TestHost, plays: () => Promise<void>, isSo: () => boolean): Promise<void> {
  for (let passed = 0; !isSo(); passed += STEP) {
    if (passed > LONG_ENOUGH)
      console.log(
        JSON.stringify(at.store.events(1).slice(-12)),
        at.store.events(1).length,
        at.store.events(1).filter((e) => e.type === 'deal').length,
        at.log.slice(-3),
      );
    if (passed > LONG_ENOUGH) throw new Error('that never came');
    await plays();
    await at.clock.pass(STEP);
  }
}

describe('a late comer', () => {
  it.each(Object.keys(GAMES))('to a match of %s', async (game) => {
    const at = testHost({ opensTables: true, gameOf, pool: new ThinkingBots(gameOf) });
    const [ada] = (await phones(at, 'Ada')) as [Guest];
    const { table } = await ada.get<{ table: string }>('room/play', { game, level: 'easy', deal: true });
    const [bob, carl] = [await phone(at, 'Bob', '192.168.1.30'), await watcher(at, '192.168.1.31')];
    await carl.get('tables/enter', { code: at.host.room.code });
    const { seat } = await bob.get<{ seat: number }>('room/sit');
    expect(seat).toBeGreaterThan(0);
    await ada.follow('table/watch', { table });
    const live = () => at.host.table(table);
    const own = await ada.follow<PlayUpdate>('play/watch', { table, viewer: 0 });
    const plays = playsAtRandom(ada, game, table, 0);
    const isBobs = () => seen(ada, 'Bob').seat === seat;
    const asked: (string | undefined)[] = [];
    await until(
      at,
      async () => {
        if (!isBobs())
          asked.push(await bob.reason('play/watch', { table, viewer: seat, since: { match: 0, version: -1 } }));
        // Looks at the score no longer than it must.
        if (live()?.stage === 'playing' && asked.length % 5 === 0) await ada.call('table/goOn', { table });
        await plays(own());
      },
      () => isBobs() || live()?.stage === 'over',
    );
    expect(live()?.stage).toBe('playing');
    expect(isBobs()).toBe(true);
    // Until then each question was refused, the last one as well.
    expect(new Set(asked.slice(0, -1))).toEqual(new Set(['not-your-seat']));
    // What is theirs begins with the deal: whatever number they say to have seen.
    const { from } = (live()?.kept.heirs.find((heir) => heir.seat === seat) ?? {}) as { from: number };
    const dealt = at.store.events(1)[from];
    expect(dealt?.by).toBe('chance');
    const all = await bob.follow<PlayUpdate>('play/watch', { table, viewer: seat, since: { match: 0, version: -1 } });
    const kept = at.store.match(table, 0) as KeptMatch;
    const bots = newMatch(gameOf(game)?.rules as Rules, kept.options, kept.seats);
    const feed = feedOf(bots, seat);
    for (const event of at.store.events(1).slice(0, from)) {
      take(bots, event);
      feed.next();
    }
    expect(feed.latest().version).toBeGreaterThan(0);
    expect(all().map(({ version }) => version)[0]).toBeGreaterThan(feed.latest().version);
    const before = await carl.follow<PlayUpdate>('play/watch', { table, viewer: 'everyone' });
    expect(before().length).toBeGreaterThan(0);
    // What the room told has no card in it.
    const { cards = [] } = HIDDEN.find((hidden) => hidden.game === game) ?? {};
    expect(cards.length).toBeGreaterThan(0);
    const told = JSON.stringify([bob.room(), carl.room(), await tableOf(bob)]);
    expect(cards.filter((card) => told.includes(`"${card}"`))).toEqual([]);
    expect(at.store.finishedMatch('nobody', 1)).toBeUndefined();
    expect(await bob.get('records/list')).toEqual([]);
    // To the end: the record is Bob's, too.
    const hers = await ada.follow<PlayUpdate>('play/watch', { table, viewer: 0 });
    const his = playsAtRandom(bob, game, table, seat);
    let round = 0;
    await until(
      at,
      async () => {
        if (++round % 3 === 0) for (const one of [ada, bob]) await one.call('table/goOn', { table });
        await plays(hers());
        await his(all());
      },
      () => live()?.stage === 'over',
    );
    const records = await bob.get<{ mine: number[]; names: string[] }[]>('records/list');
    expect(records).toMatchObject([{ mine: [seat] }]);
    expect(records[0]?.names[seat]).toBe('Bob');
    expect(await bob.reason('play/record', { table })).toBeUndefined();
    expect(await carl.reason('play/record', { table })).toBe('no-such-record');
    expect(at.log).toEqual([]);
  });
});
