import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'A sinistra la carta blocco, accanto le tre case, e tre carte in mano.',
  'picture.blocked': 'La carta blocco ha il giallo e il nero: una carta con il giallo non si può giocare.',
  'picture.fits': 'Rosso su rosso: una carta su una casa deve avere un colore in comune con quella sotto.',
  'picture.two': 'Due case hanno il giallo, e la terza è vuota.',
  'picture.three': 'Con il giallo sulla terza c’è un colore su tutte: VIVA!',
  'picture.cleared': 'Il tavolo si svuota, gli altri pescano, e c’è una nuova carta blocco.',
  'picture.last': 'In mano resta una carta. Su una casa non va, nemmeno su quella verde.',
  'picture.out': 'Va sulla carta blocco, con cui ha in comune il nero. Così si chiude.',
};

/** The guided first round: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'La tua prima manche, contro altri due: circa tre minuti.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.cards':
    'Ognuno ha cinque carte e vuole finirle prima degli altri. Una carta mostra uno o due di sei colori; ogni colore ha un suo segno, così non serve mai distinguere i colori.',
  'lesson.blocked':
    'Questa è la carta blocco. Ha il nero, quindi ora ogni carta con il nero è bloccata: due delle tue stanno più in basso e non si possono giocare.',
  'lesson.first':
    'Le carte si giocano su tre case. Su una casa vuota va bene qualunque carta non bloccata. Gioca una carta rosso e blu sulla casa 1.',
  'lesson.match':
    'Bruno ha giocato sulla tua carta: tutte e due hanno il blu. Una carta su una casa deve avere un colore in comune con quella sotto. Carla ha scelto una casa vuota.',
  'lesson.third':
    'Guarda: due case hanno il giallo. Gioca la tua carta giallo e verde sulla casa 3, e ce l’hanno tutte e tre.',
  'lesson.third.otherwise': 'Puoi farlo. Ma con il giallo sulla terza casa potresti dire VIVA. Lo fai lo stesso?',
  'lesson.viva': 'Dopo la tua giocata lo stesso colore è in cima a tutte e tre le case: puoi dire VIVA. Dillo!',
  'lesson.viva.otherwise': 'Non è obbligatorio. Ma svuota il tavolo e fa pescare gli altri. Lasci perdere?',
  'lesson.block':
    'Il tavolo è vuoto. Carla, che gioca prima di te, ha pescato due carte, e Bruno, che gioca dopo, una. Ora scegli la nuova carta blocco: quella giallo e nero, difficile da giocare.',
  'lesson.copies':
    'Bruno ha appena giocato due carte uguali insieme, ognuna su una casa diversa. Andava bene anche tutte e due sulla stessa. Solo l’ultima carta non va su una casa.',
  'lesson.take':
    'Ora nessuna tua carta va bene: verde e nero è bloccata, rosso e blu non lega con nessuna casa. Devi pescare dal mazzo.',
  'lesson.taken': 'La carta pescata puoi giocarla subito, se lega. Rosa con rosa: giocala sulla casa 1.',
  'lesson.down': 'Blu con blu: gioca la tua carta rosso e blu sulla casa 1. Poi te ne resta una sola.',
  'lesson.last':
    'L’ultima carta non va su una casa. Va sulla carta blocco, e deve avere un colore in comune: la tua ha il nero. Giocala lì!',
  'lesson.out':
    '{place, select, first {Chiudi prima di tutti e vinci la manche: una carta vittoria per te. Gli altri continuano per vedere chi resta.} second {Hai chiuso, ma non prima di tutti: la carta vittoria di questa manche va a chi ha chiuso prima.} other {Gli altri hanno chiuso e tu resti con le carte: la manche è persa.}} Vince la partita chi ha più carte vittoria.',
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
    'La giocata deve essere permessa, e poi lo stesso colore deve essere in cima a tutte e tre le case.',
  'exercise.last': 'Una di queste è la tua ultima carta. Quale potresti giocare ora?',
  'exercise.last.why': 'L’ultima carta va sulla carta blocco, e deve avere un colore in comune. Su una casa non va.',
  'exercise.together': 'Giochi tre carte uguali insieme. Come puoi farlo?',
  'exercise.together.why': 'Ognuna su una casa diversa, o tutte sulla stessa. Le due cose insieme no.',
  'exercise.on-houses': 'case {houses}',
  'exercise.takes-before': 'Siete in {seats}, e dici VIVA. Quante carte pesca chi gioca prima di te?',
  'exercise.takes-before.why': 'Chi gioca prima di chi dice VIVA ne pesca due, chi gioca dopo una.',
  'exercise.takes-after': 'Siete in {seats}, e dici VIVA. Quante carte pesca chi gioca dopo di te?',
  'exercise.takes-after.why': 'Chi gioca prima di chi dice VIVA ne pesca due, chi gioca dopo una.',
  'exercise.takes-other': 'Siete rimasti in {seats}, e dici VIVA. Quante carte pesca l’altro?',
  'exercise.takes-other.why': 'Quando si resta in due, l’altro ne pesca due.',
};
