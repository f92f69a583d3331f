/** A game that begins shortly before its end: who plays it in a browser has a card or two to lay. */
import type { Game } from '#shared/engine/game.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import { selfPlay } from '#shared/engine/self-play.ts';

/** The same in all matches; `left` moves lie before the end. */
export function nearlyOver(game: Game, left: number): Game {
  const { rules: usual } = game;
  const make = game.bots.random;
  if (!make) throw new Error(`${usual.id}: no bot plays at random`);
  const initial: typeof usual.initial = (chosen, seats) => {
    const options = { ...chosen };
    const whole = newMatch(usual, options, seats);
    const bots = Array.from({ length: seats }, (_, seat) => make(seat, seeded(seat)));
    selfPlay(whole, bots, seeded(7));
    const moves = whole.events.flatMap(({ by }, k) => (by === 'chance' ? [] : k));
    const match = newMatch(usual, options, seats);
    for (const event of whole.events.slice(0, moves.at(-left))) take(match, event);
    return match.state;
  };
  return { ...game, rules: { ...usual, initial } };
}
