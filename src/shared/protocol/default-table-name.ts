/**
 * Default table names. They are stored and advertised in one language-neutral form, and each reader
 * translates them.
 */
import { translate } from '../i18n/translate.ts';
import { TABLE_NAMES } from './messages/en/host.ts';
import type { DefaultTableName } from './table.ts';

/** A table's default name by its maker and game, numbered if needed. */
export function tableNameAfter(maker: string, game: string, number = 1): string {
  return number === 1
    ? translate(TABLE_NAMES, 'called.first', { name: maker, game })
    : translate(TABLE_NAMES, 'called.more', { name: maker, game, number });
}

/** The default name of an evening's table. */
export function eveningTableName(number: number): string {
  return translate(TABLE_NAMES, 'called.desk', { number });
}

/** The parts of a default name; undefined for a chosen one. `game`: the game's name. */
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
