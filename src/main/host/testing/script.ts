import type { Game } from '#shared/engine/game.ts';
import type { AnyMove } from '#shared/engine/rules.ts';

/** The same game, but what chance does is written down: one after the other, then as usual. */
export function scripted(game: Game, script: readonly AnyMove[]): Game {
  const left = [...script];
  const { rules } = game;
  return {
    ...game,
    rules: { ...rules, drawChance: (state, random) => left.shift() ?? rules.drawChance(state, random) },
  };
}
