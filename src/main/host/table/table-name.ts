import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { freeName, isSameName } from '#shared/protocol/alike.ts';
import { nameAfter } from '#shared/protocol/called.ts';
import { LONGEST_TABLE_NAME, readTableName } from '#shared/protocol/names.ts';

/** What a table is called: by who made it and what is played; a second one has a number. */
export function nameFor(maker: string, game: Game, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = nameAfter(maker, titleOf(game), number);
    if (!taken.has(name)) return name;
  }
}

/** What a game is called. */
export function titleOf({ rules, words }: Game): string {
  return words['game.name'] ?? rules.id;
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
