/** A deal of Briscola Chiamata in the room, with people who look on: Cleo calls the ace of clubs, and Enzo has it. */

import { scripted } from '#main/host/testing/race-game.ts';
import { allTold, type Guest, phones } from '#main/host/testing/room-clients.ts';
import { type TestHost, type TestHostSetup, testHost } from '#main/host/testing/test-host.ts';
import type { Game } from '#shared/engine/game.ts';
import { briscolaChiamata } from '#shared/games/briscola-chiamata/index.ts';
import { cardsFor, HANDS } from '#shared/games/briscola-chiamata/testing.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';

export const CALLER = 2;
export const PARTNER = 4;
const CALLED = 'AC';

const PLAYERS = ['Ada', 'Bob', 'Cleo', 'Dora', 'Enzo'];

export interface DealWithCall {
  readonly at: TestHost;
  readonly table: string;
  /** By seat. */
  readonly players: readonly Guest[];
  readonly onlookers: readonly Guest[];
}

/** The cards lie, and nobody has called yet. */
export async function dealtToFive(
  onlookers: readonly string[],
  setup: TestHostSetup = {},
  options: object = {},
): Promise<DealWithCall> {
  const script = [
    { type: 'dealer', seat: 1 },
    { type: 'deal', cards: cardsFor(HANDS, 1) },
  ];
  const game = scripted(briscolaChiamata as unknown as Game, script);
  const at = testHost({ opensTables: true, gameOf: (id) => (id === 'briscola-chiamata' ? game : undefined), ...setup });
  const guests = await phones(at, ...PLAYERS, ...onlookers);
  await allTold(at);
  const played = await (guests[0] as Guest).get<{ table: string }>('room/play', {
    game: 'briscola-chiamata',
    seats: 5,
    options: { deals: 1, weakHand: 'off', ...options },
    deal: true,
  });
  await allTold(at);
  return { at, ...played, players: guests.slice(0, 5), onlookers: guests.slice(5) };
}

/** Cleo wins the auction with the ace, and names clubs. */
export async function call(deal: DealWithCall): Promise<void> {
  await act(deal, CALLER, { type: 'bid', rank: 'A' });
  for (const seat of [3, 4, 0, 1]) await act(deal, seat, { type: 'pass' });
  await act(deal, CALLER, { type: 'trump', suit: 'C' });
}

/** So many cards are played by people, and the called one is none of them; all that are left, once it may be. */
export async function play(deal: DealWithCall, cards: number, mayBeOut = false): Promise<void> {
  for (let played = 0; played < cards; played++) {
    const seat = await asked(deal);
    if (seat === undefined) return;
    const { moves } = (await latestOf(deal.players[seat] as Guest, deal.table, seat)) as { moves: PlayedCard[] };
    await act(deal, seat, moves.find(({ card }) => mayBeOut || card !== CALLED) as PlayedCard);
  }
}

interface PlayedCard {
  readonly type: 'play';
  readonly card: string;
}

/** The called card is played, when its holder's turn has come. */
export async function comeOut(deal: DealWithCall): Promise<void> {
  for (;;) {
    if ((await asked(deal)) === PARTNER) return act(deal, PARTNER, { type: 'play', card: CALLED });
    await play(deal, 1);
  }
}

/** Whoever speaks first wins the auction with the king, and names hearts. */
export async function callAnything(deal: DealWithCall): Promise<void> {
  const first = (await asked(deal)) ?? 0;
  await act(deal, first, { type: 'bid', rank: 'K' });
  for (let k = 1; k < 5; k++) await act(deal, (first + k) % 5, { type: 'pass' });
  await act(deal, first, { type: 'trump', suit: 'H' });
}

/** All cards that are left are played. */
export async function playOutDeal(deal: DealWithCall): Promise<void> {
  await play(deal, 40, true);
}

/** What somebody is told of the bets, all of it so far. */
export function betsOf(guest: Guest, table: string): Promise<() => BetsView[]> {
  return guest.follow<BetsView>('bets/watch', { table });
}

/** Bets, and waits until the host has written it: `kept`, or why not. */
export async function bet({ at, table }: DealWithCall, guest: Guest, suspect: unknown, deal = 0): Promise<string> {
  const answer = guest.later('bets/place', { table, match: 0, deal, suspect });
  await allTold(at);
  if (answer() === undefined) await at.clock.pass(1000);
  await allTold(at);
  return answer() ?? 'no answer';
}

/** The seat of the person who is asked, when bots have done what they do; nothing where nobody is. */
async function asked({ at, players, table }: DealWithCall): Promise<number | undefined> {
  for (let turn = 0; turn < 5; turn++) {
    for (const [seat, guest] of players.entries()) {
      const update = await latestOf(guest, table, seat);
      if (update && update.moves.length > 0) return seat;
    }
    if (turn < 4) await at.clock.pass(900);
  }
  return undefined;
}

async function act({ players, table }: DealWithCall, seat: number, move: object): Promise<void> {
  const guest = players[seat] as Guest;
  const { match, version } = (await latestOf(guest, table, seat)) as PlayUpdate;
  await guest.get('play/move', { table, seat, match, version, move });
}

async function latestOf(guest: Guest, table: string, viewer: number): Promise<PlayUpdate | undefined> {
  const updates = await guest.follow<PlayUpdate>('play/watch', { table, viewer });
  return updates().at(-1);
}
