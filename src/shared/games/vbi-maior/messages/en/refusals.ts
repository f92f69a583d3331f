import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'deck-is-down': 'your deck is down, so you can’t look at it now',
  'not-these-curses': 'the curses must be those of your deck, each once',
  'not-these-blessings': 'the blessings must be those of your deck, each once',
  'decks-first': 'every deck must be down first',
  'curses-first': 'the curses come first',
  'choice-first': 'a blessing is waiting for an answer',
  'no-vote': 'there’s no vote now',
  'has-voted': 'you’ve already voted',
  'curse-not-shown': '{curse} is not among the curses on the table',
  countdown: 'wait for the countdown',
  'no-cards': 'you have no cards left',
  'no-such-position': 'your deck has {size, plural, one {# card} other {# cards}}, the top one at position 0',
  'not-closing': 'you can’t be done while a deck still holds a Rome card',
  'not-asked': 'no blessing is asking you for anything',
  'not-for-mercurius': 'Mercury goes to another player who has cards',
  'not-for-vesta': 'Vesta takes a curse out of the return deck',
  'not-for-vulcanus': 'Vulcan takes a Rome card out of the return deck',
  'not-for-venus': 'Venus asks for a number from 1 to 90',
  'no-tie': 'no vote is tied',
  'not-a-leader': 'this curse is not among those with the most votes',
  'no-muddle': 'no deck is due to be shuffled now',
  'not-that-deck': 'these are not the cards of that deck',
  'no-shuffle': 'the common deck isn’t due to be shuffled now',
  'not-the-common-deck': 'these are not the cards of the common deck',
};
