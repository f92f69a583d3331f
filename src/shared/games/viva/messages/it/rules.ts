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
    'Sei colori: rosso, rosa, blu, giallo, verde e nero. Una carta ne mostra uno o due: in tutto 21 disegni. Ogni colore ha un suo segno: quadrato, cuore, onda, stella, foglia e luna, in quest’ordine. Distinguere i colori non serve mai.',
  'rules.1.edition.full': 'Di ogni disegno ci sono sei carte, 126 in tutto.',
  'rules.1.edition.pocket': 'Di ogni disegno ci sono quattro carte, 84 in tutto.',

  'rules.2.title': 'Come comincia una manche',
  'rules.2.rules': 'VI-4, VI-5, VI-6',
  'rules.2.text':
    'Cinque carte a testa. Le altre fanno il mazzo, coperto; la prima si scopre accanto alle tre case ed è la carta blocco. Chi ha perso la manche precedente ha anche una carta blocco personale, che blocca solo le sue carte. Comincia chi ha vinto la manche precedente, e si va in senso orario.',
  'rules.2.youngest':
    '{youngest, select, draw {Chi comincia la prima manche si tira a sorte.} other {La prima manche la comincia chi è indicato come il più giovane.}}',

  'rules.3.title': 'Quando tocca a te',
  'rules.3.rules': 'VI-7, VI-8, VI-9, VI-10, VI-11',
  'rules.3.text':
    'Gioca una carta su una delle tre case. Su una casa vuota va bene qualunque carta; sopra un’altra, deve avere almeno un colore in comune. Una carta che mostra un colore della carta blocco è bloccata. Carte uguali puoi giocarle insieme, ognuna su una casa diversa o tutte sulla stessa. In mano deve restarti almeno una carta. Invece di giocare puoi pescare una carta dal mazzo, e devi farlo se non puoi giocare; puoi giocarla subito, con altre uguali che hai in mano, o tenerla e finire il turno.',

  'rules.4.title': 'VIVA',
  'rules.4.rules': 'VI-13, VI-14, VI-15, VI-16',
  'rules.4.text':
    'Se dopo la tua giocata lo stesso colore è in cima a tutte e tre le case, puoi dire VIVA. Le case si svuotano e la carta blocco se ne va. Chi gioca prima di te pesca due carte, chi gioca dopo una; se siete rimasti in due, l’altro ne pesca due. Poi scegli dalla mano la nuova carta blocco. Se era la tua unica carta, ne peschi una. Ogni VIVA cambia anche la carta blocco personale; ma se è tua e dici VIVA, te ne liberi.',

  'rules.5.title': 'L’ultima carta',
  'rules.5.rules': 'VI-17, VI-18, VI-19',
  'rules.5.text':
    'L’ultima carta non va su una casa. Va sulla carta blocco, o sulla tua personale, e deve avere un colore in comune. Così chiudi, il tavolo si svuota, e chi segue sceglie una nuova carta blocco prima di giocare; se ha una carta sola, prima ne pesca un’altra. La manche finisce quando uno solo ha ancora carte.',

  'rules.6.title': 'Quando il mazzo è finito',
  'rules.6.rules': 'VI-12',
  'rules.6.text':
    'Le carte tolte e quelle sulle case, tranne le tre in cima, si mescolano in un nuovo mazzo. Se succede di nuovo senza un VIVA o un’ultima carta nel mezzo, si mescolano anche le case e la carta blocco, e se ne scopre una nuova. Se non c’è niente da mescolare, giochi se puoi e passi se non puoi; quando passano tutti di fila, il tavolo si svuota allo stesso modo.',

  'rules.7.title': 'Mosse vietate',
  'rules.7.rules': 'VI-21',
  'rules.7.text':
    'Sulle case vanno solo carte che legano e non sono bloccate. Dopo aver pescato puoi giocare solo quella carta.',
  'rules.7.policing.enforced': 'A questo tavolo una carta vietata non si può giocare.',
  'rules.7.policing.caught':
    'A questo tavolo si può, e tocca agli altri accorgersene. Finché un altro non ha mosso, chiunque può contestare la giocata, una volta a testa. Se era vietata si annulla, con tutto quello che ne è venuto; chi l’ha fatta riprende la carta, ne pesca altre tre, e tocca a chi segue. Contestare una giocata permessa non ha effetto.',

  'rules.8.title': 'La partita',
  'rules.8.rules': 'VI-20',
  'rules.8.text':
    'Chi chiude per primo vince una carta vittoria. Si giocano tutte le manche, e vince chi ne ha di più. In caso di parità, i primi giocano un’altra manche fra loro: chi chiude per primo vince la partita.',
  'rules.8.rounds': 'Questa partita dura {rounds, plural, one {una manche} other {# manche}}.',
  'rules.8.deals':
    'Ma sono smazzate numerate, le stesse di altri tavoli: {deals, plural, one {una manche} other {# manche}}, cominciate ogni volta dal posto dopo, senza carte blocco personali e senza spareggio.',
};
