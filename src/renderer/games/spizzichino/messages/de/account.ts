/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.took': '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points}.',
  'account.last': 'Der letzte Stich: ein Punkt mehr.',
  'account.whole': '{points} im Ganzen; was zum ganzen Punkt fehlt, fällt weg: {whole}.',
  'account.declared': 'Angesagt: {points, plural, one {# Punkt} other {# Punkte}}.',
  'account.combination': '{what}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'account.unseen':
    'Diese Seite wurde nach dem Spiel geöffnet und hat seine Stiche nicht gesehen. Ist die Partie vorbei, zeigen die beendeten Partien sie Karte für Karte.',
};
