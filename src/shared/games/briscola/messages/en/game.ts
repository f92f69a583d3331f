import type { Messages } from '../../../../i18n/translate.ts';

export const MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Three cards in hand, one suit that beats the others: the game every Italian knows.',
  'not-five': 'Briscola is for two, three, four or six players',
  'no-exchange': 'this table does not exchange the turned-up card',
  'exchange-over': 'the turned-up card can no longer be exchanged',
  'nothing-to-exchange': 'there is nothing in this hand to exchange for it',
  'option.games': 'Games',
  'option.games.about': 'Whoever wins more than half of them wins the match.',
  'option.lastThree': 'Last three cards',
  'option.lastThree.about': 'Whether partners see each other’s hands once the stock is used up.',
  'option.lastThree.hidden': 'Stay hidden',
  'option.lastThree.shown': 'Shown to partners',
  'option.exchange': 'Exchange',
  'option.exchange.about': 'Which trump may be exchanged for the turned-up card.',
  'option.exchange.off': 'None',
  'option.exchange.seven': 'The 7',
  'option.exchange.two': 'The 2',
  'option.deals': 'Numbered deals',
  'option.deals.about': 'So many deals are the match: other tables play the same ones.',
};
