/** The evening of the room one is in: its latest round, how everybody stands, and what its desk says. */
import { create } from 'zustand';
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { follow } from '../line/follow.ts';

/** `undefined` until the host has told; null while there is no evening. */
export const useEvening = create<{ readonly evening: EveningView | null | undefined }>()(() => ({
  evening: undefined,
}));

/** Follows the evening of the host one is at until the returned function is called. */
export function followEvening(): () => void {
  return follow({
    open: (client, signal) => client.evening.watch({}, { signal }),
    take: (evening) => useEvening.setState({ evening }),
  });
}

/** A table of a round, by its number there. */
export type EveningTable = RoundView['tables'][number];

/** Where this session sits in the latest round; nothing where it sits out or is no player. */
export function mineIn({ round, mine }: Pick<EveningView, 'round' | 'mine'>): EveningTable | undefined {
  return mine ? round?.tables.find(({ number }) => number === mine.table) : undefined;
}

/** What a player is called in the standings; a bot's seat has no name there. */
export function nameIn({ standings }: Pick<EveningView, 'standings'>, player: string): string | undefined {
  return standings.find((one) => one.player === player)?.name;
}
