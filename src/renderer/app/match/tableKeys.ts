import type { Player } from '../../session/match/play.ts';
import { goTo, type SheetName } from '../page/route.ts';
import { endFlights } from '../tabletop/projection.ts';

type SetReviewing = (change: (before: boolean) => boolean) => void;

/** Whatever flies lies there, and the next thing is shown. */
export function seenEnough(player: Pick<Player, 'skip'>): void {
  endFlights();
  player.skip();
}

/** One key away: the rules, the last trick, the menu; and the next thing to see. */
export function keysOf(
  table: string,
  player: Pick<Player, 'skip'>,
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
    s: () => seenEnough(player),
  };
}
