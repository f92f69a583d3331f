/** What a phone says around lessons and exercises: fetched with them. */
import type { Messages } from '#shared/i18n/translate.ts';

export const PHONE_LEARN: Messages = {
  'lesson.end':
    'Das war die Lektion. Alles Weitere lernst du beim Spielen, und die Regeln sind immer nur einen Tipp entfernt.',
  'learning.about': 'Nur auf diesem Handy, nach den echten Regeln. Wenn der Tisch dich braucht, wirst du gerufen.',
  'learning.deal': 'Ein erstes Spiel mit Hilfe',
  'learning.deal.kept': 'Weiter im Lehrspiel',
  'learning.done': 'geschafft',
  'learning.exercises': 'Zwanzig Übungen',
  'learning.others': 'Andere Spiele',
  'learning.called-back.turn': 'Am Tisch bist du dran: Hier ist dein Blatt.',
  'learning.called-back.begins': 'Die Partie fängt an: Hier sind deine Karten.',
  'learning.called-back.score': 'Das Spiel ist vorbei, und der Tisch wartet auf dich.',
  'learning.called-back.over': 'Die Partie ist vorbei: Was möchtest du als Nächstes?',
  'learning.called-back.claim': 'Jemand am Tisch fragt dich etwas.',
  'learning.called-back.gone': 'Du hast den Raum verlassen.',
  'learning.kept': 'Was du gerade gelernt hast, wartet, wo du warst.',
};
