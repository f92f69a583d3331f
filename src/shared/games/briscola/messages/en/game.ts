import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/en/tricks.ts';

/** Briscola: its name, refusals, log and options. */
export const MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Briscola',
  'game.about': 'Three cards in hand and one suit that beats the others: every Italian knows it.',
  'not-five': 'Briscola is for two, three, four or six players',
  'no-exchange': 'at this table the turned-up card stays where it is',
  'exchange-over': 'the turned-up card can no longer be exchanged',
  'nothing-to-exchange': 'there is nothing in this hand to exchange for it',
  'event.exchange': '{name} exchanges a trump for the turned-up card',
  'option.games': 'Games',
  'option.games.about': 'Whoever wins more than half of them wins the match.',
  'option.lastThree': 'Last three cards',
  'option.lastThree.about': 'Whether partners see each other’s cards once the stock is used up.',
  'option.lastThree.hidden': 'Hidden',
  'option.lastThree.shown': 'Shown to partners',
  'option.exchange': 'Exchange',
  'option.exchange.about': 'Which trump may be exchanged for the turned-up card.',
  'option.exchange.off': 'None',
  'option.exchange.seven': 'The 7',
  'option.exchange.two': 'The 2',
};
