import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'VI-1, VI-2, VI-3',
  'rules.1.text':
    'Sei colori: rosso, rosa, blu, giallo, verde e nero. Una carta ne mostra uno o due: fanno 21 disegni. Ogni colore ha un suo segno: quadrato, cuore, onda, stella, foglia e luna, in quest’ordine. Nessuno deve per forza distinguere i colori.',
  'rules.1.edition.full': 'Di ogni disegno ci sono sei carte, 126 in tutto.',
  'rules.1.edition.pocket': 'Di ogni disegno ci sono quattro carte, 84 in tutto.',

  'rules.2.title': 'Inizio di una manche',
  'rules.2.rules': 'VI-4, VI-5, VI-6',
  'rules.2.text':
    'Ognuno riceve cinque carte. Le altre fanno il mazzo, coperto, e la prima si scopre accanto alle tre case: è la carta blocco. Chi ha perso la manche prima riceve anche una carta blocco personale, che vale solo per quel posto. Comincia chi ha vinto la manche prima, e si va in senso orario.',
  'rules.2.youngest':
    '{youngest, select, draw {Chi comincia la prima manche lo decide il caso.} other {La prima manche la comincia il posto indicato come il più giovane.}}',

  'rules.3.title': 'Quando tocca a te',
  'rules.3.rules': 'VI-7, VI-8, VI-9, VI-10, VI-11',
  'rules.3.text':
    'Gioca una carta su una delle tre case. Su una casa vuota va bene tutto; su una carta deve avere almeno un colore in comune con quella. Una carta che mostra un colore della carta blocco è bloccata. Carte uguali si possono giocare insieme, ognuna su una casa diversa o tutte sulla stessa. In mano deve restarti almeno una carta. Invece di giocare puoi prendere una carta dal mazzo, e devi farlo se non puoi giocare niente; quella carta la puoi giocare subito, con altre uguali dalla mano, o tenerla, e allora hai finito.',

  'rules.4.title': 'VIVA',
  'rules.4.rules': 'VI-13, VI-14, VI-15, VI-16',
  'rules.4.text':
    'Se dopo la tua giocata lo stesso colore è in cima a tutte e tre le case, puoi dire VIVA. Case e carta blocco si sgombrano. Chi gioca prima di te prende due carte, chi gioca dopo ne prende una; se siete rimasti in due, l’altro ne prende due. Poi posi una carta della tua mano come nuova carta blocco. Se era l’unica, ne prendi una. Una carta blocco personale si sgombra a ogni VIVA e si sostituisce, ma chi ce l’ha se ne libera dicendo VIVA.',

  'rules.5.title': 'L’ultima carta',
  'rules.5.rules': 'VI-17, VI-18, VI-19',
  'rules.5.text':
    'L’ultima carta non va su una casa. Va sulla carta blocco, o su quella tua personale, e deve avere un colore in comune. Allora sei fuori, il tavolo si sgombra, e chi segue posa una nuova carta blocco prima di giocare. Chi ha una carta sola prima ne prende un’altra. La manche finisce quando una sola persona ha ancora carte.',

  'rules.6.title': 'Quando il mazzo è finito',
  'rules.6.rules': 'VI-12',
  'rules.6.text':
    'Le carte sgombrate e quelle sotto le cime delle case si mescolano in un nuovo mazzo. Se succede di nuovo senza che in mezzo ci sia stato un VIVA o un’ultima carta, si mescolano anche le case e la carta blocco, e se ne scopre una nuova. Se non c’è niente da mescolare, giochi se puoi e passi se non puoi; quando tutti sono passati di fila, il tavolo si sgombra allo stesso modo.',

  'rules.7.title': 'Mosse vietate',
  'rules.7.rules': 'VI-21',
  'rules.7.text':
    'Sulle case vanno solo carte che legano e che non sono bloccate, e dopo aver preso una carta solo quella.',
  'rules.7.policing.enforced': 'A questo tavolo una carta vietata non si può giocare.',
  'rules.7.policing.caught':
    'A questo tavolo si può, e sta agli altri accorgersene. Finché un altro non ha mosso, ognuno può contestare la giocata, una volta a testa. Se era vietata, tutto quello che ne è venuto si annulla, chi l’ha fatta riprende la carta più altre tre, e tocca a chi segue. Contestare una giocata permessa non ha effetto.',

  'rules.8.title': 'La partita',
  'rules.8.rules': 'VI-20',
  'rules.8.text':
    'Chi esce per primo prende una carta vittoria. Si giocano tutte le manche, e vince chi ha più carte vittoria. Se più d’uno ne ha il massimo, quelli giocano un’altra manche fra loro: chi esce per primo vince la partita.',
  'rules.8.rounds': 'Questa partita ha {rounds, plural, one {una manche} other {# manche}}.',
  'rules.8.deals':
    'Ma sono smazzate numerate, che giocano anche altri tavoli: {deals, plural, one {una manche} other {# manche}}, cominciate ogni volta dal posto che segue, senza carte blocco personali e senza spareggio.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'no-such-youngest': 'il posto {seat} non può cominciare: lì non siede nessuno',
  'too-many-rounds': 'questa edizione ha carte vittoria per {most} manche, non per {rounds}',
  'starter-first': 'prima il caso deve dire chi comincia',
  'no-such-starter': 'il posto {seat} non può cominciare: lì non siede nessuno',
  'deal-first': 'ora bisogna dare le carte',
  'not-the-deal': 'si danno tutte le {count} carte dell’edizione',
  'restock-first': 'ora bisogna mescolare un nuovo mazzo',
  'not-the-restock': 'il nuovo mazzo deve essere fatto delle {count} carte che si possono mescolare',
  'no-play-now': 'ora non è il momento di giocare su una casa',
  'no-take-now': 'una carta si prende solo all’inizio, quando tocca a te',
  'no-pass-now': 'ora non è il momento di passare',
  'no-viva-now': 'per VIVA ci vuole lo stesso colore su tutte e tre le case, subito dopo la propria giocata',
  'no-block-now': 'una nuova carta blocco si posa solo dopo VIVA o un’ultima carta',
  'no-last-now': 'un’ultima carta si posa solo all’inizio, quando tocca a te',
  'mixed-placement': 'le carte uguali vanno ognuna su una casa diversa, in ordine, o tutte su una',
  'not-in-hand':
    'in mano {copies, plural, =0 {non c’è {card}} one {c’è una carta sola {card}} other {ci sono solo # carte {card}}}',
  'nothing-to-take': 'non ci sono più carte da prendere',
  'take-instead': 'non si passa finché c’è una carta da prendere',
  'must-play': 'non c’è niente da prendere: se si può, si deve giocare',
  'not-the-last-card': 'su una carta blocco va solo l’ultima carta della mano',
  'no-own-blocker': 'non c’è una carta blocco così su cui posarla',
  'policing-enforced': 'a questo tavolo le mosse vietate non si possono fare: non c’è niente da contestare',
  'too-late': 'ora non c’è nessuna giocata da contestare',
  'own-play': 'una propria giocata non si contesta',
  'called-already': 'questo posto ha già contestato la giocata',
};
