import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Bets on this deal are closed.',
  'no-such-suspect': 'Choose one of the answers.',
  'too-many-bets': 'You’ve changed your mind {max} times in this deal. Your last bet counts.',
  'players-know': 'You’re in this deal: only spectators and players who are out guess.',
  'nothing-to-bet': 'There’s nothing to guess right now.',
};
