/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points}.',
  'score-breakdown.last': 'L’ultima presa: un punto in più.',
  'score-breakdown.whole': '{points} in tutto, senza i terzi che avanzano: {whole}.',
  'score-breakdown.declared': 'Accuse: {points, plural, one {# punto} other {# punti}}.',
  'score-breakdown.combination': '{what}: {points, plural, one {# punto} other {# punti}}.',
  'score-breakdown.unseen':
    'Hai aperto questa pagina a smazzata finita: le prese qui non ci sono. A fine partita le rivedi carta per carta.',
};
