/** How a table is run: what its host sets besides what is played. */
import type { TableSettings } from '#shared/protocol/table.ts';
import type { KeptTable } from '../../store/store.ts';

/** A new table's. */
export function newSettings(open: boolean): TableSettings {
  const allowed = { spectators: true, chat: true, counting: true, hints: true };
  return { open, locked: false, ...allowed, standInAfter: 60, claimAfter: 45 };
}

/** What is left out stays. */
export type SettingsChange = { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined };

export function changeSettings(table: KeptTable, change: SettingsChange): KeptTable {
  const { settings } = table;
  return {
    ...table,
    settings: {
      open: change.open ?? settings.open,
      locked: change.locked ?? settings.locked,
      spectators: change.spectators ?? settings.spectators,
      chat: change.chat ?? settings.chat,
      counting: change.counting ?? settings.counting,
      hints: change.hints ?? settings.hints,
      standInAfter: change.standInAfter ?? settings.standInAfter,
      claimAfter: change.claimAfter ?? settings.claimAfter,
    },
  };
}
