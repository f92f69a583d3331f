/** How a table is run: what its host sets besides what is played. */
import type { House } from '#shared/protocol/table.ts';
import type { KeptTable } from '../../store/store.ts';

/** A new table's. */
export function newHouse(open: boolean): House {
  return { open, locked: false, spectators: true, chat: true, standInAfter: 60 };
}

/** What is left out stays. */
export type HouseChange = { readonly [K in keyof House]?: House[K] | undefined };

export function setHouse(table: KeptTable, change: HouseChange): KeptTable {
  const { house } = table;
  return {
    ...table,
    house: {
      open: change.open ?? house.open,
      locked: change.locked ?? house.locked,
      spectators: change.spectators ?? house.spectators,
      chat: change.chat ?? house.chat,
      standInAfter: change.standInAfter ?? house.standInAfter,
    },
  };
}
