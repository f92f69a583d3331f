/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points}.',
  'score-breakdown.last': 'Der letzte Stich: ein Punkt mehr.',
  'score-breakdown.whole': '{points} im Ganzen; was zum ganzen Punkt fehlt, fällt weg: {whole}.',
  'score-breakdown.declared': 'Angesagt: {points, plural, one {# Punkt} other {# Punkte}}.',
  'score-breakdown.combination': '{what}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'score-breakdown.unseen':
    'Diese Seite wurde nach dem Spiel geöffnet und hat seine Stiche nicht gesehen. Ist die Partie vorbei, zeigen die beendeten Partien sie Karte für Karte.',
};
