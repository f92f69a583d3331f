import { expect, it } from 'vitest';
import { eveningTableName, parseDefaultTableName, tableNameAfter } from './default-table-name.ts';

it('a name that nobody has chosen says what it means', () => {
  expect(parseDefaultTableName(tableNameAfter('Ada', 'VIVA'), 'VIVA')).toEqual({
    key: 'called.first',
    params: { name: 'Ada', game: 'VIVA' },
  });
  const third = { key: 'called.more', params: { name: 'Ada 2', game: 'VIVA', number: 3 } };
  expect(parseDefaultTableName(tableNameAfter('Ada 2', 'VIVA', 3), 'VIVA')).toEqual(third);
  expect(parseDefaultTableName(eveningTableName(12), 'VIVA')).toEqual({ key: 'called.desk', params: { number: 12 } });
});

it('a chosen name stays as it is', () => {
  for (const name of ['', 'Nonna’s corner', 'Ada’s Spizzichino', '’s VIVA', 'Table', 'VIVA 2', 'Table 03'])
    expect(parseDefaultTableName(name, 'VIVA'), name).toBeUndefined();
});
