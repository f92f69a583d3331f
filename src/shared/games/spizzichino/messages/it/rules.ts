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
    'Si gioca in due e si dà a turno; il primo mazziere si tira a sorte. Le carte si dividono in otto mazzetti coperti da cinque. Chi non ha dato ne sceglie quattro senza guardarli: due li prende in mano, due li tiene davanti a sé con la carta in cima scoperta. Il mazziere fa lo stesso con gli altri quattro. Così ognuno ha dieci carte in mano e due mazzetti da cinque.',

  'rules.3.title': 'Le accuse',
  'rules.3.rules': 'SP-8, SP-9, SP-10, SP-11',
  'rules.3.text':
    'Tre 3, tre 2 o tre assi in mano valgono 3 punti, tutti e quattro ne valgono 4. La napoletana, cioè 3, 2 e asso dello stesso seme, vale 3 punti. Le accuse sono automatiche: appena tutti e due avete scelto i mazzetti, e ogni volta che una carta presa da un mazzetto ne completa una. Contano solo le carte che hai in mano in quel momento, mai quelle in cima ai mazzetti. Le accuse le sentono tutti.',
  'rules.3.reuse.once':
    'Una carta conta in una sola accusa a smazzata; se due se la contendono, vale quella che rende di più. Un quarto 3 dopo l’accusa di tre non aggiunge niente.',
  'rules.3.reuse.across-kinds':
    'Una carta può contare una volta tra gli uguali e una in una napoletana. Un quarto 3 dopo l’accusa di tre non aggiunge niente.',

  'rules.4.title': 'Le prese',
  'rules.4.rules': 'SP-12, SP-13, SP-14, SP-15, SP-16, SP-18',
  'rules.4.text':
    'Esce chi non ha dato, poi chi ha fatto l’ultima presa; le prese sono venti. Giochi una carta della mano o quella in cima a uno dei tuoi mazzetti; la carta sotto si scopre subito e si può giocare alla presa dopo. Se non esci tu, devi rispondere al seme, se puoi farlo con la mano o con una carta in cima; se no, giochi quello che vuoi. Prende la carta più alta del seme d’uscita; non c’è briscola.',

  'rules.5.title': 'Prendere gli onori',
  'rules.5.rules': 'SP-17',
  'rules.5.text':
    'Il 3, il 2 e l’asso sono onori. Se ne hai uno in cima a un mazzetto, quando tocca a te puoi prenderlo in mano prima di giocare, tutte le volte che capita, anche senza carte in mano. Non è mai obbligatorio. La carta sotto si scopre subito: puoi giocarla nello stesso turno o, se è un onore, prendere anche quella. Conta anche per rispondere al seme.',

  'rules.6.title': 'Il punteggio',
  'rules.6.rules': 'SP-19',
  'rules.6.text':
    'Dopo venti prese ognuno conta i terzi presi, butta via quelli che non fanno un punto intero e aggiunge le accuse. Senza accuse vi dividete sempre undici punti.',

  'rules.7.title': 'La partita',
  'rules.7.rules': 'SP-20, SP-21',
  'rules.7.target':
    'La partita finisce con la smazzata in cui qualcuno arriva a {target} punti. Vince il totale più alto; a pari punti si gioca un’altra smazzata.',
  'rules.7.deals':
    'Questa partita è a smazzate numerate, le stesse di altri tavoli: finisce dopo {deals, plural, one {una smazzata} other {# smazzate}}, qualunque sia il punteggio.',
};
