/** Points, malus and the end (VM-22 to VM-24). */
import { isBlessing, isRome } from '../../../cards/rome.ts';
import type { GameResult } from '../state/observation.ts';
import { malusOfOne, targetOf } from '../state/options.ts';
import { allSeats, recordConsequence, type State } from '../state/state.ts';
import type { TurnScore } from '../state/table.ts';

/** VM-22: the malus of this turn as it counts now: what lies in the return deck, halved by Saturn; none in a free turn (VM-34). */
export function malusOf({ options, table }: State): number {
  const whole = table.returned.filter(isRome).length * malusOfOne(options, table.turn);
  return table.inForce.includes('saturnus') ? Math.floor(whole / 2) : whole;
}

/** VM-22: what this turn brings if it ends now. */
function scoreOf(state: State): TurnScore {
  const { area, returned, fortune } = state.table;
  const rome = area.length;
  const blessings = returned.filter(isBlessing).length;
  const malus = malusOf(state);
  return { rome, blessings, fortune, malus, total: rome + blessings + fortune - malus };
}

/** The points of all finished turns. */
export function pointsOf({ table }: State): number {
  return table.scores.reduce((sum, { total }) => sum + total, 0);
}

/** Ends and scores the turn; the game is won at the target (VM-24). */
export function scoreTurn(state: State): void {
  const { table, seats, options } = state;
  const score = scoreOf(state);
  table.scores.push(score);
  recordConsequence(state, { type: 'score', ...score });
  if (pointsOf(state) >= targetOf(seats, options.difficulty)) table.outcome = 'won';
}

/** Undefined before the end. The group wins or loses together (VM-2). */
export function result(state: State): GameResult | undefined {
  const { table, seats, options } = state;
  const { outcome } = table;
  if (outcome === null) return undefined;
  const points = pointsOf(state);
  const won = outcome === 'won';
  const ended = {
    scores: allSeats(state).map(() => points),
    winners: won ? allSeats(state) : [],
    won,
    points,
    target: targetOf(seats, options.difficulty),
    turns: table.turn,
  };
  return outcome === 'won' ? ended : { ...ended, lost: outcome };
}
