import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { freeName, isSameName } from '#shared/protocol/alike.ts';
import { tableNameAfter } from '#shared/protocol/called.ts';
import { MAX_TABLE_NAME_GRAPHEMES, readTableName } from '#shared/protocol/names.ts';

/** What a table is called: by who made it and what is played; a second one has a number. */
export function defaultTableName(maker: string, game: Game, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = tableNameAfter(maker, titleOf(game), number);
    if (!taken.has(name)) return name;
  }
}

/** What a game is called. */
export function titleOf({ rules, messages: words }: Game): string {
  return words['game.name'] ?? rules.id;
}

/** What its host has typed for a table's name, or why it can't be called so: `others` are called so already. */
export function parseNewName(
  typed: string,
  others: readonly string[],
): { readonly name: string } | { readonly refusal: Refusal } {
  const read = readTableName(typed);
  if ('refusal' in read || !others.some((other) => isSameName(other, read.name))) return read;
  const free = freeName(read.name, others, MAX_TABLE_NAME_GRAPHEMES);
  return { refusal: refusal('host', 'table-name-taken', { name: read.name, free }) };
}
