import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'Posate in ordine',
  'exercise.row.returned': 'Nel mazzo di ritorno',
  'exercise.row.deck': 'Il tuo mazzo',
  'exercise.fits': 'Quale di queste carte va ancora bene?',
  'exercise.fits.why': 'Una carta Roma deve essere più alta dell’ultima posata. Se no va nel mazzo di ritorno.',
  'exercise.top': 'Posi queste carte come mazzo. Quale è in cima, prima che si giochino le maledizioni?',
  'exercise.top.why':
    'In cima le maledizioni, sotto le carte Roma dalla più bassa alla più alta, in fondo le benedizioni.',
  'exercise.turn':
    'Il turno è finito, in una partita {difficulty, select, easy {facile} medium {media} other {difficile}}. Quanti punti porta?',
  'exercise.turn.why':
    'Un punto per ogni carta Roma in ordine e per ogni benedizione nel mazzo di ritorno. Ogni carta Roma nel mazzo di ritorno costa uno in una partita facile, due nelle altre: il malus.',
  'exercise.target':
    'Giocate in {seats} una partita {difficulty, select, easy {facile} medium {media} other {difficile}}. Quanti punti dovete fare?',
  'exercise.target.why': 'In una partita facile servono 10 punti a testa, in una media 12, in una difficile 15.',
  'exercise.out': 'Hai questo mazzo e dici «Sono fuori». Che cosa succede?',
  'exercise.out.why':
    'Le tue carte si mostrano. Se fra loro c’è una carta Roma, la partita è persa all’istante. Le benedizioni da sole vanno nel mazzo di ritorno, e portano un punto l’una.',
  'exercise.out.loses': 'La partita è persa',
  'exercise.out.goes-on': 'La partita continua',
};
