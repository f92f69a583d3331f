/** Italian, for what is written over the cloth: what a trick brought, and how a deal ended. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_ANIMATION: Messages = {
  'gain.points': '+{points}',
  'tally.won': 'Hai vinto',
  'tally.lost': 'Hai perso',
  'tally.level': 'Pari',
  'tally.ahead': '{name} è in testa',
  'tally.round': '{name} vince la manche',
  'tally.to-reach': '{count} da raggiungere',
  'tally.go-on': 'Avanti',
};
