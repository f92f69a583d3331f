import { useState } from 'react';
import type { Level } from '#shared/engine/bot.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';

/**
 * How well bots play: as those do that sit there; before one sits, as chosen. Null where they play differently. Another
 * choice is one for those that sit there, too.
 */
export function useBotLevel(table: TableView, levels: readonly Level[]): [Level | null, (level: Level) => void] {
  const [chosen, choose] = useState<Level>(levels.includes('normal') ? 'normal' : (levels.at(-1) ?? 'random'));
  const bots = table.seats.flatMap((who, seat) => (who.kind === 'bot' ? [{ seat, level: who.level }] : []));
  const [first = { level: chosen }] = bots;
  const isOne = bots.every(({ level }) => level === first.level);
  // Shown as chosen until the host has told of all of them.
  const [asking, setAsking] = useState<Level | null>(null);
  const setLevel = async (level: Level): Promise<void> => {
    choose(level);
    setAsking(level);
    for (const { seat } of bots) await callHost((client) => client.table.seatBot({ table: table.id, seat, level }));
    setAsking(null);
  };
  return [asking ?? (isOne ? first.level : null), (level) => void setLevel(level)];
}
