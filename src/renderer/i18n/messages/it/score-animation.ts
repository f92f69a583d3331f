/** Italian, for what is written over the cloth: what a trick brought, and how a deal ended. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_ANIMATION: Messages = {
  'score-change.points': '+{points}',
  'score-change.won': 'Hai vinto',
  'score-change.lost': 'Hai perso',
  'score-change.level': 'Pari',
  'score-change.ahead': '{name} è in testa',
  'score-change.round': '{name} vince la manche',
  'score-change.to-reach': '{count} da raggiungere',
  'score-change.go-on': 'Avanti',
};
