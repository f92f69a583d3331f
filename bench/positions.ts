/** Positions with a choice, for benches of those who think. */
import { fail } from '../scripts/arguments.ts';
import { at, present } from '../src/shared/engine/at.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { drawNext, newMatch, seatsIn, take } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { type View, viewOf } from '../src/shared/engine/view.ts';

export interface Position {
  readonly view: View;
  readonly seat: number;
}

/** So many of them: one in five of those with a choice that needs thinking, out of matches among `normal` with these options. */
export function positionsOf({ rules, bots, searchModel: mind }: Game, seats: number, choices: number): Position[] {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) fail(resolved.refusal.reason);
  const found: Position[] = [];
  const random = seeded(1);
  for (let seed = 1; found.length < choices; seed++) {
    const match = newMatch(rules, resolved.options, seats);
    const players = Array.from({ length: seats }, (_, seat) =>
      present(bots.normal, 'normal')(seat, seeded(seed + seat)),
    );
    while (rules.toAct(match.state) !== 'over' && found.length < choices) {
      const chance = drawNext(match, random);
      if (chance) {
        take(match, chance);
        continue;
      }
      const seat = at(seatsIn(rules.toAct(match.state)), 0);
      const view = viewOf(rules, match.state, seat);
      const thinks = view.moves.length > 1 && !mind?.bookMove?.(view.observation, view.moves, random);
      if (thinks && random.below(5) === 0) found.push({ view, seat });
      take(match, { by: seat, ...(at(players, seat).see(view, 0)?.move ?? at(view.moves, 0)) });
    }
  }
  return found;
}
