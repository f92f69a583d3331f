/** What people tried to know of others' guesses, or to guess though they hold cards, in every game where there is something to guess. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { allTold, type Guest, watcher } from '#main/host/testing/room-clients.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import { bet, type DealWithCall } from './support/called-deal.ts';
import { dealtIn, moveOn, toldOf } from './support/guessed-deal.ts';

/** By game: how many play, and how many moves the answer takes at least. Briscola Chiamata has bets-attacks.test.ts. */
const TABLES = [
  ['briscola', 4, 8],
  ['tressette', 4, 8],
  ['spizzichino', 2, 8],
  ['viva', 4, 8],
  ['vbi-maior', 3, 4],
] as const;

/** More moves than any deal has. */
const ENOUGH = 400;

it('every game in which something is guessed is looked at', () => {
  const asking = Object.entries(GAMES).flatMap(([id, { guess }]) => (guess ? id : []));
  expect([...TABLES.map(([id]) => id), 'briscola-chiamata'].sort()).toEqual(asking.sort());
});

function wishOf({ table }: DealWithCall, suspect: number | null) {
  return { table, match: 0, deal: 0, suspect };
}

/** The seats whose players may guess; all others are refused for their cards. */
async function mayOf(deal: DealWithCall, suspect: number | null): Promise<number[]> {
  const may: number[] = [];
  for (const [seat, guest] of deal.players.entries()) {
    if ((await toldOf(guest, deal)).may) may.push(seat);
    else expect(await guest.reason('bets/place', wishOf(deal, suspect))).toBe('players-know');
  }
  return may;
}

/** Plays until the first deal's answer is out; `each` is asked before every move. */
async function playDeal(deal: DealWithCall, each: (asked: NonNullable<BetsView['open']>) => Promise<void>) {
  const [gus] = deal.onlookers as [Guest];
  for (let moved = 0; moved < ENOUGH; moved++) {
    const { open } = await toldOf(gus, deal);
    if (open?.deal !== 0) return;
    await each(open);
    if (!(await moveOn(deal))) throw new Error('nobody is asked');
  }
  throw new Error('the deal does not end');
}

describe.each(TABLES)('in %s', (game, seats, moves) => {
  it('who holds cards may not guess at any moment, and who looks on may until it is closed', async () => {
    const deal = await dealtIn(game, seats, ['Gus']);
    const [gus] = deal.onlookers as [Guest];
    const taken: boolean[] = [];
    const handless = new Set<number>();
    await playDeal(deal, async ({ choices, taken: isTaken }) => {
      const answer = choices[0]?.[0] ?? null;
      if (taken.at(-1) !== isTaken) expect(await bet(deal, gus, answer)).toBe(isTaken ? 'kept' : 'bets-closed');
      taken.push(isTaken);
      const out = game === 'viva' ? [...deal.players.keys()].filter((seat) => !choices.flat().includes(seat)) : [];
      for (const seat of out) handless.add(seat);
      expect(await mayOf(deal, answer), `move ${taken.length}`).toEqual(out);
    });
    // Once closed it is never opened again.
    expect(taken).toEqual(taken.toSorted((a, b) => Number(b) - Number(a)));
    expect(taken[0]).toBe(true);
    expect(handless.size > 0).toBe(game === 'viva');
    expect((await toldOf(gus, deal)).out).toMatchObject({ deal: 0, bets: [{ name: 'Gus' }] });
  });

  it('a deal in which many guess is to everybody else, byte by byte, one in which nobody does; and to the disk', async () => {
    const [quiet, busy] = [await heardOf(game, seats, moves, false), await heardOf(game, seats, moves, true)];
    expect(JSON.stringify(quiet.heard).length).toBeGreaterThan(5000);
    expect(busy.heard).toEqual(quiet.heard);
    expect(quiet.writtenAt.length).toBeGreaterThan(1);
    expect(busy.writtenAt).toEqual(quiet.writtenAt);
    expect(busy.kept).toBeGreaterThan(0);
  });
});

describe('who is out of a round of VIVA', () => {
  it('guesses until it is closed, has points for it, and none while they hold the next round’s cards', async () => {
    const deal = await dealtIn('viva', 3, ['Gus']);
    const [gus] = deal.onlookers as [Guest];
    const guessed = new Set<string>();
    await playDeal(deal, async ({ choices, taken }) => {
      for (const [seat, guest] of deal.players.entries()) {
        if (!taken || choices.some((choice) => choice.includes(seat))) continue;
        for (const [suspect] of choices) expect(await bet(deal, guest, suspect)).toBe('kept');
        // Who is out can't be last.
        expect(await bet(deal, guest, seat)).toBe('no-such-suspect');
        guessed.add(['Ada', 'Bob', 'Cleo'][seat] as string);
      }
    });
    const { out } = await toldOf(gus, deal);
    expect(out?.bets.map(({ name }) => name).sort()).toEqual([...guessed].sort());
    expect(guessed.size).toBe(1);
    await deal.at.clock.pass(60_000);
    await allTold(deal.at);
    const { open } = await toldOf(gus, deal);
    expect(open).toMatchObject({ deal: 1, taken: true });
    for (const guest of deal.players) expect(await bet(deal, guest, 0, 1)).toBe('players-know');
    expect(await bet(deal, gus, 0, 1)).toBe('kept');
  });
});

/** All that players, a quiet onlooker and a screen hear of the first moves of a deal, and when the disk was written. */
async function heardOf(game: string, seats: number, moves: number, guesses: boolean) {
  const deal = await dealtIn(game, seats, ['Gus', 'Fay', 'Zoe']);
  const { at, table, players, onlookers } = deal;
  const [gus, ...others] = onlookers as [Guest, ...Guest[]];
  const screen = await watcher(at, undefined, { role: 'screen' });
  const listening = [...players, gus, screen];
  const writtenAt: number[] = [];
  const { keepBetBook } = at.store;
  at.store.keepBetBook = (match, book) => {
    writtenAt.push(at.clock.now());
    keepBetBook(match, book);
  };
  for (const guest of listening) {
    await guest.follow('table/watch', { table });
    await guest.follow<BetsView>('bets/watch', { table });
  }
  for (let moved = 0; moved < moves; moved++) {
    const { open } = await toldOf(gus, deal);
    if (!open) throw new Error('the answer is out');
    for (const [k, guest] of guesses ? others.entries() : []) {
      const choice = open.choices[(k + moved) % open.choices.length] ?? [];
      guest.later('bets/place', wishOf(deal, choice[0] ?? null));
    }
    await at.clock.pass(1000);
    await allTold(at);
    await moveOn(deal);
  }
  const kept = at.store.betBooks(1)[0]?.book.bets.length ?? 0;
  const ids = new Map(at.host.room.state.people.map(({ id, name }) => [id, name] as const));
  ids.set(table, 'table').set(at.host.room.code, 'code');
  for (const { token } of [...players, ...onlookers, screen]) ids.set(token, 'token');
  const rename = (text: string): string =>
    [...ids]
      .reduce((now, [id, name]) => now.replaceAll(JSON.stringify(id), `"${name}"`), text)
      .replaceAll(/"guest":"[^"]*"/g, '"guest"');
  return { heard: listening.map(({ heard }) => heard.map(({ at, text }) => `${at} ${rename(text)}`)), writtenAt, kept };
}
