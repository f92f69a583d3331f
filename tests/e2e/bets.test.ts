/** Somebody with a phone looks on and bets on who plays with whom; then the replay, and its deal as a code. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { scripted } from '#main/host/testing/race-game.ts';
import type { Game } from '#shared/engine/game.ts';
import { briscolaChiamata } from '#shared/games/briscola-chiamata/index.ts';
import { cardsFor, HANDS } from '#shared/games/briscola-chiamata/testing.ts';
import { PausableClock } from '../host/support/pausable-clock.ts';
import { gather, type Party } from '../host/support/table-party.ts';
import { comeIn, leaveFor, type Member, scan } from './support/evening.ts';
import { PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const GAME = 'briscola-chiamata';
const DEALER = { type: 'dealer', seat: 1 };
const DEAL = { type: 'deal', cards: cardsFor(HANDS, DEALER.seat) };
/** Seat 2 calls the ace of clubs, which seat 4 has. */
const [CALLER, PARTNER, CALLED] = [2, 4, 'AC'];

const clock = new PausableClock();
const app = serveInside({
  clock,
  opensTables: true,
  drawContribution: () => 'ab'.repeat(32),
  gameOf: (id) => (id === GAME ? scripted(briscolaChiamata as unknown as Game, [DEALER, DEAL]) : gameOf(id)),
});
let party: Party;
let fay: Member;

/** So many moves are made, each by whoever is asked for one; `what` chooses among the moves. */
async function play(count: number, what: (moves: readonly Move[], seat: number) => Move | undefined): Promise<void> {
  for (let made = 0; made < count; made++) while (!(await playOne(what)));
}

async function playOne(what: (moves: readonly Move[], seat: number) => Move | undefined): Promise<boolean> {
  for (const [seat, { client }] of party.visitors.slice(0, 5).entries()) {
    const { match, version, moves } = await latest(seat);
    const move = what(moves as Move[], seat);
    if (!move) continue;
    await client.play.move({ table: party.table, seat, match, version, move });
    return true;
  }
  return false;
}

/** A move as it comes over the wire. */
type Move = { readonly type: string; readonly card?: string; readonly [field: string]: unknown };

async function latest(seat: number) {
  const { client } = party.visitors[seat] as Party['visitors'][number];
  for await (const update of await client.play.watch({ table: party.table, viewer: seat })) return update;
  throw new Error('nothing is played');
}

describe('bets of who looks on', () => {
  beforeAll(async () => {
    party = await gather(app.port, { game: GAME, seats: 5, options: { deals: 1, weakHand: 'off' } }, true);
    const [host] = party.visitors;
    if (!host) throw new Error('nobody came');
    let code = '';
    for await (const room of await host.client.room.watch({})) {
      code = room.code ?? '';
      break;
    }
    await host.client.table.start({ table: party.table });
    fay = await scan(app, code, 'Fay');
    await comeIn(fay);
    await fay.press('Watch');
  }, 2 * PATIENCE);

  afterAll(async () => {
    await leaveFor(fay);
    for (const visitor of party.visitors) await visitor.leave();
  });

  it('a phone bets with one tap, changes its mind, and is told that it was right', async () => {
    await play(1, (moves, seat) => (seat === CALLER ? moves.find(({ type }) => type === 'bid') : undefined));
    await play(4, (moves) => moves.find(({ type }) => type === 'pass'));
    await play(1, (moves) => moves.find((move) => move.type === 'trump' && move.suit === 'C'));
    const { page } = fay;
    await page.getByText('Who is Person 2’s partner?').waitFor();
    await fay.tap(page.locator('.suspects button', { hasText: 'Person 3' }));
    await page.getByText('Saved. Nobody sees it').waitFor();
    await shoot(fay, 'bets-phone-saved');
    await fay.press('Change');
    await fay.tap(page.locator('.suspects button', { hasText: 'Person 4' }));
    await page.locator('.suspects button[aria-pressed="true"]', { hasText: 'Person 4' }).waitFor();
    await page.getByText('Saved. Nobody sees it').waitFor();
    await shoot(fay, 'bets-phone');
    const small = await page
      .locator('.suspects button')
      .evaluateAll((buttons) =>
        buttons
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && Math.min(width, height) < 44),
      );
    expect(small).toEqual([]);
    await play(2, (moves) => moves.find(({ card }) => card !== CALLED && card !== undefined));
    await play(1, (moves, seat) => (seat === PARTNER ? moves.find(({ card }) => card === CALLED) : undefined));
    await page.getByText('You guessed it: 10 points, 10 in all.').waitFor();
    await shoot(fay, 'bets-phone-right');
    expect(fay.complaints).toEqual([]);
  });

  it('the phones of all say at the score who guessed it, with points', async () => {
    // Of forty cards three lie.
    await play(37, (moves) => moves.find(({ type }) => type === 'play'));
    // The score lies until the next match, however long a phone takes to show it.
    clock.hold();
    const [, one] = party.visitors;
    const device = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
    const guest = await app.arrive(`/hand/#/table/${party.table}`, { device, token: one?.token });
    for (const phone of [fay, guest]) {
      const said = phone.page.locator('dialog.score .guessed');
      await said.getByText('Guessed it: ').waitFor();
      expect((await said.innerText()).replace(/[\u2068\u2069]/g, '')).toBe('Guessed it: Fay 10.');
    }
    await shoot(fay, 'bets-phone-score');
    await shoot(guest, 'bets-player-score');
    expect([...fay.complaints, ...guest.complaints]).toEqual([]);
    clock.goOn();
    await guest.page.context().close();
  });

  it('the replay has the curve, and gives the deal as a code that is played again', async () => {
    const [host] = party.visitors;
    const device = { viewport: { width: 900, height: 560 } };
    const guest = await app.arrive('/#/records/1', { device, token: host?.token });
    const { page } = guest;
    await page.locator('.steps').waitFor();
    await page.locator('.steps button').nth(4).click();
    await page.getByText('Deal 1: who is Person 2’s partner?').waitFor();
    expect(await page.locator('.suspicion .curve > svg path:not(.ground):not(.now)').count()).toBe(1);
    await shoot(guest, 'bets-replay');
    await page.getByRole('button', { name: 'Challenge others' }).click();
    const code = await page.locator('.deal-code code').innerText();
    await shoot(guest, 'deal-code');
    await page.goto(app.url(`/#/new/${GAME}`));
    await page.getByText('Play a deal from a code').click();
    const field = page.getByLabel('Deal code');
    await field.fill(code.slice(0, -2));
    await page.getByText('a letter is wrong').waitFor();
    expect(await page.locator('.new-table .brass').isDisabled()).toBe(true);
    await field.fill(code);
    await page.getByText('A deal for 5').waitFor();
    await shoot(guest, 'deal-by-code');
    await page.locator('.new-table .brass').click();
    await page.getByText('Anyone with this deal’s code').waitFor();
    await shoot(guest, 'deal-known');
    expect(guest.complaints).toEqual([]);
  });
});
