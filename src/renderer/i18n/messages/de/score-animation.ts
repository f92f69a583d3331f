/** German, for what is written over the cloth: what a trick brought, and how a deal ended. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_ANIMATION: Messages = {
  'score-change.points': '+{points}',
  'score-change.won': 'Gewonnen',
  'score-change.lost': 'Verloren',
  'score-change.level': 'Gleichstand',
  'score-change.ahead': '{name} liegt vorn',
  'score-change.round': '{name} gewinnt die Runde',
  'score-change.to-reach': '{count} nötig',
  'score-change.go-on': 'Weiter',
};
