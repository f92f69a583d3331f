/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took':
    '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points, plural, one {# Auge} other {# Augen}}.',
  'score-breakdown.together': 'Zusammen {points}, {bid} nötig: {made, select, yes {geschafft} other {verloren}}.',
  'score-breakdown.alone': 'Allein {points}, {bid} nötig: {made, select, yes {geschafft} other {verloren}}.',
  'score-breakdown.side': 'Die Rufpartei hat {points}, {bid} nötig: {made, select, yes {geschafft} other {verloren}}.',
  'score-breakdown.stake': 'Bei {bid} gewinnt oder verliert die Gegenpartei je {stake}.',
  'score-breakdown.times': 'Dieses Spiel zählt {times}-fach.',
  'score-breakdown.declarer': 'Wer ruft: das Doppelte.',
  'score-breakdown.alone-four': 'Wer allein gegen vier spielt: das Vierfache.',
  'score-breakdown.teammate': 'Der Partner: {half, select, yes {ebenso viel} other {das Doppelte}}.',
  'score-breakdown.unseen':
    'Diese Seite wurde erst nach dem Spiel geöffnet und kennt seine Stiche nicht. Nach der Partie zeigt der Verlauf jede Karte.',
};
