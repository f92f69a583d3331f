import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.games': 'Spiele',
  'option.games.about': 'Wer mehr als die Hälfte davon gewinnt, hat die Partie gewonnen.',
  'option.lastThree': 'Die letzten drei Karten',
  'option.lastThree.about': 'Ob Partner einander in die Karten sehen, wenn der Talon aufgebraucht ist.',
  'option.lastThree.hidden': 'Verdeckt',
  'option.lastThree.shown': 'Partner sehen sie',
  'option.exchange': 'Tausch',
  'option.exchange.about': 'Welcher Trumpf sich gegen die aufgedeckte Karte tauschen lässt.',
  'option.exchange.off': 'Keiner',
  'option.exchange.seven': 'Die 7',
  'option.exchange.two': 'Die 2',
};
