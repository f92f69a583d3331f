/** Looking things up in an evening. */
import type { Evening, EveningGame, EveningTable, Player, Round, Sitter } from './schema.ts';

/** The number of the round that would be made next. */
export function nextRoundNumber(evening: Evening): number {
  return evening.played.length + 1;
}

/** Whether somebody is there in a round. */
export function isPresent(player: Player, round: number): boolean {
  return player.stays.some(({ from, to }) => from <= round && (to === null || round < to));
}

/** Who can be seated in a round, in the order they came to the evening. */
export function presentPlayers(evening: Evening, round: number): string[] {
  return evening.players.filter((player) => isPresent(player, round)).map(({ id }) => id);
}

/** What is played in a round: the evening's games take turns, so that in a round all play the same. */
export function gameOfRound({ games }: Evening, round: number): EveningGame {
  const game = games[(round - 1) % games.length];
  if (!game) throw new Error('an evening without a game');
  return game;
}

/** The game that is played at a table. */
export function gameAt({ games }: Evening, table: EveningTable): EveningGame {
  const game = games.find(({ game }) => game === table.game);
  if (!game) throw new Error(`no game ${table.game} in this evening`);
  return game;
}

/** Whoever sits there, if it is a person. */
export function playerIn(sitter: Sitter | undefined): string | undefined {
  return sitter?.kind === 'person' ? sitter.player : undefined;
}

/** The people at a table. */
export function playersAt({ seats }: EveningTable): string[] {
  return seats.flatMap((sitter) => playerIn(sitter) ?? []);
}

/** Where somebody sits in a round. */
export function seatOf(round: Round, player: string): { table: EveningTable; seat: number } | undefined {
  for (const table of round.tables) {
    const seat = table.seats.findIndex((sitter) => playerIn(sitter) === player);
    if (seat >= 0) return { table, seat };
  }
  return undefined;
}
