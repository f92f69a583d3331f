/** Somebody with a phone looks on in VIVA, guesses who is last, and shows on the television what they make of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { present } from '#shared/engine/collections.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { PausableClock } from '../host/support/pausable-clock.ts';
import { gather, type Party } from '../host/support/table-party.ts';
import { comeIn, leaveFor, type Member, scan } from './support/evening.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const GAME = 'viva';
const SEATS = 2;

const clock = new PausableClock();
const app = serveInside({ clock, opensTables: true, network: { addresses: () => ['http://192.168.7.1:4747'] } });
let party: Party;
let fay: Member;
let tv: Guest;

async function latest(seat: number) {
  const { client } = party.visitors[seat] as Party['visitors'][number];
  for await (const update of await client.play.watch({ table: party.table, viewer: seat })) return update;
  throw new Error('nothing is played');
}

/** Whoever is asked does what an easy bot would, until the first round is over. */
async function playRound(): Promise<Observation> {
  const easy = present(gameOf(GAME)?.bots.easy, 'bot');
  for (let seat = 0; ; ) {
    const { match, version, observation, moves } = await latest(seat);
    const { results, turn } = observation as Observation;
    if (results.length > 0) return observation as Observation;
    if (turn === seat) {
      const move = easy(seat, seeded(version)).see({ version, observation, moves } as Update, 0)?.move ?? moves[0];
      const { client } = party.visitors[seat] as Party['visitors'][number];
      await client.play.move({ table: party.table, seat, match, version, move: move as Move });
    }
    seat = turn ?? seat;
  }
}

/** Those who play stay at the table: a television without them would show the room. */
function stay(signal: AbortSignal): void {
  for (const [seat, { client }] of party.visitors.entries())
    void client.play
      .watch({ table: party.table, viewer: seat }, { signal })
      .then(async (updates) => {
        for await (const _ of updates);
      })
      .catch(() => undefined);
}

async function showSmile({ page, ...fay }: Member): Promise<void> {
  await fay.tap(page.locator('.top').getByRole('button', { name: 'Chat' }));
  await fay.tap(page.locator('.gestures').getByRole('button', { name: 'Smile' }));
}

describe('who looks on plays along', () => {
  beforeAll(async () => {
    party = await gather(app.port, { game: GAME, seats: SEATS, options: { rounds: 2 } }, true);
    const [host] = party.visitors;
    let code = '';
    for await (const room of await present(host, 'host').client.room.watch({})) {
      code = room.code ?? '';
      break;
    }
    await host?.client.table.start({ table: party.table });
    tv = await app.arrive('/screen', { device: { viewport: { width: 1280, height: 720 } } });
    fay = await scan(app, code, 'Fay');
    await comeIn(fay);
    await fay.press('Watch');
  }, 3 * PATIENCE);

  afterAll(async () => {
    await leaveFor(fay);
    await tv.page.context().close();
    for (const visitor of party.visitors) await visitor.leave();
  });

  it('guesses with one tap, and changes its mind', async () => {
    const { page } = fay;
    await page.getByText('Who will be left with cards?').waitFor();
    await fay.tap(page.locator('.suspects button', { hasText: 'Person 0' }));
    await page.locator('.betting.saved').waitFor();
    await page.getByText('Saved. Nobody sees it').waitFor();
    await shoot(fay, 'guess-phone');
    await fay.press('Change');
    await fay.tap(page.locator('.suspects button', { hasText: 'Person 1' }));
    await page.locator('.suspects button[aria-pressed="true"]', { hasText: 'Person 1' }).waitFor();
    await page.getByText('Saved. Nobody sees it').waitFor();
  });

  it('reacts at its own portrait, on the television and on its own phone', async () => {
    await showSmile(fay);
    await tv.page.locator('.reactions li', { hasText: 'Fay' }).waitFor();
    await shoot(tv, 'guess-tv-reaction');
    await showSmile(fay);
    await fay.page.locator('.reactions li').first().waitFor();
    await shoot(fay, 'guess-phone-reaction');
  });

  it('is told the answer after the round, and everybody the points', async () => {
    const { results } = await playRound();
    // The score lies until the next round, however long a page takes to show it.
    clock.hold();
    const leaving = new AbortController();
    stay(leaving.signal);
    const isRight = results[0]?.loser === 1;
    const told = isRight ? /^Guessed it: Fay \d+\.$/ : /^Nobody guessed it\.$/;
    for (const { page } of [fay, tv]) {
      const guessed = page.locator('.guessed');
      await guessed.waitFor();
      expect((await guessed.innerText()).replace(/[\u2068\u2069]/g, '')).toMatch(told);
    }
    await shoot(fay, 'guess-phone-score');
    await shoot(tv, 'guess-tv-score');
    expect([...fay.complaints, ...tv.complaints]).toEqual([]);
    clock.goOn();
    leaving.abort();
  });
});
