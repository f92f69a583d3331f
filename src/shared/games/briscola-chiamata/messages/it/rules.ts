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

  'rules.2.title': 'Si danno le carte',
  'rules.2.rules': 'BC-4, BC-5, BC-21',
  'rules.2.text':
    'In cinque, otto carte a testa, date una alla volta: non ne avanza nessuna. Il primo mazziere si tira a sorte; dopo ogni smazzata dà chi segue in senso orario.',
  'rules.2.weakHand.off': 'Si gioca con le carte che capitano, per quanto scarse.',
  'rules.2.weakHand.0':
    'Se in mano non hai nemmeno un punto, prima dell’asta ti si chiede in segreto se mandare a monte. Se lo fai, lo stesso mazziere ridà le carte e non si segna niente.',
  'rules.2.weakHand.2':
    'Se in mano hai al massimo 2 punti, prima dell’asta ti si chiede in segreto se mandare a monte. Se lo fai, lo stesso mazziere ridà le carte e non si segna niente.',
  'rules.2.weakHand.4':
    'Se in mano hai al massimo 4 punti, prima dell’asta ti si chiede in segreto se mandare a monte. Se lo fai, lo stesso mazziere ridà le carte e non si segna niente.',

  'rules.3.title': 'L’asta',
  'rules.3.rules': 'BC-6, BC-7, BC-8, BC-9, BC-10',
  'rules.3.text':
    'Parla per primo chi sta alla sinistra del mazziere, poi si va in senso orario. Chiami il valore della carta che vuoi dal socio, oppure passi, e allora sei fuori dall’asta. Ogni chiamata deve scendere sotto la precedente; per aprire va bene qualunque carta. Chiamato il 2, si sale a punti: 2 a 62 o più, fino a 120, anche saltando. Vince l’ultima chiamata, e 120 vince subito. Chi vince l’asta è il chiamante.',
  'rules.3.allPass.redeal': 'Se passano tutti e cinque, non si segna niente e dà il mazziere seguente.',
  'rules.3.allPass.redeal-doubled':
    'Se passano tutti e cinque, non si segna niente e dà il mazziere seguente; la prossima smazzata valida vale doppio, triplo dopo due giri così di fila, e via dicendo.',

  'rules.4.title': 'La carta chiamata',
  'rules.4.rules': 'BC-11, BC-16',
  'rules.4.text':
    'Il chiamante sceglie la briscola. La carta del valore chiamato, in quel seme, è la carta chiamata: chi ce l’ha è il socio, e sta zitto. Se ce l’ha il chiamante stesso, gioca contro tutti e quattro, e nessun altro lo sa. Il segreto dura finché la carta chiamata non viene giocata.',

  'rules.5.title': 'Le prese',
  'rules.5.rules': 'BC-12, BC-13, BC-14, BC-15',
  'rules.5.text':
    'Otto prese, in senso orario. Giochi sempre la carta che vuoi: non c’è obbligo di rispondere al seme. Prende la briscola più alta; se non ce ne sono, la carta più alta del seme d’uscita. Chi prende esce alla presa dopo.',
  'rules.5.leads.winner': 'Alla prima presa esce il chiamante.',
  'rules.5.leads.forehand': 'Alla prima presa esce chi sta alla sinistra del mazziere.',

  'rules.6.title': 'Il punteggio',
  'rules.6.rules': 'BC-17, BC-18, BC-19, BC-20',
  'rules.6.text':
    'Chiamante e socio contano insieme i punti delle loro prese. Ne servono 61, o quelli chiamati con il 2; a 60 pari hanno perso. Fino a 70 la smazzata vale 2 per ognuno dei due e 1 per ognuno degli altri, e ogni dieci punti in più (80, 90, 100, oltre) altrettanto: 4 e 2, 6 e 3, 8 e 4, 10 e 5. Quello che una parte vince l’altra lo perde. Il chiamante senza socio vince o perde il doppio: 4, 8, 12, 16 o 20.',
  'rules.6.teammateScore.full': 'Il socio vince o perde quanto il chiamante.',
  'rules.6.teammateScore.half': 'Il socio vince o perde la metà del chiamante.',
  'rules.6.sweep.off': 'Il cappotto non vale niente in più.',
  'rules.6.sweep.double': 'Se una parte fa cappotto, cioè tutte e otto le prese, la smazzata vale doppio.',

  'rules.7.title': 'La partita',
  'rules.7.rules': 'BC-22',
  'rules.7.text': 'Vince la partita il totale più alto; a pari punti si vince insieme.',
  'rules.7.deals': 'Questa partita finisce dopo {deals, plural, one {una smazzata valida} other {# smazzate valide}}.',
};
