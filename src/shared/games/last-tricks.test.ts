import { expect, it } from 'vitest';
import { at, present } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import { isOver, type Match, matchAfter, newMatch } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { MoveEvent, Seat } from '../engine/rules.ts';
import { selfPlay } from '../engine/self-play.ts';
import { viewOf } from '../engine/view.ts';
import { trickGame } from '../tricks/game.ts';
import { COUNTED_TRICKS } from '../tricks/last-tricks.ts';
import type { TrickPlay } from '../tricks/state.ts';
import briscola, { definition } from './briscola/index.ts';
import { spizzichino } from './spizzichino/index.ts';
import tressette from './tressette/index.ts';

const extra = present(definition.extra, 'moves of its own');
// A list of moves is prepared once, for one game.
const beating = trickGame({ ...definition, follow: 'beat', extra: { ...extra, moves: [{ type: 'exchange' }] } });

/** The deals of two `normal`s, each at every point where the last tricks begin and none of their cards lies on another. */
function* lastTricks(game: Game, deals: number): Generator<Match> {
  const { rules, bots } = game;
  const resolved = resolveOptions(rules.options, { ...game.duplicate?.options(1) }, rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  for (let seed = 0; seed < deals; seed++) {
    const match = newMatch(rules, resolved.options, 2);
    selfPlay(
      match,
      [0, 1].map((seat) => bots.normal?.(seat, seeded(seat)) ?? expect.fail()),
      seeded(seed),
    );
    for (let count = 1; count < match.events.length; count++) {
      const again = matchAfter(match, count);
      if (isCountedOut(again.state as TrickPlay & { stock: unknown[] })) yield again;
    }
  }
}

function isCountedOut({ hands, stock, depths, turn }: TrickPlay & { stock: unknown[] }): boolean {
  if (turn === null || stock.length > 0 || depths.some((depth) => depth > 1)) return false;
  const piles = depths.slice((turn * depths.length) / 2, ((turn + 1) * depths.length) / 2);
  const left = at(hands, turn).length + piles.filter((depth) => depth > 0).length;
  return left > 1 && left <= COUNTED_TRICKS;
}

/** What a seat gains over the other to the end of the deal, by the rules, if all play their best. */
function gain(match: Match, seat: Seat, before: readonly number[]): number {
  const { rules, state } = match;
  const { turn, taken } = state as TrickPlay;
  if (turn === null || isOver(match)) return lead(taken, seat) - lead(before, seat);
  const gains = rules.legalMoves(state, turn).map((move) => gain(after(match, { ...move, by: turn }), seat, before));
  return turn === seat ? Math.max(...gains) : Math.min(...gains);
}

function after({ rules, state, ...rest }: Match, event: MoveEvent): Match {
  const copy = rules.copy?.(state) ?? expect.fail();
  rules.apply(copy, event);
  return { ...rest, rules, state: copy };
}

const lead = (taken: readonly number[], seat: Seat): number => at(taken, seat) - at(taken, 1 - seat);

it.each([
  ['Tressette', tressette],
  ['Briscola', briscola],
  ['Briscola where one must beat', beating],
  ['Spizzichino', spizzichino],
])('%s: normal counts out the last tricks of two seats', (_name, game) => {
  let positions = 0;
  for (const match of lastTricks(game as unknown as Game, 30)) {
    const { turn, taken } = match.state as TrickPlay;
    const seat = present(turn, 'seat on turn');
    const view = viewOf(match.rules, match.state, seat);
    const move = game.bots.normal?.(seat, seeded(1)).see(view as never, 0)?.move;
    if (move?.type !== 'play') continue;
    positions++;
    expect(gain(after(match, { ...move, by: seat }), seat, taken)).toBe(gain(match, seat, taken));
  }
  expect(positions).toBeGreaterThan(20);
});
