import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Dalla più alta alla più bassa: il dieci sta subito sotto l’asso.',
  'picture.worth': 'Valgono punti: asso 11, dieci 10, re 4, donna 3, fante 2.',
  'picture.led': 'Niente briscole in tavola: si esce con il re di fiori.',
  'picture.low': 'Una carta di fiori più bassa non lo batte.',
  'picture.free': 'Non c’è obbligo di rispondere al seme. L’asso di quadri è di un altro seme: non batte niente.',
  'picture.over': 'Il dieci di fiori batte il re.',
  'picture.highest': 'Prende la carta più alta del seme d’uscita.',
  'picture.ace': 'Ora la briscola è picche. Si esce con l’asso di cuori.',
  'picture.ten': 'Il dieci di cuori è più basso.',
  'picture.cut': 'Un 2, ma è briscola!',
  'picture.others': 'Nessun altro gioca briscola.',
  'picture.trump': 'Prende la briscola più alta, anche se è solo un 2.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'La tua prima smazzata, e chiami tu: circa quattro minuti.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.seat.3': 'Dario',
  'lesson.seat.4': 'Elena',
  'lesson.hand':
    'Cinque giocatori, quaranta carte, otto a testa. Sette, otto e nove non ci sono. Queste sono le tue; non le vede nessun altro.',
  'lesson.worth':
    'Contano i punti. L’asso ne vale 11, il dieci 10, il re 4, la donna 3, il fante 2, le altre niente. E in quest’ordine prendono: il dieci batte il re.',
  'lesson.bids':
    'Ora l’asta. Dario chiama l’asso, Elena il re. Ogni chiamata deve scendere, e chi scende promette di più: una carta bassa aiuta meno.',
  'lesson.bid':
    'Di picche hai asso, dieci, re e fante. Ti manca la donna. Chiama la donna: è più bassa del re di Elena.',
  'lesson.bid.otherwise': 'Puoi farlo. Ma la carta che ti aiuta di più è la donna di picche. Lo fai lo stesso?',
  'lesson.won':
    'Gli altri hanno passato, e chi passa è fuori: l’asta è tua. Ora tu e il socio dovete fare 61 dei 120 punti.',
  'lesson.trump': 'Scegli la briscola. Il tuo seme forte è picche, e la donna che vuoi è quella di picche.',
  'lesson.called':
    'La donna di picche è la carta chiamata. Chi ce l’ha è il tuo socio e sta zitto. Nemmeno tu sai chi è.',
  'lesson.lead':
    'Alla prima di otto prese esci tu. Scopri chi è il socio: esci con un liscio che non ti costa niente, il 2 di fiori.',
  'lesson.highest':
    'Nessuno ha giocato briscola, quindi ha preso la carta più alta del seme d’uscita: il dieci di fiori di Elena. Sono 14 punti per lei, e ora esce lei.',
  'lesson.trumped':
    'Elena esce con l’asso di fiori. Non devi rispondere al seme: gioca quello che vuoi. E la briscola più piccola batte ogni altro seme. Prendi l’asso con il fante di picche.',
  'lesson.trumped.otherwise':
    'Puoi giocare qualunque carta. Ma con il fante di picche quegli undici punti sono tuoi. Lo fai lo stesso?',
  'lesson.loaded':
    'La presa è tua: 23 punti. Guarda chi te ne ha dati dieci: Carla ha messo un carico dove non poteva prendere. Uno sbaglio, o un’amica? Tienilo a mente.',
  'lesson.ace': 'Chi prende esce di nuovo. Esci con l’asso di cuori, e vediamo chi salta fuori.',
  'lesson.unmasked':
    'Bruno voleva il tuo asso con una briscola, il 2. Ma Carla lo supera con la donna di picche, la carta chiamata! Ora lo sanno tutti: il socio è Carla, e quello che prende vale per te.',
  'lesson.take':
    'Qui ci sono un dieci e una donna, e prenderebbe il dieci di cuori. Dopo di te gioca solo Bruno. Prendi con il re di picche.',
  'lesson.top': 'L’asso di briscola non lo batte niente. Esci con quello, e Carla può caricare tranquilla.',
  'lesson.enough':
    'Tu e Carla avete {points} punti, e con 61 si vince. Il resto si gioca lo stesso: continua come vuoi.',
  'lesson.score':
    '{won, select, yes {Vinta! La smazzata ti porta {score}.} other {Persa: la smazzata ti costa {score}.}} Senza punti chiamati ne servono 61: chiamante e socio vincono o perdono 2 a testa, gli altri 1; il chiamante senza socio, 4. Se con il 2 chiami più punti, giochi per di più.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'In tavola',
  'exercise.takes':
    'La briscola è {suit, select, C {fiori} D {quadri} H {cuori} other {picche}}. Si è usciti con la prima di queste carte. Quale prende?',
  'exercise.takes.why':
    'Prende la briscola più alta. Se non ce ne sono, la carta più alta del seme d’uscita; e il dieci sta subito sotto l’asso.',
  'exercise.wins':
    'La briscola è {suit, select, C {fiori} D {quadri} H {cuori} other {picche}}. Dopo di te non gioca nessuno, e va bene qualunque carta. Con quale delle tue fai l’ultima presa?',
  'exercise.wins.why':
    'Se in tavola c’è una briscola, serve una briscola più alta. Se no basta una briscola, o una carta più alta del seme d’uscita. I punti di una carta non contano.',
  'exercise.points': 'Quanti punti ci sono qui?',
  'exercise.points.why': 'L’asso vale 11, il dieci 10, il re 4, la donna 3, il fante 2, tutto il resto niente.',
  'exercise.bids': 'L’ultima chiamata è {standing}. Quale la supera?',
  'exercise.bids.why':
    'Ogni chiamata deve scendere. Un 2 lo supera solo un 2 con i punti, e quello solo un 2 con più punti.',
  'exercise.brings':
    'Hai vinto l’asta con {bid} e hai un socio. Insieme avete fatto {taken} punti. Quanto ti porta la smazzata?',
  'exercise.brings.why':
    'Ve ne servivano {asked}. Fino a 70 vale 2, fino a 80 vale 4, fino a 90 vale 6 e così via: in più se ci siete arrivati, in meno se no.',
};
