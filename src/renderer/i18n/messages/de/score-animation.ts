/** German, for what is written over the cloth: what a trick brought, and how a deal ended. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_ANIMATION: Messages = {
  'gain.points': '+{points}',
  'tally.won': 'Gewonnen',
  'tally.lost': 'Verloren',
  'tally.level': 'Gleichstand',
  'tally.ahead': '{name} liegt vorn',
  'tally.round': '{name} gewinnt die Runde',
  'tally.to-reach': '{count} nötig',
  'tally.go-on': 'Weiter',
};
