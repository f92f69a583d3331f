/** What a table is called, in the language of who reads it. */
import type { Called } from '#shared/protocol/table.ts';
import type { Say } from './say.ts';

export function nameOf(
  { name, called }: { readonly name: string; readonly called?: Called | undefined },
  say: Say,
): string {
  return called ? say(called.key, called.params) : name;
}
