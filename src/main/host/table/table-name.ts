import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { freeName, isSameName, LONGEST_TABLE_NAME, readTableName } from '#shared/protocol/names.ts';
import { TABLE_NAMES } from '#shared/protocol/words/en/host.ts';
import { say } from '#shared/words/say.ts';

/** What a table is called: by who made it and what is played; a second one has a number. */
export function nameFor(maker: string, { rules, words }: Game, taken: ReadonlySet<string>): string {
  const game = words['game.name'] ?? rules.id;
  const first = say(TABLE_NAMES, 'first', { name: maker, game });
  if (!taken.has(first)) return first;
  for (let number = 2; ; number++) {
    const name = say(TABLE_NAMES, 'more', { name: maker, game, number });
    if (!taken.has(name)) return name;
  }
}

/** What its host has typed for a table's name, or why it can't be called so: `others` are called so already. */
export function readNewName(
  typed: string,
  others: readonly string[],
): { readonly name: string } | { readonly refusal: Refusal } {
  const read = readTableName(typed);
  if ('refusal' in read || !others.some((other) => isSameName(other, read.name))) return read;
  const free = freeName(read.name, others, LONGEST_TABLE_NAME);
  return { refusal: refusal('host', 'table-name-taken', { name: read.name, free }) };
}
