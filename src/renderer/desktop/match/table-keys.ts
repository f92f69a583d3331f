import type { MatchControls } from '../../client/match/match-client.ts';
import { finishAnimations } from '../../match/tabletop/use-scene.ts';
import type { TableCard } from '../../motion/scene.ts';
import { mixingDesk } from '../../sound/load-audio.ts';
import { goTo, type SheetName } from '../../ui/route.ts';

/** Where a keyboard user starts in a hand: the first playable card, else the first. */
export function firstPlayableIndex(cards: readonly Pick<TableCard, 'playable'>[]): number {
  return Math.max(
    0,
    cards.findIndex(({ playable }) => playable),
  );
}

/** Ends flights and their sounds, and shows the next step. */
export function skipAnimation(player: Pick<MatchControls, 'skip'>): void {
  finishAnimations();
  mixingDesk()?.hush();
  player.skip();
}

/** Keys for the rules, the last trick and the log, the menu, and the next step. */
export function tableKeysOf(table: string, player: Pick<MatchControls, 'skip'>): Record<string, () => void> {
  const open = (sheet: SheetName) => () => goTo({ screen: 'table', table, sheet });
  return {
    r: open('rules'),
    R: open('rules'),
    '?': open('keys'),
    k: open('keys'),
    h: open('log'),
    l: open('log'),
    v: open('seal'),
    Escape: open('menu'),
    s: () => skipAnimation(player),
  };
}
