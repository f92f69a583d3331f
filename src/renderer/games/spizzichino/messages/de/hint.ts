import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card} spielen',
  'hint.take': 'das Oberste von Stapel {number} nehmen',
  'hint.choose': 'Stapel {hand} auf die Hand, {up} offen',
  'hint.worth': '{points} Punkte',
  'hint.measure': 'Was dir das Spiel mehr bringt als der anderen Seite, im Schnitt über alles, was verdeckt sein kann.',
};
