/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points}.',
  'score-breakdown.last': 'Der letzte Stich: ein Punkt extra.',
  'score-breakdown.whole': '{points} insgesamt, abgerundet: {whole}.',
  'score-breakdown.declared': 'Angesagt: {points, plural, one {# Punkt} other {# Punkte}}.',
  'score-breakdown.combination': '{what}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'score-breakdown.unseen':
    'Diese Seite wurde erst nach dem Spiel geöffnet und kennt seine Stiche nicht. Nach der Partie zeigt der Verlauf jede Karte.',
};
