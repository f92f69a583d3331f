/** Plays the last card automatically, where the user wants it, after a moment in which it can be kept. */
import { useEffect, useState } from 'react';
import { useSettings } from '../../client/device/settings.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { useLatest } from '../../hooks/common.ts';

/** Time in which it can be kept, in ms. */
const AUTO_PLAY_DELAY_MS = 1400;

export interface LastCard {
  /** It is about to be played. */
  readonly isDue: boolean;
  keep(): void;
}

/**
 * Tells whether the only card left may be played automatically. An only legal card among several may not, since its
 * speed would reveal that there was no choice; a hand of one card is public.
 */
export function mayAutoPlay(
  game: Pick<TableGame, 'isLastCard'>,
  { observation, moves }: Pick<PanelProps, 'observation' | 'moves'>,
): boolean {
  return moves.length === 1 && (game.isLastCard?.(observation) ?? false);
}

/** Calls `act` once the time is over. */
export function useLastCard(game: TableGame, panel: PanelProps, shown: ShownMatch, act: () => void): LastCard {
  const { lastCard } = useSettings();
  const [kept, keep] = useState('');
  const sight = `${shown.match} ${shown.version}`;
  // The preceding cards are seen first.
  const isSeen = shown.landed.observation === shown.observation && shown.landed.beat === shown.beat;
  const isDue = lastCard && isSeen && kept !== sight && mayAutoPlay(game, panel);
  const latest = useLatest(act);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      latest.current();
    }, AUTO_PLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, latest]);
  return { isDue, keep: () => keep(sight) };
}
