/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/i18n/translate.ts';

/** What is said around a lesson, whatever is learned: fetched with it. */
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

export const LEARN: Messages = {
  'learn.title': '{game}: una prima smazzata guidata',
  'learn.none': 'Nessuna lezione',
  'learn.none.about': 'Per questo gioco non c’è. Le regole si possono leggere lo stesso.',
  'picture.play': 'Avvia',
  'picture.stop': 'Ferma',
  'picture.step': 'Avanti',
  'picture.again': 'Da capo',
  'picture.at': '{at} di {count}',
  'rules.learn': 'Impara giocando',
  'tip.title': 'Due parole su questo',
  'tip.heard': 'Ho capito',
  'exercises.title': 'Esercizi',
  'exercises.about': 'Venti domande per gioco. Rispondono le regole stesse.',
  'exercises.of': '{game}: esercizi',
  'exercises.solved': '{solved} risolti su {count}',
  'exercises.at': 'Domanda {at} di {count}',
  'exercises.right': 'Giusto!',
  'exercises.wrong': 'Non proprio: guarda meglio.',
  'exercises.rule': '{count, plural, one {Regola} other {Regole}} {rules}',
  'exercises.next': 'Prossima domanda',
  'exercises.again': 'Da capo',
  'exercises.all': 'Tutti i giochi',
  'exercise.number': '{number}',
  'exercise.empty': 'vuota',
};
