import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Drei Karten auf der Hand, eine Farbe sticht alle anderen: In Italien kennt das jeder.',
  'not-five': 'Briscola spielt man zu zweit, zu dritt, zu viert oder zu sechst',
  'no-twos': 'Zu sechst spielt man ohne Zweien: Es gibt keine 2 zu tauschen',
  'no-exchange': 'An diesem Tisch wird die aufgedeckte Karte nicht getauscht',
  'nothing-to-exchange': 'Du hast jetzt nichts dagegen zu tauschen',
  'event.exchange': '{name} tauscht einen Trumpf gegen die aufgedeckte Karte',
};
