import type { Messages } from '../../../../i18n/translate.ts';

/** Briscola: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Drei Karten auf der Hand und eine Farbe, die alle anderen sticht: In Italien kennt es jeder.',
  'not-five': 'Briscola spielt man zu zweit, zu dritt, zu viert oder zu sechst',
  'no-twos': 'Zu sechst wird ohne die Zweien gespielt: Da ist keine Zwei zu tauschen',
  'no-exchange': 'An diesem Tisch wird die aufgedeckte Karte nicht getauscht',
  'exchange-over': 'Die aufgedeckte Karte lässt sich nicht mehr tauschen',
  'nothing-to-exchange': 'Auf dieser Hand ist nichts dagegen zu tauschen',
  'event.exchange': '{name} tauscht einen Trumpf gegen die aufgedeckte Karte',
};
