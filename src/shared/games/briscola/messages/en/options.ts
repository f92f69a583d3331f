import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
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
