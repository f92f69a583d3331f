import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/de/tricks.ts';

/** Briscola: its name, refusals, log and options. */
export const MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Briscola',
  'game.about': 'Drei Karten auf der Hand und eine Farbe, die alle anderen sticht: In Italien kennt es jeder.',
  'not-five': 'Briscola spielt man zu zweit, zu dritt, zu viert oder zu sechst',
  'no-exchange': 'An diesem Tisch wird die aufgedeckte Karte nicht getauscht',
  'exchange-over': 'Die aufgedeckte Karte lässt sich nicht mehr tauschen',
  'nothing-to-exchange': 'Auf dieser Hand ist nichts dagegen zu tauschen',
  'event.exchange': '{name} tauscht einen Trumpf gegen die aufgedeckte Karte',
  'option.games': 'Spiele',
  'option.games.about': 'Wer mehr als die Hälfte davon gewinnt, hat die Partie gewonnen.',
  'option.lastThree': 'Die letzten drei Karten',
  'option.lastThree.about': 'Ob Partner einander in die Karten sehen, wenn der Stapel aufgebraucht ist.',
  'option.lastThree.hidden': 'Verdeckt',
  'option.lastThree.shown': 'Partner sehen sie',
  'option.exchange': 'Tausch',
  'option.exchange.about': 'Welcher Trumpf sich gegen die aufgedeckte Karte tauschen lässt.',
  'option.exchange.off': 'Keiner',
  'option.exchange.seven': 'Die 7',
  'option.exchange.two': 'Die 2',
};
