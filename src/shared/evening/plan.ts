/** Starts an evening and changes its plan. */
import { type Refusal, refusal } from '../engine/refusal.ts';
import { formOf } from './forms/registry.ts';
import { EVENING_LIMITS } from './limits.ts';
import type { Evening, EveningGame, EveningStep, Plan } from './schema.ts';

/** A new evening of a plan, with those present from the first round. */
export function newEvening(plan: Plan): EveningStep {
  const refused = refusePlan(plan);
  if (refused) return { refusal: refused };
  const players = plan.players.map(({ id, name }) => ({ id, name, stays: [{ from: 1, to: null }] }));
  return { evening: { ...plan, players, played: [] } };
}

function refusePlan(plan: Plan): Refusal | undefined {
  const ids = plan.players.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return refusal('evening', 'player-twice');
  return refuseGames(plan.games) ?? refuseDeals(plan) ?? formOf(plan).refuse(plan);
}

function refuseGames(games: readonly EveningGame[]): Refusal | undefined {
  if (games.length === 0) return refusal('evening', 'no-game');
  const twice = games.find(({ game }, k) => games.findIndex((other) => other.game === game) < k);
  if (twice) return refusal('evening', 'game-twice', { game: twice.game });
  const wrong = games.find(({ seats, size }) => size < seats.min || size > seats.max);
  return wrong && refusal('evening', 'bad-size', { game: wrong.game, min: wrong.seats.min, max: wrong.seats.max });
}

function refuseDeals({ games, scoring, deals }: Plan): Refusal | undefined {
  if (scoring === 'score' && games.length > 1) return refusal('evening', 'scores-of-one-game');
  if (scoring === 'duplicate' && deals === 0)
    return refusal('evening', 'how-many-deals', { max: EVENING_LIMITS.deals });
  return scoring !== 'duplicate' && deals > 0 ? refusal('evening', 'deals-for-nothing') : undefined;
}

/** Changes the number or length of rounds not yet made. */
export function changeSchedule(evening: Evening, { rounds, minutes }: Pick<Plan, 'rounds' | 'minutes'>): EveningStep {
  const made = Math.max(1, evening.played.length);
  if (!isWithin(rounds, made, EVENING_LIMITS.rounds)) {
    return { refusal: refusal('evening', 'bad-rounds', { min: made, max: EVENING_LIMITS.rounds }) };
  }
  if (!isWithin(minutes, 1, EVENING_LIMITS.minutes))
    return { refusal: refusal('evening', 'bad-minutes', { max: EVENING_LIMITS.minutes }) };
  return { evening: { ...evening, rounds, minutes } };
}

function isWithin(number: number, min: number, max: number): boolean {
  return Number.isInteger(number) && number >= min && number <= max;
}
