/** The plays of a card on the houses, one copy or several (VI-9). */
import { orderOf, type VivaCard } from '#shared/cards/viva.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Move, Play } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { HOUSES, boardByDesign } from '#shared/games/viva/state/table.ts';
import { illegalPlay } from '#shared/games/viva/turns/permitted.ts';

/** Those that are allowed now. */
export function playsOf(card: VivaCard, moves: readonly Move[]): Play[] {
  return moves.filter((move) => move.type === 'play').filter((play) => play.card === card);
}

/** How many copies can be played in one go: ascending, each number once. */
export function copiesOf(plays: readonly Play[]): number[] {
  return [...new Set(plays.map(({ houses }) => houses.length))].sort((a, b) => a - b);
}

/** So many copies, all on this house. */
export function stackedOn(house: number, copies: number, plays: readonly Play[]): Play | undefined {
  return plays.find(({ houses }) => houses.length === copies && houses.every((one) => one === house));
}

/** So many copies, each on another house. */
export function spread(copies: number, plays: readonly Play[]): Play[] {
  return plays.filter(({ houses }) => copies > 1 && houses.length === copies && houses[0] !== houses[1]);
}

/** Why a play of the viewer's is forbidden, also where it is possible (VI-21); nothing if it is permitted. */
export function faultFor({ table, viewer, taken }: Observation, play: Play): Refusal | undefined {
  return viewer === 'everyone' ? undefined : illegalPlay(boardByDesign(table), viewer, play, taken && orderOf(taken));
}

/** Why one card is forbidden on each of the houses; nothing where it is permitted. */
export function faultsOf(observation: Observation, card: VivaCard): (Refusal | undefined)[] {
  return HOUSES.map((house) => faultFor(observation, { type: 'play', card, houses: [house] }));
}
