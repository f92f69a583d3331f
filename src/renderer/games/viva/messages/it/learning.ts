import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'A sinistra la carta blocco, accanto le tre case, e tre carte di una mano.',
  'picture.blocked': 'La carta blocco mostra giallo e nero: una carta con il giallo non si può giocare.',
  'picture.fits': 'Rosso su rosso: una carta su una casa deve avere un colore in comune con quella sotto.',
  'picture.two': 'Due case mostrano il giallo, e la terza è vuota.',
  'picture.three': 'Con il giallo sulla terza c’è un colore su tutte: VIVA!',
  'picture.cleared': 'Il tavolo si sgombra, altri prendono carte, e si posa una nuova carta blocco.',
  'picture.last': 'In mano resta una carta. Su una casa non va, nemmeno su quella verde.',
  'picture.out': 'Va sulla carta blocco, con cui ha in comune il nero. È la via per uscire.',
};

/** The guided first round: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Una prima manche contro due: circa tre minuti.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.cards':
    'Ognuno ha cinque carte e vuole liberarsene prima degli altri. Una carta mostra uno o due di sei colori; ogni colore ha un suo segno, così non serve distinguere i colori.',
  'lesson.blocked':
    'Questa è la carta blocco. Mostra il nero, e ora ogni carta con il nero è bloccata: due delle tue stanno più in basso e non si possono giocare.',
  'lesson.first':
    'Le carte si giocano su tre case. Su una casa vuota va bene tutto quello che non è bloccato. Posa una carta rosso e blu sulla casa 1.',
  'lesson.match':
    'Bruno ha messo la sua carta sulla tua: tutte e due mostrano il blu. Una carta su una casa deve avere un colore in comune con quella sotto. Carla ha preso una casa vuota.',
  'lesson.third':
    'Guarda: due case mostrano il giallo. Posa la tua carta giallo e verde sulla casa 3, e lo mostrano tutte e tre.',
  'lesson.third.otherwise': 'Si può. Ma con il giallo sulla terza casa potresti dire VIVA. Vuoi proprio questa?',
  'lesson.viva': 'Dopo la tua giocata lo stesso colore è in cima a tutte e tre le case: puoi dire VIVA. Dillo!',
  'lesson.viva.otherwise':
    'Non sei in obbligo. Ma sgombra il tavolo e fa prendere carte agli altri. Vuoi proprio lasciar perdere?',
  'lesson.block':
    'Il tavolo è sgombro. Carla, che gioca prima di te, ha preso due carte, e Bruno, che gioca dopo, una. Ora posa una nuova carta blocco: quella giallo e nero, che era difficile da giocare.',
  'lesson.copies':
    'Bruno ha appena giocato due carte uguali insieme, ognuna su una casa sua. Si poteva anche tutte e due su una. Solo l’ultima carta non va su una casa.',
  'lesson.take':
    'Ora nessuna tua carta va bene: verde e nero è bloccata, e rosso e blu non lega con nessuna casa. Allora devi prendere una carta dal mazzo.',
  'lesson.taken': 'La carta presa si può giocare subito, se lega. Rosa con rosa: posala sulla casa 1.',
  'lesson.down': 'Blu con blu: posa la tua carta rosso e blu sulla casa 1. Poi te ne resta una sola.',
  'lesson.last':
    'Un’ultima carta non va su una casa. Va sulla carta blocco, e deve avere un colore in comune: la tua ha il nero. Posala lì!',
  'lesson.out':
    '{place, select, first {Sei fuori prima di tutti, e così si vince la manche: una carta vittoria per te. Gli altri continuano per vedere chi resta.} second {Sei fuori, ma non prima di tutti: la carta vittoria di questa manche va a chi lo è stato.} other {Gli altri sono fuori, e a te restano carte: la manche è persa.}} Vince la partita chi ha più carte vittoria.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'La carta blocco',
  'exercise.row.houses': 'Sulle case',
  'exercise.row.hand': 'In mano',
  'exercise.fits': 'Quale di queste carte puoi giocare su una casa?',
  'exercise.fits.why': 'Deve avere un colore in comune con la carta su una casa, e nessun colore della carta blocco.',
  'exercise.calls': 'Con quale di queste carte puoi dire VIVA?',
  'exercise.calls.why':
    'Deve essere permessa dove va, e poi lo stesso colore deve essere in cima a tutte e tre le case.',
  'exercise.last': 'Una di queste è la tua ultima carta. Quale potresti posare ora?',
  'exercise.last.why':
    'L’ultima carta va sulla carta blocco, e deve avere un colore in comune con quella. Su una casa non va.',
  'exercise.together': 'Giochi tre carte uguali insieme. Quale modo è permesso?',
  'exercise.together.why': 'Ognuna su una casa diversa, o tutte sulla stessa. Non un po’ così e un po’ così.',
  'exercise.on-houses': 'case {houses}',
  'exercise.takes-before': 'Siete in {seats}, e dici VIVA. Quante carte prende chi gioca prima di te?',
  'exercise.takes-before.why': 'Chi gioca prima di chi dice VIVA ne prende due, chi gioca dopo ne prende una.',
  'exercise.takes-after': 'Siete in {seats}, e dici VIVA. Quante carte prende chi gioca dopo di te?',
  'exercise.takes-after.why': 'Chi gioca prima di chi dice VIVA ne prende due, chi gioca dopo ne prende una.',
  'exercise.takes-other': 'Siete rimasti in {seats}, e dici VIVA. Quante carte prende l’altro?',
  'exercise.takes-other.why': 'Quando si resta in due, l’altro ne prende due.',
};
