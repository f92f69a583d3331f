import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.games': 'Spiele',
  'option.games.about': 'Wer mehr als die Hälfte gewinnt, gewinnt die Partie.',
  'option.lastThree': 'Die letzten drei Karten',
  'option.lastThree.about': 'Die Karten des Partners, sobald der Talon leer ist.',
  'option.lastThree.hidden': 'Verdeckt',
  'option.lastThree.shown': 'Offen für Partner',
  'option.exchange': 'Tausch',
  'option.exchange.about': 'Der Trumpf, den man gegen die aufgedeckte Karte tauschen darf.',
  'option.exchange.off': 'Keiner',
  'option.exchange.seven': 'Die 7',
  'option.exchange.two': 'Die 2',
};
