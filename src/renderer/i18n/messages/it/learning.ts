/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/i18n/translate.ts';

/** What a phone says around lessons and exercises: fetched with them. */
export const PHONE_LEARN: Messages = {
  'lesson.end': 'La lezione finisce qui. Il resto si impara giocando, e le regole sono sempre a portata di dito.',
  'learning.about': 'Solo su questo telefono, con le regole vere. Quando il tavolo ha bisogno di te, ti chiama.',
  'learning.deal': 'Una prima smazzata guidata',
  'learning.deal.kept': 'Continua la smazzata guidata',
  'learning.done': 'fatta',
  'learning.exercises': 'Venti esercizi',
  'learning.others': 'Altri giochi',
  'learning.called-back.turn': 'Tocca a te: ecco le tue carte.',
  'learning.called-back.begins': 'La partita comincia: ecco le tue carte.',
  'learning.called-back.score': 'La smazzata è finita: al tavolo aspettano te.',
  'learning.called-back.over': 'La partita è finita: e adesso?',
  'learning.called-back.claim': 'Al tavolo qualcuno ti chiede una cosa.',
  'learning.called-back.gone': 'Hai lasciato la stanza.',
  'learning.kept': 'Puoi riprendere da dove eri.',
};

/** What is said around a lesson, whatever is learned: fetched with it. */
export const LESSON: Messages = {
  'lesson.title': 'Impara giocando',
  'lesson.learner': 'Il tuo posto',
  'lesson.step': 'Passo {step} di {steps}',
  'lesson.go-on': 'Avanti',
  'lesson.leave': 'Esci',
  'lesson.play-on': 'Continua come vuoi.',
  'lesson.astray': 'La smazzata ha preso una strada diversa dalla lezione. Continua come vuoi, o riprova quel passo.',
  'lesson.watch': 'Guarda gli altri.',
  'lesson.otherwise': 'Si può fare, ma qui un’altra mossa insegna di più. Vuoi proprio questa?',
  'lesson.insist': 'Proprio questa',
  'lesson.relent': 'Ci ripenso',
  'lesson.back': 'Riprova il passo',
  'lesson.end.title': 'Ora sai giocare',
  'lesson.end': 'La lezione finisce qui. Il resto si impara giocando, e le regole sono sempre a portata di mano.',
  'lesson.end.play': 'Gioca una partita',
  'lesson.end.exercises': 'Prova qualche esercizio',
  'lesson.again': 'Ripeti la lezione',
};

export const LEARN: Messages = {
  'learn.title': '{game}: una prima smazzata guidata',
  'learn.none': 'Nessuna lezione',
  'learn.none.about': 'Questo gioco non ha una lezione, ma puoi leggerne le regole.',
  'picture.play': 'Avvia',
  'picture.stop': 'Ferma',
  'picture.step': 'Avanti',
  'picture.again': 'Da capo',
  'picture.at': '{at} di {count}',
  'rules.learn': 'Impara giocando',
  'tip.title': 'Suggerimento',
  'tip.heard': 'Ho capito',
  'exercises.title': 'Esercizi',
  'exercises.of': '{game}: esercizi',
  'exercises.solved': '{solved} risolti su {count}',
  'exercises.at': 'Domanda {at} di {count}',
  'exercises.right': 'Giusto!',
  'exercises.wrong': 'Non proprio: guarda meglio.',
  'exercises.next': 'Prossima domanda',
  'exercises.again': 'Da capo',
  'exercises.all': 'Tutti i giochi',
  'exercise.number': '{number}',
  'exercise.empty': 'vuota',
};
