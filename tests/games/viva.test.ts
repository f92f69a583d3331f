/**
 * Every kind of move of VIVA with the mouse, and with the keyboard alone, in a whole match that is written down; and a
 * forbidden play that another person calls out.
 */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import { seeded } from '#shared/engine/random.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import { codeOf, openTable, recordOf, sitDown, tableOf, totalsOn, wayIn } from '../e2e/support/at-table.ts';
import { drawCalls, framesAtRest } from '../e2e/support/frames.ts';
import { has, insist, nextOf, SHEET } from '../e2e/support/games/asking.ts';
import { ASKED, type Hands, keyboard, make, mouse } from '../e2e/support/games/viva.ts';
import { ADA, BOB, CARLA, dealt, ROUNDS, SCORES } from '../e2e/support/games/viva-match.ts';
import { arrive, type Guest, type Manner, PATIENCE, shoot } from '../e2e/support/guest.ts';
import { openBrowser, PAGES } from '../e2e/support/served.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/test-server.ts';

const MATCH = 4 * PATIENCE;
const POLL = { timeout: PATIENCE };
const NEXT = `${SHEET} button:has-text("Next round")`;

const pages = openBrowser();
afterAll(removeFolders);

/** A server for one test. */
async function serve(wanted: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ pages: PAGES, pace: 20, ...wanted });
  onTestFinished(() => server.stop());
  return server;
}

/** Ada makes a table where forbidden plays can be made, sits down on its first seat, and starts. */
async function adaAtTable({ port }: TestServer, manner: Manner, seats: number, rounds: number): Promise<Guest> {
  const ada = await arrive(pages.browser, `http://127.0.0.1:${port}/`, manner);
  await openTable(ada, 'VIVA', async (page) => {
    await page.getByRole('radio', { name: String(seats), exact: true }).check();
    await page.getByRole('slider', { name: 'Rounds' }).fill(String(rounds - 1));
    await page.getByRole('slider', { name: 'Youngest player' }).fill('1');
    await page.getByRole('radio', { name: /if caught/ }).check();
  });
  await sitDown(ada, 'Ada');
  return ada;
}

function deal({ page }: Guest): Promise<void> {
  return page.getByRole('button', { name: 'Deal', exact: true }).click();
}

/** Bob and Carla, as programs: by seat. */
async function othersAt(ada: Guest, { port }: TestServer): Promise<Map<number, Visitor>> {
  const table = tableOf(ada);
  const others = new Map<number, Visitor>();
  for (const [seat, name] of [
    [BOB, 'Bob'],
    [CARLA, 'Carla'],
  ] as const) {
    const visitor = await visit(port);
    onTestFinished(() => visitor.leave());
    await visitor.client.tables.enter({ code: codeOf(ada) });
    await visitor.client.table.sit({ table, seat, name });
    others.set(seat, visitor);
  }
  return others;
}

/** What that seat was told last, or comes to be told that is `wanted`. */
async function toldTo({ client }: Visitor, table: string, seat: number, wanted = (_moves: unknown[]) => true) {
  for await (const update of await client.play.watch({ table, viewer: seat })) if (wanted(update.moves)) return update;
  throw new Error('nothing is played');
}

/** The match as it is written down: Ada on her page, with these hands. */
interface Playing {
  readonly ada: Guest;
  readonly hands: Hands;
  readonly others: Map<number, Visitor>;
  /** After each move of hers. */
  onMove(): Promise<void>;
  onScore(round: number): Promise<void>;
}

async function playMatch(playing: Playing): Promise<void> {
  for (const [k, { moves }] of ROUNDS.entries()) {
    if (k > 0) await goOn(playing, k);
    for (const [seat, move] of moves)
      await (seat === ADA ? moveByAda(playing, move) : moveByOther(playing, seat, move));
  }
}

/** From the score of a round to the next one: all have to want it. */
async function goOn({ ada, hands, others, onScore }: Playing, round: number): Promise<void> {
  await nextOf(ada.page, [SHEET], hands.skip);
  expect(await ada.page.evaluate(() => String(getSelection()))).toBe('');
  await onScore(round);
  await hands.press(ada.page, NEXT);
  for (const { client } of others.values()) await client.table.goOn({ table: tableOf(ada) });
}

/** Until the others see that it is done. */
async function moveByAda({ ada, hands, others, onMove }: Playing, move: Move): Promise<void> {
  const seen = async () => (await toldTo(others.get(BOB) as Visitor, tableOf(ada), BOB)).version;
  await nextOf(ada.page, [ASKED[move.type]], hands.skip);
  const before = await seen();
  await insist(ada.page, {
    asked: () => has(ada.page, ASKED[move.type]),
    act: () => make(ada.page, hands, move),
    done: async () => (await seen()) > before,
  });
  await onMove();
}

/** As soon as they can. */
async function moveByOther({ ada, others }: Playing, seat: number, move: Move): Promise<void> {
  const table = tableOf(ada);
  const other = others.get(seat) as Visitor;
  const isMeant = (one: unknown) => isDeepStrictEqual(one, move);
  const { match, version } = await toldTo(other, table, seat, (moves) => moves.some(isMeant));
  await other.client.play.move({ table, seat, match, version, move });
}

/** What has been played, as its record has it; that replays. */
async function playedBy(ada: Guest): Promise<{ moves: object[]; scores: number[] }> {
  const record = await recordOf(ada);
  expect(replay(record, rulesOf)).not.toHaveProperty('fault');
  const { events, result } = record as { events: { by: unknown; t: unknown }[]; result: { scores: number[] } };
  const moves = events.filter(({ by }) => by !== 'chance').map(({ t: _t, ...move }) => move);
  return { moves, scores: result.scores };
}

describe('VIVA in a browser', { timeout: MATCH }, () => {
  it.each([
    ['mouse', mouse, {}],
    // Without a graphics card a small window is drawn faster, and the keyboard needs none.
    ['keyboard', keyboard, { small: true }],
  ] as const)(
    'is played to its end by %s, with every kind of move, within 40 draw calls for 126 cards, and draws no frame at rest',
    async (name, hands, manner) => {
      const server = await serve({ gameOf: (id) => (id === 'viva' ? dealt() : gameOf(id)) });
      const ada = await adaAtTable(server, manner, 3, ROUNDS.length);
      const others = await othersAt(ada, server);
      await deal(ada);
      let most = 0;
      await playMatch({
        ada,
        hands,
        others,
        async onMove() {
          most = Math.max(most, await drawCalls(ada));
        },
        onScore: (round) => shoot(ada, `viva-round-${round}-by-${name}`),
      });
      expect(most).toBeGreaterThan(4);
      expect(most).toBeLessThanOrEqual(40);
      await nextOf(ada.page, ['dialog.final'], hands.skip);
      await shoot(ada, `viva-score-by-${name}`);
      const { moves, scores } = await playedBy(ada);
      expect(moves).toEqual(ROUNDS.flatMap((round) => round.moves.map(([by, move]) => ({ by, ...move }))));
      expect(scores).toEqual(SCORES);
      expect(await totalsOn(ada, 'dialog.score')).toEqual(scores);
      expect(await framesAtRest(ada, 5000)).toBe(0);
      expect([...ada.complaints, ...server.log]).toEqual([]);
      await ada.page.close();
    },
  );

  it('undoes before all eyes what another person calls out', async () => {
    const server = await serve({ random: seeded(1) });
    const ada = await adaAtTable(server, {}, 2, 1);
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
    await ada.page.getByText('Press again to confirm').first().waitFor();
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
