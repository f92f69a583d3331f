/** English, for what is written over the cloth: what a trick brought, and how a deal ended. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_ANIMATION: Messages = {
  'score-change.points': '+{points}',
  'score-change.won': 'You won',
  'score-change.lost': 'You lost',
  'score-change.level': 'Level',
  'score-change.ahead': '{name} is ahead',
  'score-change.round': '{name} wins the round',
  'score-change.to-reach': '{count} to reach',
  'score-change.go-on': 'Go on',
};
