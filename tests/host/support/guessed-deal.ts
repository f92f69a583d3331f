/** A deal of any game in the room, with people who look on; whoever is asked plays what a bot would. */
import { gameOf } from '#catalogue';
import { allTold, type Guest, phones } from '#main/host/testing/room-clients.ts';
import { testHost } from '#main/host/testing/test-host.ts';
import { present } from '#shared/engine/collections.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Update } from '#shared/engine/view.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { betsOf, type DealWithCall } from './called-deal.ts';

const PLAYERS = ['Ada', 'Bob', 'Cleo', 'Dora', 'Enzo'];

/** A deal is dealt, and nothing is played yet. */
export async function dealtIn(game: string, seats: number, onlookers: readonly string[]): Promise<DealWithCall> {
  const at = testHost({ opensTables: true, gameOf, random: seeded(7) });
  const guests = await phones(at, ...PLAYERS.slice(0, seats), ...onlookers);
  await allTold(at);
  const [ada] = guests as [Guest];
  const played = await ada.get<{ table: string }>('room/play', { game, seats, options: {}, deal: true });
  await allTold(at);
  return { at, ...played, players: guests.slice(0, seats), onlookers: guests.slice(seats) };
}

/** What this one is told of the bets now. */
export async function toldOf(guest: Guest, { table }: DealWithCall): Promise<BetsView> {
  return (await betsOf(guest, table))().at(-1) as BetsView;
}

/** Somebody who is asked does what an easy bot would; false where nobody is. */
export async function moveOn({ at, players, table }: DealWithCall): Promise<boolean> {
  const { game } = at.host.table(table)?.kept ?? {};
  const maker = present(game === undefined ? undefined : gameOf(game)?.bots.easy, 'bot');
  for (const [seat, guest] of players.entries()) {
    const updates = await guest.follow<PlayUpdate>('play/watch', { table, viewer: seat });
    const { match, version, observation, moves } = updates().at(-1) as PlayUpdate;
    if (moves.length === 0) continue;
    const view = { version, observation, moves } as Update;
    const move = maker(seat, seeded(version)).see(view, 0)?.move ?? moves[0];
    await guest.get('play/move', { table, seat, match, version, move });
    await allTold(at);
    return true;
  }
  return false;
}
