/** The engine refuses everything that is no event of the game, in any state. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { isTested } from '../engine/checks/test-scope.ts';
import { drawNext, type Match, moveEvent, newMatch, play, refuseEvent, seatsIn, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { GameEvent } from '../engine/rules.ts';

/** A match after so many random events. */
function played(id: string, count: number): Match {
  const rules = GAMES[id]?.rules;
  if (!rules) throw new Error(`there is no ${id}`);
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, rules.seats.min);
  const random = seeded(5);
  for (let k = 0; k < count; k++) {
    const drawn = drawNext(match, random);
    const [seat] = seatsIn(match.rules.toAct(match.state));
    if (drawn) take(match, drawn);
    else if (seat === undefined) break;
    else {
      const moves = match.rules.legalMoves(match.state, seat);
      take(match, moveEvent(seat, moves[random.below(moves.length)] as never));
    }
  }
  return match;
}

/** Values to put in an event's fields. */
const STRANGE: readonly unknown[] = [null, true, 1.5, -1, 1e9, Number.NaN, 'X', '', [], ['X'], {}, { toString: 1 }];

/** The event with each field removed or replaced by each value, and with an extra one. */
function* spoiled(event: GameEvent): Generator<GameEvent> {
  const { by, ...body } = event as GameEvent & Record<string, unknown>;
  yield { by, ...body, more: 1 } as never;
  yield { by } as never;
  for (const field of Object.keys(body)) {
    const { [field]: _, ...less } = body;
    yield { by, ...less } as never;
    for (const value of STRANGE) yield { by, ...body, [field]: value } as never;
  }
}

/** Variants of the next event that are no event of the game. */
function shapeless(match: Match): GameEvent[] {
  const { moveSchema: move, chanceSchema: chance } = match.rules;
  const next = drawNext(match, seeded(1)) ?? nextMove(match);
  if (!next) return [];
  return [...spoiled(next)].filter(
    ({ by, t: _, ...body }) => !(by === 'chance' ? chance : move).safeParse(body).success,
  );
}

describe.each(Object.keys(GAMES).filter(isTested))('%s', (id) => {
  it('refuses what has not the shape of its events, and throws nothing', () => {
    let refused = 0;
    for (let count = 0; count < 40; count++) {
      const match = played(id, count);
      const before = match.events.length;
      for (const event of shapeless(match)) {
        const why = refuseEvent(match, event);
        expect([event, why?.reason]).toEqual([event, 'malformed']);
        expect([play(match, event), match.events.length]).toEqual([why, before]);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('does not refuse what it draws and lists itself', () => {
    for (let count = 0; count < 40; count++) {
      const match = played(id, count);
      const next = drawNext(match, seeded(1)) ?? nextMove(match);
      if (next) expect(refuseEvent(match, next)).toBeUndefined();
    }
  });
});

function nextMove(match: Match): GameEvent | undefined {
  const [seat] = seatsIn(match.rules.toAct(match.state));
  const [move] = seat === undefined ? [] : match.rules.legalMoves(match.state, seat);
  return seat === undefined || !move ? undefined : moveEvent(seat, move);
}

it.runIf(isTested('briscola-chiamata'))(
  'a bid of "2 with 121" and the trump X are no moves of Briscola Chiamata',
  () => {
    const match = played('briscola-chiamata', 2);
    const [seat = 0] = seatsIn(match.rules.toAct(match.state));
    for (const move of [
      { type: 'bid', rank: '2', points: 121 },
      { type: 'trump', suit: 'X' },
    ])
      expect(refuseEvent(match, moveEvent(seat, move) as GameEvent)?.reason).toBe('malformed');
  },
);
