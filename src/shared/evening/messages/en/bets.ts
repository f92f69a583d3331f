import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'It is out who plays with whom. No more bets.',
  'no-such-suspect': 'Bet on somebody who could have been called, or on nobody.',
  'too-many-bets': 'You have changed your mind {max} times in this deal. Your last bet stands.',
  'players-know': 'You play in this deal, or did: only who looks on bets.',
  'nothing-to-bet': 'There is nothing to bet on now. Wait for a call.',
};
