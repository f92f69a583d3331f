/** What is said around a lesson, whatever is learned: fetched with it. */
import type { Messages } from '#shared/words/say.ts';

export const LESSON: Messages = {
  'lesson.title': 'Imparare giocando',
  'lesson.step': 'Passo {step} di {steps}',
  'lesson.rule': '{count, plural, one {Regola} other {Regole}} {rules}',
  'lesson.go-on': 'Avanti',
  'lesson.leave': 'Esci',
  'lesson.play-on': 'Continua come vuoi.',
  'lesson.astray':
    'Il gioco ha preso una strada diversa da quella della lezione. Continua come vuoi, o riprova quel passo.',
  'lesson.watch': 'Guarda gli altri.',
  'lesson.otherwise': 'Puoi fare anche così. Ma qui un’altra mossa mostra di più: vuoi proprio questa?',
  'lesson.insist': 'Proprio questa',
  'lesson.relent': 'Ci ripenso',
  'lesson.back': 'Riprova il passo',
  'lesson.end.title': 'Il gioco ora lo sai',
  'lesson.end': 'La lezione finisce qui. Il resto si impara giocando, e le regole sono sempre a un tasto di distanza.',
  'lesson.end.play': 'Gioca una partita',
  'lesson.end.exercises': 'Prova qualche esercizio',
  'lesson.again': 'Un’altra volta',
};
