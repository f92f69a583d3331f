import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Dalla più alta alla più bassa: il dieci sta subito sotto l’asso.',
  'picture.worth': 'Valgono punti: asso 11, dieci 10, re 4, donna 3, fante 2.',
  'picture.led': 'Nessuna briscola in vista: si esce con il re di fiori.',
  'picture.low': 'Un fiori più basso non lo batte.',
  'picture.free': 'Nessuno deve rispondere al seme. L’asso di quadri è di un altro seme, e non batte niente.',
  'picture.over': 'Il dieci di fiori sta sopra il re.',
  'picture.highest': 'Prende la carta più alta del seme d’uscita.',
  'picture.ace': 'Ora briscola è picche. Si esce con l’asso di cuori.',
  'picture.ten': 'Il dieci di cuori è più basso.',
  'picture.cut': 'Un 2, ma è briscola!',
  'picture.others': 'Le altre carte non sono briscole.',
  'picture.trump': 'Prende la briscola più alta, anche se è solo un 2.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Una prima smazzata in cui chiami tu: circa quattro minuti.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.seat.3': 'Dario',
  'lesson.seat.4': 'Elena',
  'lesson.hand':
    'In cinque vi dividete quaranta carte, otto a testa. Sette, otto e nove non ci sono. Queste sono le tue; non le vede nessun altro.',
  'lesson.worth':
    'Contano i punti. L’asso vale 11, il dieci 10, il re 4, la donna 3, il fante 2, le altre niente. E in quest’ordine prendono: il dieci sta sopra il re.',
  'lesson.bids':
    'Ora l’asta. Dario chiede aiuto a un asso, Elena a un re. Ogni chiamata deve scendere. Più è bassa, più si promette: una carta così aiuta meno.',
  'lesson.bid':
    'Di picche hai asso, dieci, re e fante. Ti manca la donna. Chiama la donna: è più bassa del re di Elena.',
  'lesson.bid.otherwise': 'Si può. Ma la carta che ti aiuterebbe di più è la donna di picche. Vuoi proprio questa?',
  'lesson.won':
    'Tutti gli altri sono passati, e chi passa è fuori. L’asta è tua. Ora tu e un socio dovete fare 61 dei 120 punti.',
  'lesson.trump': 'Nomina la briscola. Il tuo seme forte è picche, e la donna che vuoi è la donna di picche.',
  'lesson.called':
    'La donna di picche è la carta chiamata. Chi ce l’ha gioca con te e non dice niente. Nemmeno tu sai chi è.',
  'lesson.lead':
    'Esci tu alla prima di otto prese. Scopri chi è con te: esci con una carta che non costa niente, il 2 di fiori.',
  'lesson.highest':
    'Nessuno ha giocato una briscola, e allora ha preso la carta più alta del seme d’uscita: il dieci di fiori di Elena. Sono 14 punti per lei, e ora esce lei.',
  'lesson.trumped':
    'Elena esce con l’asso di fiori. In questo gioco non devi rispondere al seme: va bene qualunque carta. E la briscola più piccola batte ogni altro seme. Prendi l’asso con il fante di picche.',
  'lesson.trumped.otherwise':
    'Puoi giocare qualunque carta. Ma con il fante di picche quegli undici punti sono tuoi. Vuoi proprio questa?',
  'lesson.loaded':
    'La presa è tua: 23 punti. Guarda chi te ne ha dati dieci: Carla ha messo un carico dove non poteva vincere. Uno sbaglio, o un’amica? Tienilo a mente.',
  'lesson.ace': 'Chi prende esce alla presa dopo. Esci con l’asso di cuori, e guarda chi salta fuori.',
  'lesson.unmasked':
    'Bruno voleva il tuo asso con una briscola, il 2. Ma Carla lo batte con la donna di picche, la carta chiamata! Ora lo sanno tutti: Carla gioca con te, e quello che prende vale per te.',
  'lesson.take':
    'Lì ci sono un dieci e una donna, e il dieci di cuori le prenderebbe. Dopo di te gioca solo Bruno. Prendile con il re di picche.',
  'lesson.top': 'Niente batte l’asso di briscola. Esci con quello, e Carla può darti punti tranquilla.',
  'lesson.enough':
    'Tu e Carla avete insieme {points} punti, e con 61 la smazzata è vinta. Il resto si gioca lo stesso. Continua come vuoi.',
  'lesson.score':
    '{won, select, yes {Vinta! La smazzata ti porta {score}.} other {Persa: la smazzata ti costa {score}.}} Una carta chiamata senza punti chiede 61: chi ha chiamato e il socio vincono o perdono 2 a testa, gli altri 1 a testa; chi gioca da solo, 4. Chi con il 2 chiama più punti gioca per di più.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'In tavola',
  'exercise.takes':
    'Briscola {suit, select, C {fiori} D {quadri} H {cuori} other {picche}}. Si è usciti con la prima di queste carte. Quale prende?',
  'exercise.takes.why':
    'Prende la briscola più alta. Se non ce ne sono, la carta più alta del seme d’uscita; e il dieci sta subito sotto l’asso.',
  'exercise.wins':
    'Briscola {suit, select, C {fiori} D {quadri} H {cuori} other {picche}}. Dopo di te non gioca nessuno, e va bene qualunque carta. Con quale delle tue fai l’ultima presa?',
  'exercise.wins.why':
    'Prende una briscola più alta di tutte quelle in tavola; finché in tavola non ce ne sono, anche una carta più alta del seme d’uscita. I punti di una carta non contano.',
  'exercise.points': 'Quanti punti ci sono qui?',
  'exercise.points.why': 'L’asso vale 11, il dieci 10, il re 4, la donna 3, il fante 2, tutto il resto niente.',
  'exercise.bids': 'L’ultima chiamata è {standing}. Quale chiamata la supera?',
  'exercise.bids.why':
    'Una chiamata deve scendere. Sopra un 2 va solo un 2 con i punti, e sopra i punti altri punti, di più.',
  'exercise.brings':
    'Hai vinto l’asta con {bid} e giochi con un socio. La vostra parte ha preso {taken} punti. Quanto ti porta la smazzata?',
  'exercise.brings.why':
    'Dovevate arrivare a {asked}. Fino a 70 vale 2, fino a 80 vale 4, fino a 90 vale 6 e così via: in più se ci siete arrivati, in meno se no.',
};
