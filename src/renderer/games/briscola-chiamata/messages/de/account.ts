/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took':
    '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points, plural, one {# Auge} other {# Augen}}.',
  'score-breakdown.together': 'Zusammen {points}, nötig {bid}: {made, select, yes {geschafft} other {verloren}}.',
  'score-breakdown.alone': 'Allein {points}, nötig {bid}: {made, select, yes {geschafft} other {verloren}}.',
  'score-breakdown.side':
    'Die Seite, die rief, hat {points} von {bid}: {made, select, yes {geschafft} other {verloren}}.',
  'score-breakdown.stake': 'Bei {bid} gewinnt oder verliert die Gegenseite je {stake}.',
  'score-breakdown.times': 'Dieses Spiel zählt {times}-fach.',
  'score-breakdown.declarer': 'Wer ruft, das Doppelte.',
  'score-breakdown.alone-four': 'Wer ruft, allein gegen vier, das Vierfache.',
  'score-breakdown.teammate': 'Der Partner {half, select, yes {ebenso viel} other {das Doppelte}}.',
  'score-breakdown.unseen':
    'Diese Seite wurde nach dem Spiel geöffnet und hat seine Stiche nicht gesehen. Ist die Partie vorbei, zeigen die beendeten Partien sie Karte für Karte.',
};
