import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { at, present } from '../engine/collections.ts';
import { drawNext, type Match, moveEvent, newMatch, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { GameTypes, ObservationBase, Rules, Seat } from '../engine/rules.ts';
import { advise } from './advice.ts';
import { isSeatObservation } from './policy.ts';
import { moveKey } from './search/playout.ts';
import { runToEnd } from './search/search.ts';

/** Few for speed, enough that each search tries every move. */
const ITERATIONS = 60;

const WITH_MIND = ['briscola-chiamata', 'spizzichino', 'viva'];

/** A match of first legal moves, until somebody has so many choices. */
function inTheMiddle(id: string, wanted: number): { match: Match; seat: Seat } {
  const game = present(gameOf(id), 'game');
  const resolved = resolveOptions(game.rules.options, {}, game.rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(game.rules, resolved.options, game.rules.seats.min);
  const random = seeded(4);
  for (let plays = 0; ; ) {
    const turn = game.rules.toAct(match.state);
    if (turn === 'over') throw new Error('over');
    if (turn === 'chance') {
      take(match, present(drawNext(match, random), 'chance'));
      continue;
    }
    const seat = at(turn, 0);
    const moves = game.rules.legalMoves(match.state, seat);
    const isOpen = plays++ >= 8 && moves.length >= wanted;
    if (isOpen && adviceFor(game.rules, match.state, seat, id, 4).weighed.length > 1) return { match, seat };
    take(match, moveEvent(seat, at(moves, 0)));
  }
}

function adviceFor(rules: Rules, state: GameTypes['State'], seat: Seat, id: string, iterations = ITERATIONS) {
  const observation: ObservationBase = rules.observe(state, seat);
  if (!isSeatObservation(observation)) throw new Error('nobody');
  const mind = present(present(gameOf(id), 'game').searchModel, 'mind');
  return runToEnd(advise({ rules, mind, observation, moves: rules.legalMoves(state, seat), iterations }));
}

describe.each(WITH_MIND)('a hint in %s', (id) => {
  const { match, seat } = inTheMiddle(id, 3);
  const { rules, state } = match;
  const advice = adviceFor(rules, state, seat, id);

  it('is a legal move, and the first of those that were weighed', () => {
    const legal = rules.legalMoves(state, seat).map(moveKey);
    expect(legal).toContain(moveKey(advice.move));
    expect(advice.weighed.length).toBeGreaterThan(1);
    expect(advice.weighed[0]?.move).toEqual(advice.move);
    for (const { move, worth, give } of advice.weighed) {
      expect(legal).toContain(moveKey(move));
      expect(Number.isFinite(worth) && give >= 0).toBe(true);
    }
  });

  it('is the same where the seat sees the same, whatever the truth is', () => {
    const observation = rules.observe(state, seat);
    for (const seed of [1, 2, 3]) {
      const other = rules.resample(observation, seeded(seed));
      expect(adviceFor(rules, other, seat, id)).toEqual(advice);
    }
    expect(JSON.stringify(rules.resample(observation, seeded(1)))).not.toBe(JSON.stringify(state));
  });

  it('needs no thought where there is one move', () => {
    const mind = present(present(gameOf(id), 'game').searchModel, 'mind');
    const observation = rules.observe(state, seat);
    const [move] = rules.legalMoves(state, seat);
    if (!isSeatObservation(observation) || !move) throw new Error('nothing to do');
    expect(runToEnd(advise({ rules, mind, observation, moves: [move] }))).toEqual({
      move,
      sureness: 'only',
      weighed: [],
    });
  });
});
