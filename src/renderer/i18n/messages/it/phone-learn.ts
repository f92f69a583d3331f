/** What a phone says around lessons and exercises: fetched with them. */
import type { Messages } from '#shared/i18n/translate.ts';

export const PHONE_LEARN: Messages = {
  'lesson.end': 'La lezione finisce qui. Il resto si impara giocando, e le regole sono sempre a un tocco di distanza.',
  'learning.about': 'Solo su questo telefono, con le regole vere. Quando il tavolo ha bisogno di te, ti chiama.',
  'learning.deal': 'Una prima smazzata guidata',
  'learning.deal.kept': 'Continua la smazzata guidata',
  'learning.done': 'fatta',
  'learning.exercises': 'Venti esercizi',
  'learning.others': 'Altri giochi',
  'learning.called-back.turn': 'Al tavolo tocca a te: ecco le tue carte.',
  'learning.called-back.begins': 'La partita comincia: ecco le tue carte.',
  'learning.called-back.score': 'La smazzata è finita, e il tavolo ti aspetta.',
  'learning.called-back.over': 'La partita è finita: e adesso?',
  'learning.called-back.claim': 'Al tavolo qualcuno ti chiede una cosa.',
  'learning.called-back.gone': 'Hai lasciato la stanza.',
  'learning.kept': 'Quello che stavi imparando ti aspetta dove l’hai lasciato.',
};
