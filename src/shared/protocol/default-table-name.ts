/**
 * What a table is called where nobody has said otherwise. It is kept and advertised as a name in one form, as it is
 * everywhere a name alone is known; whoever shows it is told what that means, and says it in their own words.
 */
import { translate } from '../i18n/translate.ts';
import { TABLE_NAMES } from './messages/en/host.ts';
import type { DefaultTableName } from './table.ts';

/** The name of a table by its maker and its game: the first one, or one with a number. */
export function tableNameAfter(maker: string, game: string, number = 1): string {
  return number === 1
    ? translate(TABLE_NAMES, 'called.first', { name: maker, game })
    : translate(TABLE_NAMES, 'called.more', { name: maker, game, number });
}

/** The name of a table of an evening's desk. */
export function eveningTableName(number: number): string {
  return translate(TABLE_NAMES, 'called.desk', { number });
}

/** What such a name means; nothing for one that somebody has chosen. `game`: what the table's game is called. */
export function parseDefaultTableName(name: string, game: string): DefaultTableName | undefined {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  if (name === eveningTableName(number)) return { key: 'called.desk', params: { number } };
  const after = tableNameAfter('', game, number);
  const maker = name.endsWith(after) ? name.slice(0, -after.length) : '';
  if (maker === '') return undefined;
  return number === 1
    ? { key: 'called.first', params: { name: maker, game } }
    : { key: 'called.more', params: { name: maker, game, number } };
}
