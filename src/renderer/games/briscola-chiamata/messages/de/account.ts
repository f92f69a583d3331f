/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.took':
    '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points, plural, one {# Auge} other {# Augen}}.',
  'account.together': 'Zusammen {points}, nötig {bid}: {made, select, yes {geschafft} other {verloren}}.',
  'account.alone': 'Allein {points}, nötig {bid}: {made, select, yes {geschafft} other {verloren}}.',
  'account.side': 'Die Seite, die rief, hat {points} von {bid}: {made, select, yes {geschafft} other {verloren}}.',
  'account.stake': 'Bei {bid} gewinnt oder verliert die Gegenseite je {stake}.',
  'account.times': 'Dieses Spiel zählt {times}-fach.',
  'account.declarer': 'Wer ruft, das Doppelte.',
  'account.alone-four': 'Wer ruft, allein gegen vier, das Vierfache.',
  'account.teammate': 'Der Partner {half, select, yes {ebenso viel} other {das Doppelte}}.',
  'account.unseen':
    'Diese Seite wurde nach dem Spiel geöffnet und hat seine Stiche nicht gesehen. Ist die Partie vorbei, zeigen die beendeten Partien sie Karte für Karte.',
};
