/** English, for what is written over the cloth: what a trick brought, and how a deal ended. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_ANIMATION: Messages = {
  'gain.points': '+{points}',
  'tally.won': 'You won',
  'tally.lost': 'You lost',
  'tally.level': 'Level',
  'tally.ahead': '{name} is ahead',
  'tally.round': '{name} wins the round',
  'tally.to-reach': '{count} to reach',
  'tally.go-on': 'Go on',
};
