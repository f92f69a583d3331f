/** Sample: follow suit, no trump, and the highest cards count. */
import type { TrickGameDefinition } from '../../tricks/definition.ts';
import { trickGame } from '../../tricks/game.ts';
import { BASICS } from './cards.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { OPTION_MESSAGES } from './messages/en/options.ts';
import { OPTIONS, type SampleTypes } from './types.ts';

export const definition: TrickGameDefinition<SampleTypes> = {
  ...BASICS,
  listPosition: 9,
  // XX-4
  seats: { min: 4, max: 4 },
  options: OPTIONS,
  ruleNumbers: { deal: 'XX-1', dealer: 'XX-4', turn: 'XX-5', follow: 'XX-6' },
  dealPoints: (worth) => worth,
  // XX-8
  isMatchOver(totals, _deals, { options }) {
    const most = Math.max(...totals);
    return most >= options.target && totals.filter((total) => total === most).length === 1;
  },
  messages: { ...GAME_MESSAGES, ...OPTION_MESSAGES },
};

export default trickGame(definition);
