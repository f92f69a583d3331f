/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/i18n/translate.ts';

/** What a phone says around lessons and exercises: fetched with them. */
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

/** What is said around a lesson, whatever is learned: fetched with it. */
export const LESSON: Messages = {
  'lesson.title': 'Beim Spielen lernen',
  'lesson.step': 'Schritt {step} von {steps}',
  'lesson.go-on': 'Weiter',
  'lesson.leave': 'Verlassen',
  'lesson.play-on': 'Spiel weiter, wie du magst.',
  'lesson.astray':
    'Es ist anders gekommen, als die Lektion es zeigt. Spiel weiter, wie du magst, oder geh den Schritt noch einmal.',
  'lesson.watch': 'Schau den anderen zu.',
  'lesson.otherwise': 'Auch das darfst du. Aber etwas anderes zeigt hier mehr: Willst du dabei bleiben?',
  'lesson.insist': 'Dabei bleiben',
  'lesson.relent': 'Neu wählen',
  'lesson.back': 'Den Schritt noch einmal',
  'lesson.end.title': 'Du kannst es',
  'lesson.end':
    'Das war die Lektion. Alles Weitere lernst du beim Spielen, und die Regeln sind immer nur eine Taste entfernt.',
  'lesson.end.play': 'Jetzt eine Partie',
  'lesson.end.exercises': 'Ein paar Übungen',
  'lesson.again': 'Noch einmal',
};

export const LEARN: Messages = {
  'learn.title': '{game}: ein erstes Spiel mit Hilfe',
  'learn.none': 'Kein Lehrspiel',
  'learn.none.about': 'Für dieses Spiel gibt es keins. Die Regeln kannst du trotzdem lesen.',
  'picture.play': 'Abspielen',
  'picture.stop': 'Anhalten',
  'picture.step': 'Weiter',
  'picture.again': 'Von vorn',
  'picture.at': '{at} von {count}',
  'rules.learn': 'Beim Spielen lernen',
  'tip.title': 'Kurz geflüstert',
  'tip.heard': 'Aha',
  'exercises.title': 'Übungen',
  'exercises.of': '{game}: Übungen',
  'exercises.solved': '{solved} von {count} gelöst',
  'exercises.at': 'Frage {at} von {count}',
  'exercises.right': 'Richtig!',
  'exercises.wrong': 'Nicht ganz: Schau noch mal hin.',
  'exercises.next': 'Nächste Frage',
  'exercises.again': 'Von vorn',
  'exercises.all': 'Alle Spiele',
  'exercise.number': '{number}',
  'exercise.empty': 'leer',
};
