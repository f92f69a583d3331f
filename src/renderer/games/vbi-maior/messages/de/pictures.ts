import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Fünf Karten, wie sie gezogen wurden.',
  'picture.sorted': 'Als Stapel, von oben: der Fluch, die Romkarten von klein nach groß, der Segen ganz unten.',
  'picture.first': 'Niemand ist der Reihe nach dran. Jemand fängt mit 12 an.',
  'picture.second': '30 ist höher: Sie passt.',
  'picture.jump': 'Jemand hatte es eilig: 66.',
  'picture.late': '41 passt nicht mehr. Aufgedeckt geht sie in die Rückgabe und kostet Punkte.',
};
