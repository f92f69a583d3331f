/** What is said around a lesson, whatever is learned: fetched with it. */
import type { Messages } from '#shared/words/say.ts';

export const LESSON: Messages = {
  'lesson.title': 'Beim Spielen lernen',
  'lesson.step': 'Schritt {step} von {steps}',
  'lesson.rule': '{count, plural, one {Regel} other {Regeln}} {rules}',
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
