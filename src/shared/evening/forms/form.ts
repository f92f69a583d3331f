/** What a form of an evening brings: which games it seats, who sits with whom, and how the standings are ordered. */
import type { Random } from '../../engine/random.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { Pairing } from '../pairing/mix.ts';
import type { Evening, EveningGame, Plan } from '../schema.ts';

/** What more than one form asks of its games. */
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

/** What orders those who have the same points; tie-breaks.ts says how. */
export type TieBreak = 'buchholz' | 'direct' | 'wins' | 'margin' | 'scores' | 'fewer-tables';

/** A round that is to be made. */
export interface RoundContext {
  readonly evening: Evening;
  readonly game: EveningGame;
  /** Who is there, in an order that chance made. */
  readonly people: readonly string[];
  /** The points of each, as far as they may be told. */
  readonly points: ReadonlyMap<string, number>;
}

export interface Form {
  /** Why an evening can't be played so. */
  refuse(plan: Pick<Plan, 'games' | 'form' | 'scoring'>): Refusal | undefined;
  /** The next round. Everybody who is there is at one table, or out. */
  pair(situation: RoundContext, random: Random): Pairing | { readonly refusal: Refusal };
  /** What who has no table gets: as for a win, the mean of the round, or nothing. */
  readonly out: 'win' | 'mean' | 'nothing';
  /** In order. */
  readonly tieBreaks: readonly TieBreak[];
}
