/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/words/say.ts';

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
  'whisper.title': 'Kurz geflüstert',
  'whisper.heard': 'Aha',
  'exercises.title': 'Übungen',
  'exercises.about': 'Zwanzig Fragen pro Spiel. Die Regeln selbst geben die Antwort.',
  'exercises.of': '{game}: Übungen',
  'exercises.solved': '{solved} von {count} gelöst',
  'exercises.at': 'Frage {at} von {count}',
  'exercises.right': 'Richtig!',
  'exercises.wrong': 'Nicht ganz: Schau noch mal hin.',
  'exercises.rule': '{count, plural, one {Regel} other {Regeln}} {rules}',
  'exercises.next': 'Nächste Frage',
  'exercises.again': 'Von vorn',
  'exercises.all': 'Alle Spiele',
  'exercise.number': '{number}',
  'exercise.empty': 'leer',
};
