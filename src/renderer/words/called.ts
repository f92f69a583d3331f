/** What a table is called, in the language of who reads it. */
import type { DefaultTableName } from '#shared/protocol/table.ts';
import type { Say } from './say.ts';

export function tableNameOf(
  { name, called }: { readonly name: string; readonly called?: DefaultTableName | undefined },
  say: Say,
): string {
  return called ? say(called.key, called.params) : name;
}
