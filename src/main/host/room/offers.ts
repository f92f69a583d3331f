/** What can be played in the room, told to who has no rules at hand. */
import { LEVELS } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { EVENING_LIMITS } from '#shared/evening/most.ts';
import type { GameOffer } from '#shared/protocol/room.ts';
import type { KeptRoom } from '../../store/rooms.ts';
import { levelFor, seatsFor } from './next.ts';

const NUMBERS = Array.from({ length: EVENING_LIMITS.deals }, (_, k) => k + 1);

/** The game as it can be set up, beginning with how that was done last. */
export function offerOf(id: string, game: Game, { options, level }: Pick<KeptRoom, 'options' | 'level'>): GameOffer {
  const { rules, bots, duplicate, isCooperative: together = false } = game;
  const { min, max } = rules.seats;
  return {
    game: id,
    seats: { min, max, usual: seatsFor(game, 0) },
    options: Object.fromEntries(
      Object.entries(rules.options).map(([name, spec]) => [name, { values: [...spec.values], default: spec.default }]),
    ),
    levels: LEVELS.filter((one) => bots[one]),
    together,
    deals: NUMBERS.filter((deals) => {
      const fixed = duplicate?.options(deals);
      return fixed && 'options' in resolveOptions(rules.options, { ...fixed }, rules.duplicateOptions);
    }),
    last: { options: options[id] ?? {}, level: levelFor(game, level) },
  };
}
