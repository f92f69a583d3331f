/** Queries on an evening. */
import type { Evening, EveningGame, EveningTable, Player, Round, Sitter } from './schema.ts';

/** The number of the next round. */
export function nextRoundNumber(evening: Evening): number {
  return evening.played.length + 1;
}

/** Whether a player is present in a round. */
export function isPresent(player: Player, round: number): boolean {
  return player.stays.some(({ from, to }) => from <= round && (to === null || round < to));
}

/** Players to seat in a round, in order of arrival. */
export function presentPlayers(evening: Evening, round: number): string[] {
  return evening.players.filter((player) => isPresent(player, round)).map(({ id }) => id);
}

/** The game of a round: the evening's games rotate, one per round. */
export function gameOfRound({ games }: Evening, round: number): EveningGame {
  const game = games[(round - 1) % games.length];
  if (!game) throw new Error('an evening without a game');
  return game;
}

/** The game of a table. */
export function gameAt({ games }: Evening, table: EveningTable): EveningGame {
  const game = games.find(({ game }) => game === table.game);
  if (!game) throw new Error(`no game ${table.game} in this evening`);
  return game;
}

/** The player in a seat; undefined for a bot. */
export function playerIn(sitter: Sitter | undefined): string | undefined {
  return sitter?.kind === 'person' ? sitter.player : undefined;
}

/** The people at a table. */
export function playersAt({ seats }: EveningTable): string[] {
  return seats.flatMap((sitter) => playerIn(sitter) ?? []);
}

/** Somebody's seat in a round. */
export function seatOf(round: Round, player: string): { table: EveningTable; seat: number } | undefined {
  for (const table of round.tables) {
    const seat = table.seats.findIndex((sitter) => playerIn(sitter) === player);
    if (seat >= 0) return { table, seat };
  }
  return undefined;
}
