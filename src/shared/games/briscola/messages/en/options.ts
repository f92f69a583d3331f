import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.games': 'Games',
  'option.games.about': 'Win more than half of them to win the match.',
  'option.lastThree': 'Last three cards',
  'option.lastThree.about': 'Partners’ cards once the stock runs out.',
  'option.lastThree.hidden': 'Hidden',
  'option.lastThree.shown': 'Shown to partners',
  'option.exchange': 'Exchange',
  'option.exchange.about': 'The trump you may exchange for the turned-up card.',
  'option.exchange.off': 'None',
  'option.exchange.seven': 'The 7',
  'option.exchange.two': 'The 2',
};
