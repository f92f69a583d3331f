/** Bets of who looks on, as they go over the wire: what is taken, what is told and when, and what outlives the host. */
import { describe, expect, it } from 'vitest';
import { allTold, back, type Guest, watcher } from '#main/host/testing/room-clients.ts';
import { StoreWriteError } from '#main/store/store-errors.ts';
import type { BetsView, DealSuspicion } from '#shared/protocol/bets.ts';
import type { MatchListEntry } from '#shared/protocol/match-history.ts';
import {
  bet,
  betsOf,
  CALLER,
  call,
  callAnything,
  comeOut,
  type DealWithCall,
  dealtToFive,
  PARTNER,
  play,
  playOutDeal,
} from './support/called-deal.ts';

/** What the call raises. */
const asked = { deal: 0, question: 'partner', about: CALLER };

const won = (name: string, points: number, total = points) => ({ name, points, total });

/** Of these people's bets what is told to this one in the end. */
async function outFor(guest: Guest, table: string): Promise<BetsView['out']> {
  return (await betsOf(guest, table))().at(-1)?.out ?? null;
}

/** The same people at a host that has started again. */
async function afterRestart(deal: DealWithCall): Promise<DealWithCall> {
  const at = deal.at.restart();
  at.host.resume();
  const players: Guest[] = [];
  const onlookers: Guest[] = [];
  for (const guest of deal.players) players.push(await back(at, guest));
  for (const guest of deal.onlookers) onlookers.push(await back(at, guest));
  await allTold(at);
  return { at, table: deal.table, players, onlookers };
}

describe('a bet of who looks on', () => {
  it('is told to nobody before it is out, and then to everybody, with its points', async () => {
    const deal = await dealtToFive(['Fay', 'Gus']);
    const { at, table } = deal;
    const [fay, gus] = deal.onlookers as [Guest, Guest];
    const screen = await watcher(at, undefined, { role: 'screen' });
    const all = [fay, gus, deal.players[0] as Guest, screen];
    const [toFay, ...others] = (await Promise.all(all.map((guest) => betsOf(guest, table)))) as [() => BetsView[]];
    expect(toFay().at(-1)).toEqual({ match: 0, open: null, may: false, out: null });
    await call(deal);
    expect(toFay().at(-1)).toEqual({
      match: 0,
      open: { ...asked, since: 8, choices: [[0], [1], [3], [4], []], taken: true },
      may: true,
      out: null,
    });
    const heard = (others as (() => BetsView[])[]).map((told) => told().length);
    expect(await bet(deal, fay, PARTNER)).toBe('kept');
    await play(deal, 2);
    expect(await bet(deal, fay, 0)).toBe('kept');
    expect((others as (() => BetsView[])[]).map((told) => told().length)).toEqual(heard);
    expect(toFay().at(-1)).toMatchObject({ mine: 0 });
    await play(deal, 4);
    await bet(deal, gus, PARTNER);
    await comeOut(deal);
    await allTold(at);
    // Of eight cards two were played before Fay changed her mind; Gus came when six were.
    const out = { ...asked, answer: [PARTNER], bets: [won('Fay', 3), won('Gus', 3)] };
    for (const guest of all) expect(await outFor(guest, table)).toMatchObject(out);
  });

  it('adds up over the deals of a match, and over an evening', async () => {
    const deal = await dealtToFive(['Fay'], {}, { deals: 2 });
    const { at, table } = deal;
    const [fay] = deal.onlookers as [Guest];
    for (let k = 0; k < 2; k++) {
      // The second deal is another one: whoever speaks first calls, and Fay bets on all who are left.
      if (k === 0) await call(deal);
      else await callAnything(deal);
      expect(await bet(deal, fay, k === 0 ? PARTNER : null, k)).toBe('kept');
      if (k === 0) await comeOut(deal);
      await playOutDeal(deal);
      await at.clock.pass(60_000);
      await allTold(at);
    }
    const points = (await outFor(fay, table))?.bets[0];
    expect(points).toMatchObject({ name: 'Fay', total: 10 + (points?.points ?? -1) });
    expect((await outFor(fay, table))?.deal).toBe(1);
  });

  it('stands in the replay of the match, by numbers alone, for whose record it is', async () => {
    const deal = await dealtToFive(['Fay', 'Gus']);
    const [fay, gus] = deal.onlookers as [Guest, Guest];
    await call(deal);
    await bet(deal, fay, 3);
    await play(deal, 2);
    await bet(deal, gus, PARTNER);
    await bet(deal, fay, PARTNER);
    await comeOut(deal);
    const [ada] = deal.players as [Guest];
    expect(await ada.get('records/bets', { id: 1 })).toEqual([]);
    await playOutDeal(deal);
    await allTold(deal.at);
    const [{ id } = { id: 0 }] = await ada.get<MatchListEntry[]>('records/list');
    const [told, ...more] = await ada.get<DealSuspicion[]>('records/bets', { id });
    expect(more).toEqual([]);
    const { called = 0, known = 0, steps = [] } = told ?? {};
    expect(told).toMatchObject({ deal: 0, caller: CALLER, partner: PARTNER });
    expect(steps.map(({ event, counts }) => [event - called, counts])).toEqual([
      [0, [0, 0, 0, 1, 0, 0]],
      [2, [0, 0, 0, 0, 2, 0]],
    ]);
    expect(known).toBeGreaterThan(called + 2);
    expect(await fay.get('records/bets', { id })).toEqual([]);
  });
});

describe('a bet that was answered', () => {
  it('outlives the host, and so does the place of those who have played', async () => {
    const before = await dealtToFive(['Fay', 'Gus']);
    await call(before);
    expect(await bet(before, before.onlookers[0] as Guest, PARTNER)).toBe('kept');
    await play(before, 2);
    const deal = await afterRestart(before);
    const [fay, gus] = deal.onlookers as [Guest, Guest];
    expect((await betsOf(fay, deal.table))().at(-1)).toMatchObject({ may: true, mine: PARTNER });
    expect(await bet(deal, deal.players[0] as Guest, PARTNER)).toBe('players-know');
    expect(await bet(deal, gus, 3)).toBe('kept');
    await comeOut(deal);
    expect(await outFor(gus, deal.table)).toMatchObject({ bets: [won('Fay', 10), won('Gus', 0)] });
    const again = await afterRestart(deal);
    expect(await outFor(again.onlookers[0] as Guest, deal.table)).toMatchObject({
      bets: [won('Fay', 10), won('Gus', 0)],
    });
  });

  it('counts also where the host ended before the book was closed', async () => {
    const before = await dealtToFive(['Fay']);
    await call(before);
    await bet(before, before.onlookers[0] as Guest, PARTNER);
    before.at.store.keepBetBook = () => {
      throw new Error('the host ends here');
    };
    await comeOut(before).catch(() => undefined);
    const deal = await afterRestart(before);
    expect(await outFor(deal.players[1] as Guest, deal.table)).toMatchObject({ bets: [won('Fay', 10)] });
  });

  it('was written: one that could not be is refused, and the next one is taken', async () => {
    const deal = await dealtToFive(['Fay']);
    const [fay] = deal.onlookers as [Guest];
    await call(deal);
    const { keepBetBook } = deal.at.store;
    deal.at.store.keepBetBook = () => {
      throw new StoreWriteError('disk full');
    };
    expect(await bet(deal, fay, 3)).toBe('not-kept');
    expect((await betsOf(fay, deal.table))().at(-1)).not.toHaveProperty('mine');
    deal.at.store.keepBetBook = keepBetBook;
    expect(await bet(deal, fay, PARTNER)).toBe('kept');
  });
});
