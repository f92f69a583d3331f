import type { MatchControls } from '../../client/match/match-client.ts';
import { finishAnimations } from '../../match/tabletop/use-scene.ts';
import type { TableCard } from '../../motion/scene.ts';
import { mixingDesk } from '../../sound/load-audio.ts';
import { goTo, type SheetName } from '../../ui/route.ts';

/** The place in a hand at which who plays by keys begins: the first card that may be played, else the first. */
export function firstPlayableIndex(cards: readonly Pick<TableCard, 'playable'>[]): number {
  return Math.max(
    0,
    cards.findIndex(({ playable }) => playable),
  );
}

type SetReviewing = (change: (before: boolean) => boolean) => void;

/** Whatever flies lies there and is heard no more, and the next thing is shown. */
export function skipAnimation(player: Pick<MatchControls, 'skip'>): void {
  finishAnimations();
  mixingDesk()?.hush();
  player.skip();
}

/** One key away: the rules, the last trick, the menu; and the next thing to see. */
export function tableKeysOf(
  table: string,
  player: Pick<MatchControls, 'skip'>,
  setReviewing: SetReviewing,
): Record<string, () => void> {
  const open = (sheet: SheetName) => () => goTo({ screen: 'table', table, sheet });
  return {
    r: open('rules'),
    R: open('rules'),
    '?': open('keys'),
    k: open('keys'),
    h: open('log'),
    v: open('seal'),
    Escape: open('menu'),
    l: () => setReviewing((before) => !before),
    s: () => skipAnimation(player),
  };
}
