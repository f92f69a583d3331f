import { type Difficulty, needsNearlyAll, OPTIONS, romeCardsNeeded } from '#shared/games/vbi-maior/state/options.ts';
import type { SetUpProps } from '../../game.ts';

/** VM-25: how much of the deck the chosen table needs, with a warning where that is nearly all. */
export function SetUpNote({ options, seats, say }: SetUpProps) {
  const difficulty = (options.difficulty ?? OPTIONS.difficulty.default) as Difficulty;
  return (
    <p className="as-chosen">
      {say('need.cards', { needed: romeCardsNeeded(seats, difficulty) })}
      {needsNearlyAll(seats, difficulty) && <strong> {say('need.nearly-all')}</strong>}
    </p>
  );
}
