import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Le carte',
  'rules.1.rules': 'SP-1, SP-2, SP-3',
  'rules.1.text':
    'Quaranta carte italiane: denari, coppe, spade e bastoni. Dalla più alta alla più bassa: 3, 2, asso, re, cavallo, fante, 7, 6, 5, 4. I punti si contano a terzi: l’asso vale un punto intero, il 3, il 2 e le figure un terzo, le altre niente. L’ultima presa vale un punto in più: in tutto, undici punti e due terzi a smazzata.',

  'rules.2.title': 'I mazzetti',
  'rules.2.rules': 'SP-4, SP-5, SP-6, SP-7',
  'rules.2.text':
    'Si gioca in due. Il primo mazziere lo sceglie il caso, poi si dà a turno. Le carte stanno in otto mazzetti coperti da cinque. Chi non ha dato ne sceglie quattro senza guardarci dentro: due fanno le sue carte in mano, due si scoprono sul tavolo, così che si veda solo la carta in cima. Il mazziere fa lo stesso con i quattro rimasti. Ognuno ha dunque dieci carte in mano e due mazzetti da cinque.',

  'rules.3.title': 'Le accuse',
  'rules.3.rules': 'SP-8, SP-9, SP-10, SP-11',
  'rules.3.text':
    'Tre tre, tre due o tre assi in mano valgono 3 punti, tutti e quattro 4 punti. La napoletana, cioè il 3, il 2 e l’asso dello stesso seme, vale 3 punti. Il gioco accusa da sé: appena tutti e due hanno scelto i mazzetti, e ogni volta che una carta presa da un mazzetto ne completa una. Conta solo la mano, mai la cima di un mazzetto, e solo le carte che ci sono in quel momento. Quello che si accusa lo sentono tutti.',
  'rules.3.reuse.once':
    'Una carta conta in una sola accusa per tutta la smazzata; se due accuse se la contendono, il gioco sceglie quel che rende di più. Un quarto tre che arriva dopo l’accusa di tre non aggiunge niente.',
  'rules.3.reuse.across-kinds':
    'Una carta può contare una volta fra gli uguali e una volta in una napoletana. Un quarto tre che arriva dopo l’accusa di tre non aggiunge niente.',

  'rules.4.title': 'Le prese',
  'rules.4.rules': 'SP-12, SP-13, SP-14, SP-15, SP-16, SP-18',
  'rules.4.text':
    'Esce per primo chi non ha dato, poi chi ha fatto l’ultima presa; le prese sono venti. Si gioca una carta qualunque della mano o la cima di uno dei propri due mazzetti; la carta sotto si scopre subito e si può giocare alla presa dopo. Chi risponde deve rispondere al seme, se può con la mano o con una delle due cime; se no, gioca quello che vuole. Prende la carta più alta del seme d’uscita; la briscola non c’è.',

  'rules.5.title': 'Prendere gli onori',
  'rules.5.rules': 'SP-17',
  'rules.5.text':
    'Se in cima a un tuo mazzetto c’è un 3, un 2 o un asso, quando tocca a te puoi prenderlo in mano prima di giocare, tutte le volte che capita, anche a mani vuote. Non sei mai in obbligo. La carta sotto si scopre subito; nella stessa giocata puoi usarla, o prendere anche quella. Conta anche per rispondere al seme.',

  'rules.6.title': 'Il punteggio',
  'rules.6.rules': 'SP-19',
  'rules.6.text':
    'Dopo venti prese ognuno conta i terzi presi, lascia perdere quel che non fa un punto intero e aggiunge i punti d’accusa. Senza le accuse i due si dividono sempre undici punti.',

  'rules.7.title': 'La partita',
  'rules.7.rules': 'SP-20, SP-21',
  'rules.7.target':
    'La partita finisce con la smazzata in cui qualcuno arriva a {target} punti. Vince il totale più alto; finché i totali sono pari si gioca un’altra smazzata.',
  'rules.7.deals':
    'Questa partita è di smazzate numerate, che giocano anche altri tavoli: finisce dopo {deals, plural, one {una smazzata} other {# smazzate}}, qualunque siano i totali.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'nothing-to-choose': 'i mazzetti si scelgono solo appena date le carte',
  'pile-twice': 'scegli quattro mazzetti diversi',
  'pile-gone': 'uno di questi mazzetti è già preso',
  'no-trick': 'si gioca solo dopo che tutti e due hanno scelto i mazzetti',
  'out-of-reach':
    '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}} di {suit, select, D {denari} C {coppe} S {spade} other {bastoni}} non è né in mano né in cima ai mazzetti',
  'must-follow':
    'bisogna rispondere a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}: ce n’è in mano o su un mazzetto',
  'pile-empty': 'in questo mazzetto non c’è più niente',
  'no-honour':
    'si prende solo un 3, un 2 o un asso, non {rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}} di {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}',
  'not-the-deck': 'una smazzata ha tutte le 40 carte, una volta ciascuna; qui le carte diverse sono {count}',
};
