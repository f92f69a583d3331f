import type { Game } from '#shared/engine/game.ts';
import { TABLE_NAMES } from '#shared/protocol/words.ts';
import { say } from '#shared/words/say.ts';

/** What a table is called: by who made it and what is played; a second one has a number. */
export function nameFor(maker: string, { rules, words }: Game, taken: ReadonlySet<string>): string {
  const game = words.en['game.name'] ?? rules.id;
  const first = say(TABLE_NAMES, 'first', { name: maker, game });
  if (!taken.has(first)) return first;
  for (let number = 2; ; number++) {
    const name = say(TABLE_NAMES, 'more', { name: maker, game, number });
    if (!taken.has(name)) return name;
  }
}
