/** What a form of play defines: accepted games, pairing, and tie-breaks. */
import type { Random } from '../../engine/random.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { Pairing } from '../pairing/mix.ts';
import type { Evening, EveningGame, Plan } from '../schema.ts';

// Conditions that several forms share.

/** Duels need games for two. */
export function refuseDuel(games: readonly EveningGame[]): Refusal | undefined {
  const wrong = games.find(({ seats, size }) => seats.min > 2 || seats.max < 2 || size !== 2);
  return wrong ? refusal('evening', 'not-for-two', { game: wrong.game }) : refuseCooperative(games);
}

/** In individual play a cooperative table's result says nothing about its players. */
export function refuseCooperative(games: readonly EveningGame[]): Refusal | undefined {
  const wrong = games.find(({ together }) => together);
  return wrong && refusal('evening', 'plays-as-one', { game: wrong.game });
}

/** Tie-break criteria; see tie-breaks.ts. */
export type TieBreak = 'buchholz' | 'direct' | 'wins' | 'margin' | 'scores' | 'fewer-tables';

/** Input for pairing a round. */
export interface RoundContext {
  readonly evening: Evening;
  readonly game: EveningGame;
  /** Players present, in random order. */
  readonly people: readonly string[];
  /** Public points by player. */
  readonly points: ReadonlyMap<string, number>;
}

export interface Form {
  /** Why this plan can't be played; undefined if it can. */
  refuse(plan: Pick<Plan, 'games' | 'form' | 'scoring'>): Refusal | undefined;
  /** Pairs the next round. Everybody present gets a table or sits out. */
  pair(situation: RoundContext, random: Random): Pairing | { readonly refusal: Refusal };
  /** Points for sitting out: a win, the round's mean, or nothing. */
  readonly out: 'win' | 'mean' | 'nothing';
  /** In order of precedence. */
  readonly tieBreaks: readonly TieBreak[];
}
