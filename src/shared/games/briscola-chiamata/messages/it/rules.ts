import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'BC-1, BC-2, BC-3',
  'rules.1.text':
    'Quaranta carte francesi: restano fuori sette, otto e nove. Dalla più alta alla più bassa: asso, dieci, re, donna, fante, 6, 5, 4, 3, 2. L’asso vale 11 punti, il dieci 10, il re 4, la donna 3, il fante 2, le altre niente: 120 punti in tutto. Assi e dieci sono i carichi, le carte senza punti i lisci.',

  'rules.2.title': 'Chi dà',
  'rules.2.rules': 'BC-4, BC-5, BC-21',
  'rules.2.text':
    'Si gioca in cinque, con otto carte a testa, date una alla volta: non ne avanza nessuna. Il primo mazziere lo sceglie il caso; dopo ogni smazzata dà le carte chi segue in senso orario.',
  'rules.2.weakHand.off': 'Si gioca con le carte che si hanno, per quanto scarse.',
  'rules.2.weakHand.0':
    'A chi non ha in mano nemmeno un punto si chiede in segreto, prima dell’asta, se vuole mandare a monte. In quel caso lo stesso mazziere dà di nuovo, e non si segna niente.',
  'rules.2.weakHand.2':
    'A chi ha in mano al massimo 2 punti si chiede in segreto, prima dell’asta, se vuole mandare a monte. In quel caso lo stesso mazziere dà di nuovo, e non si segna niente.',
  'rules.2.weakHand.4':
    'A chi ha in mano al massimo 4 punti si chiede in segreto, prima dell’asta, se vuole mandare a monte. In quel caso lo stesso mazziere dà di nuovo, e non si segna niente.',

  'rules.3.title': 'L’asta',
  'rules.3.rules': 'BC-6, BC-7, BC-8, BC-9, BC-10',
  'rules.3.text':
    'Parla per primo chi siede alla sinistra del mazziere, poi si va in senso orario. Si chiama il valore di una carta che farebbe comodo, oppure si passa, e chi passa è fuori dall’asta. Ogni chiamata deve scendere sotto la precedente; per aprire va bene qualunque carta. Quando qualcuno ha chiamato il 2 si sale a punti: 2 a 62 o più, fino a 120, anche saltando. Vince l’ultima chiamata rimasta, e 120 vince subito.',
  'rules.3.allPass.redeal': 'Se passano tutti e cinque, non si segna niente e dà il mazziere seguente.',
  'rules.3.allPass.redeal-doubled':
    'Se passano tutti e cinque, non si segna niente e dà il mazziere seguente; la prossima smazzata segnata vale doppio, triplo se era già successo due volte di fila, e così via.',

  'rules.4.title': 'La carta chiamata',
  'rules.4.rules': 'BC-11, BC-16',
  'rules.4.text':
    'Chi vince l’asta è il chiamante e nomina la briscola. La carta del valore chiamato, in quel seme, è la carta chiamata: chi ce l’ha è il socio, e non lo dice. Può averla anche il chiamante stesso: allora gioca solo contro quattro, e nessuno lo sa. Il segreto dura finché la carta chiamata non viene giocata.',

  'rules.5.title': 'Le prese',
  'rules.5.rules': 'BC-12, BC-13, BC-14, BC-15',
  'rules.5.text':
    'Si fanno otto prese, in senso orario. Si può sempre giocare qualunque carta: non c’è obbligo di rispondere al seme. Prende la briscola più alta; se non ce ne sono, la carta più alta del seme d’uscita. Chi prende esce per primo alla presa dopo.',
  'rules.5.leads.winner': 'Alla prima presa esce il chiamante.',
  'rules.5.leads.forehand': 'Alla prima presa esce chi siede alla sinistra del mazziere.',

  'rules.6.title': 'Il punteggio',
  'rules.6.rules': 'BC-17, BC-18, BC-19, BC-20',
  'rules.6.text':
    'Chiamante e socio contano insieme i punti delle loro prese. Devono arrivare a 61, o ai punti chiamati con il 2; con 60 a testa hanno perso. Fino a 70 la smazzata vale 2 per ognuno di loro e 1 per ognuno degli altri, e ogni dieci punti in più (80, 90, 100, oltre) altrettanto: 4 e 2, 6 e 3, 8 e 4, 10 e 5. Quello che vince una parte lo perde l’altra. Il chiamante da solo vince o perde il doppio: 4, 8, 12, 16 o 20.',
  'rules.6.teammateScore.full': 'Il socio vince o perde quanto il chiamante.',
  'rules.6.teammateScore.half': 'Il socio vince o perde la metà del chiamante.',
  'rules.6.sweep.off': 'Fare tutte le prese non porta niente in più.',
  'rules.6.sweep.double': 'Se una parte fa tutte e otto le prese, la smazzata vale doppio.',

  'rules.7.title': 'La partita',
  'rules.7.rules': 'BC-22',
  'rules.7.text': 'Vince la partita il totale più alto; a pari totale si vince insieme.',
  'rules.7.deals':
    'Questa partita finisce dopo {deals, plural, one {una smazzata segnata} other {# smazzate segnate}}.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'not-asked': 'a questo posto nessuno chiede di mandare a monte',
  'no-auction': 'si chiama e si passa durante l’asta',
  'has-passed': 'questo posto è passato, e chi passa resta fuori',
  'rank-not-lower':
    'la chiamata deve scendere sotto {standing, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {standing}}}',
  'only-twos': 'chiamato il 2, lo supera solo un 2 con più punti',
  'number-missing': 'con il 2 ci vogliono più di {standing} punti',
  'number-too-early': 'i punti si chiamano solo sopra un 2 già chiamato',
  'number-not-higher': 'ci vogliono più di {standing} punti',
  'no-trump-now': 'la briscola la nomina solo il chiamante, prima che esca la prima carta',
  'no-trick': 'si gioca solo dopo che è nominata la briscola',
  'not-in-hand': '{rank}{suit}: in mano non c’è',
  'dealer-known': 'il mazziere si sorteggia una volta sola',
  'dealer-first': 'prima di dare le carte va sorteggiato il primo mazziere',
  'not-the-deck': 'una smazzata ha tutte le 40 carte, una volta ciascuna; qui le carte diverse sono {count}',
};
