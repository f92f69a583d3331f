/** The last card plays itself, where the person wants that: after a moment in which it can be kept. */
import { useEffect, useState } from 'react';
import { useSettings } from '../../client/device/settings.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { useLatest } from '../../hooks/common.ts';

/** How long it can be kept, in ms. */
const AUTO_PLAY_DELAY_MS = 1400;

export interface LastCard {
  /** It is about to be played. */
  readonly isDue: boolean;
  keep(): void;
}

/**
 * Whether the one card left may play itself. A card that is merely the only one allowed may not: how fast it came would
 * tell everybody that there was no choice. That a hand has one card, everybody sees.
 */
export function mayAutoPlay(
  game: Pick<TableGame, 'isLastCard'>,
  { observation, moves }: Pick<PanelProps, 'observation' | 'moves'>,
): boolean {
  return moves.length === 1 && (game.isLastCard?.(observation) ?? false);
}

/** `act` is called once the moment is over. */
export function useLastCard(game: TableGame, panel: PanelProps, shown: ShownMatch, act: () => void): LastCard {
  const { lastCard } = useSettings();
  const [kept, keep] = useState('');
  const sight = `${shown.match} ${shown.version}`;
  // What lay before it is seen first.
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
