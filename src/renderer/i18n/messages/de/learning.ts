/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/i18n/translate.ts';

/** What a phone says around lessons and exercises: fetched with them. */
export const PHONE_LEARN: Messages = {
  'lesson.end':
    'Das war die Lektion. Alles Weitere lernst du beim Spielen, und die Regeln sind nur einen Tipp entfernt.',
  'learning.about':
    'Nur auf diesem Handy, nach den echten Regeln. Wenn du am Tisch gebraucht wirst, siehst du es sofort.',
  'learning.deal': 'Erstes Spiel mit Hilfe',
  'learning.deal.kept': 'Lektion fortsetzen',
  'learning.done': 'geschafft',
  'learning.exercises': 'Zwanzig Übungen',
  'learning.others': 'Andere Spiele',
  'learning.called-back.turn': 'Am Tisch bist du dran.',
  'learning.called-back.begins': 'Die Partie fängt an: Hier sind deine Karten.',
  'learning.called-back.score': 'Das Spiel ist vorbei, und der Tisch wartet auf dich.',
  'learning.called-back.over': 'Die Partie ist vorbei: Was möchtest du als Nächstes?',
  'learning.called-back.claim': 'Jemand am Tisch fragt dich etwas.',
  'learning.called-back.gone': 'Du hast den Raum verlassen.',
  'learning.kept': 'Du kannst später weiterlernen, wo du warst.',
};

/** What is said around a lesson, whatever is learned: fetched with it. */
export const LESSON: Messages = {
  'lesson.title': 'Beim Spielen lernen',
  'lesson.learner': 'Dein Platz',
  'lesson.step': 'Schritt {step} von {steps}',
  'lesson.go-on': 'Weiter',
  'lesson.leave': 'Verlassen',
  'lesson.play-on': 'Spiel weiter, wie du magst.',
  'lesson.astray': 'Das lief anders als in der Lektion. Spiel einfach weiter, oder wiederhol den Schritt.',
  'lesson.watch': 'Schau den anderen zu.',
  'lesson.otherwise': 'Das geht auch, aber etwas anderes zeigt hier mehr: Willst du dabei bleiben?',
  'lesson.insist': 'Dabei bleiben',
  'lesson.relent': 'Anders spielen',
  'lesson.back': 'Schritt wiederholen',
  'lesson.end.title': 'Du kannst es',
  'lesson.end':
    'Das war die Lektion. Alles Weitere lernst du beim Spielen, und die Regeln sind immer nur eine Taste entfernt.',
  'lesson.end.play': 'Jetzt eine Partie',
  'lesson.end.exercises': 'Ein paar Übungen',
  'lesson.again': 'Noch einmal',
};

export const LEARN: Messages = {
  'learn.title': '{game}: erstes Spiel mit Hilfe',
  'learn.none': 'Keine Lektion',
  'learn.none.about': 'Für dieses Spiel gibt es noch keine. Die Regeln kannst du trotzdem lesen.',
  'picture.play': 'Abspielen',
  'picture.stop': 'Anhalten',
  'picture.step': 'Weiter',
  'picture.again': 'Von vorn',
  'picture.at': '{at} von {count}',
  'rules.learn': 'Beim Spielen lernen',
  'tip.title': 'Tipp',
  'tip.heard': 'Verstanden',
  'exercises.title': 'Übungen',
  'exercises.of': '{game}: Übungen',
  'exercises.solved': '{solved} von {count} gelöst',
  'exercises.at': 'Frage {at} von {count}',
  'exercises.right': 'Richtig!',
  'exercises.wrong': 'Nicht ganz: Schau noch mal hin.',
  'exercises.next': 'Nächste Frage',
  'exercises.again': 'Neu anfangen',
  'exercises.all': 'Alle Spiele',
  'exercise.number': '{number}',
  'exercise.empty': 'leer',
};
