/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/words/say.ts';

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
  'whisper.title': 'Due parole su questo',
  'whisper.heard': 'Ho capito',
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
