/** What more than one form asks of its games. */
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { EveningGame } from '../schema.ts';

/** Duels are of two seats. */
export function refuseDuel(games: readonly EveningGame[]): Refusal | undefined {
  const wrong = games.find(({ seats, size }) => seats.min > 2 || seats.max < 2 || size !== 2);
  return wrong ? refusal('evening', 'not-for-two', { game: wrong.game }) : refuseCooperative(games);
}

/** Where each plays for oneself, a table that wins as one says nothing about its people. */
export function refuseCooperative(games: readonly EveningGame[]): Refusal | undefined {
  const wrong = games.find(({ together }) => together);
  return wrong && refusal('evening', 'plays-as-one', { game: wrong.game });
}
