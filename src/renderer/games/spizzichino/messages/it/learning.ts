import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Dalla più alta alla più bassa: 3, 2, asso, re, cavallo, fante, 7, 6, 5, 4.',
  'picture.hand': 'In mano una napoletana e tre tre.',
  'picture.declared': 'Il 3 di denari conta una volta sola: si accusa la napoletana, 3 punti.',
  'picture.led': 'Si esce con il re di denari.',
  'picture.higher': 'Chi ha denari deve rispondere. Il 2 batte il re.',
  'picture.takes': 'Prende la carta più alta del seme d’uscita.',
  'picture.small': 'Si esce con il 4 di coppe, la carta più bassa che ci sia.',
  'picture.other': 'Chi non ha coppe gioca quello che vuole, anche un 3.',
  'picture.stays': 'Ma prendere poteva solo una carta di coppe. Non c’è briscola.',
  'picture.top': 'In cima a un mazzetto c’è un 2: un onore, come il 3 e l’asso.',
  'picture.take': 'Quando tocca a te puoi prenderlo in mano, prima di giocare una carta.',
  'picture.beneath': 'La carta sotto si scopre subito, e puoi giocarla nello stesso turno.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'La tua prima smazzata, contro Bruna: circa cinque minuti.',
  'lesson.seat.1': 'Bruna',
  'lesson.piles':
    'Quaranta carte in otto mazzetti coperti da cinque. Non hai dato tu, quindi scegli prima tu: due mazzetti da prendere in mano, due da scoprire davanti a te. Nessuno ci guarda dentro.',
  'lesson.choose': 'Per questa lezione prendi in mano 1 e 2, poi scopri 3 e 4, e premi «Prendo questi».',
  'lesson.choose.otherwise':
    'Puoi scegliere i mazzetti che vuoi. Ma per questa lezione servono 1 e 2, e 3 e 4. Lo fai lo stesso?',
  'lesson.napoletana':
    'Hai in mano il 3, il 2 e l’asso di denari: una napoletana, 3 punti. L’accusa è automatica, e la sentono tutti.',
  'lesson.tops':
    'Anche questi due mazzetti sono tuoi, ma si vede solo la carta in cima. Quando tocca a te giochi una carta della mano o una di queste due.',
  'lesson.take':
    'Un 3, un 2 o un asso in cima a un tuo mazzetto lo puoi prendere in mano prima di giocare. Prendi il 3 di bastoni: sceglilo, o usa il pulsante.',
  'lesson.threes':
    'Ora hai tre 3 che contano ancora: altri 3 punti. Quello di denari non conta di nuovo, è già nella napoletana. E si è scoperta la carta sotto: un asso, e puoi prendere anche quello.',
  'lesson.lead':
    'Esci tu. L’ordine è 3, 2, asso, re, cavallo, fante, poi dal 7 al 4. Un 3 nel suo seme non lo batte niente: esci con il 3 di denari.',
  'lesson.thirds':
    'Bruna doveva rispondere, e la presa è tua. I punti si contano a terzi: il 3, il 2 e le figure ne valgono uno, l’asso tre. Qui sono due terzi.',
  'lesson.ace':
    'Chi prende esce di nuovo. L’asso è un punto intero, ma un 3 o un 2 se lo porta via. Di denari li avevi tutti e due tu: esci con l’asso di denari, è al sicuro.',
  'lesson.low': 'Non c’è briscola. Liberati di un liscio: esci con il 4 di coppe.',
  'lesson.follow':
    'Bruna ha preso ed esce con il re di spade. Spade ne hai, in mano o su un mazzetto, quindi devi rispondere. Con il 3 di spade prendi.',
  'lesson.top':
    'Ora gioca da un mazzetto: il 4 di denari. Guarda: la carta sotto si scopre subito. Puoi giocarla alla presa dopo.',
  'lesson.alone': 'Le prese sono venti: da qui gioca come vuoi. Occhio agli onori che spuntano sui mazzetti.',
  'lesson.last': 'L’ultima presa: chi la fa ha un punto in più.',
  'lesson.score':
    'Ognuno conta i terzi presi, butta via quelli che non fanno un punto intero e aggiunge le accuse. Si continua finché qualcuno arriva a 51 punti.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'L’uscita',
  'exercise.row.tops': 'In cima ai tuoi mazzetti',
  'exercise.row.taken': 'Prese',
  'exercise.row.hand': 'In mano',
  'exercise.wins': 'Si esce con questa carta. Quale delle tue prende?',
  'exercise.wins.why':
    'Prende la più alta del seme d’uscita: 3, 2, asso, re, cavallo, fante, 7, 6, 5, 4. Non c’è briscola.',
  'exercise.follows':
    'Si esce con questa carta. Hai due carte in mano e due in cima ai mazzetti: quale delle quattro puoi giocare?',
  'exercise.follows.why': 'Se puoi rispondere al seme, devi. Le carte in cima ai mazzetti contano come quelle in mano.',
  'exercise.thirds': 'Quanti terzi di punto ci sono qui?',
  'exercise.thirds.why': 'Un asso fa tre terzi; il 3, il 2 e le figure uno; tutto il resto niente.',
  'exercise.declares': 'Quanti punti d’accusa ha questa mano?',
  'exercise.declares.why':
    'Tre onori uguali e la napoletana valgono 3 punti, quattro uguali 4. Una carta conta una volta sola, dove rende di più.',
  'exercise.scores': 'Hai preso {thirds} terzi, ma non l’ultima presa. Quanti punti sono?',
  'exercise.scores.why': 'Tre terzi fanno un punto. I terzi che avanzano si perdono.',
  'exercise.scores-last': 'Hai preso {thirds} terzi con le carte, e l’ultima presa. Quanti punti sono?',
  'exercise.scores-last.why':
    'L’ultima presa vale altri tre terzi. Tre terzi fanno un punto; quelli che avanzano si perdono.',
};
