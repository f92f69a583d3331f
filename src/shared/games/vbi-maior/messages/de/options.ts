import type { Messages } from '../../../../i18n/translate.ts';

/** Games that were won, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rome': 'Höchste erreichte Ziele',
  'feat.rome': '{points} Punkte, {target} waren nötig, in {turns, plural, one {# Runde} other {# Runden}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.difficulty': 'Schwierigkeit',
  'option.difficulty.about': 'Wie viele Punkte die Gruppe braucht, und was eine Romkarte kostet, die zu spät kommt.',
  'option.difficulty.easy': 'Leicht: 10 Punkte pro Kopf, Malus 1',
  'option.difficulty.medium': 'Mittel: 12 Punkte pro Kopf, Malus 2',
  'option.difficulty.hard': 'Schwer: 15 Punkte pro Kopf, Malus 2',
  'option.photoFinish': 'Zugleich aufgedeckt',
  'option.photoFinish.about': 'Was passiert, wenn mehrere fast im selben Moment aufdecken.',
  'option.photoFinish.arrival': 'Wer zuerst aufdeckt, liegt zuerst',
  'option.photoFinish.lowest-first': 'Binnen einer Fünftelsekunde die kleinste zuerst',
  'option.freeTurns': 'Für Neulinge',
  'option.freeTurns.on': 'Die ersten zwei Runden ohne Malus',
  'need.cards': '{needed} Punkte zum Sieg: so viel wie {needed} der 90 Romkarten in der Reihe.',
  'need.nearly-all': 'Das ist fast jede Karte, die es gibt. So gewinnt kaum jemand.',
};
