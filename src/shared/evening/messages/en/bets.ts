import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Everyone knows the partner now. No more bets.',
  'no-such-suspect': 'Bet on somebody who could be the partner, or on nobody.',
  'too-many-bets': 'You’ve changed your mind {max} times in this deal. Your last bet counts.',
  'players-know': 'You’ve played in this deal: only spectators bet.',
  'nothing-to-bet': 'There’s nothing to bet on yet. Wait for the call.',
};
