import type { Messages } from '#shared/i18n/translate.ts';

/** Italian sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  opening:
    'Chi vince l’asta chiama una carta: il suo seme è briscola, e chi ce l’ha è il socio segreto. Insieme devono fare i punti promessi.',
  'zone.pack': 'Il mazzo, accanto al mazziere',

  'note.points': '{points, plural, one {# punto} other {# punti}}',
  'note.declarer': 'chia\u00ADman\u00ADte',
  'note.teammate': 'socio',
  'note.passed': 'passo',

  // Called out at a seat on a television; the pass is printed on its slip, too.
  'callout.pass': 'Passo',
  'callout.teammate': 'Sono con te!',

  'status.deal': 'Smazzata {deal} di {deals}',
  'status.factor': 'vale {factor} volte',
  'status.standing': 'Ultima chiamata',
  'status.no-bid': 'ancora nessuna',
  'status.bid-by': '{bid}, di {name}',
  'status.trump': 'Briscola',
  'status.called': 'Carta chiamata',
  'status.to-reach': 'deve fare {points} punti',
  'status.ranks': 'Dalla più alta',
  'status.call': 'Chiamata',
  'status.teammate': 'con {name}',
  'status.alone': 'contro tutti e quattro',
  'status.player': 'Nome',
  'status.tricks': 'Prese',
  'status.points': 'Punti',
  'status.total': 'Partita',

  'trump.suit': '{suit, select, C {Fiori} D {Quadri} H {Cuori} other {Picche}}',

  'announced.auction': '{name} vince l’asta',
  'announced.bid': '{bid}: {points} punti da fare',
  'announced.called': '{name} chiama {card}',
  'announced.last-trick': 'Ultima presa',

  'score.made': '{name} ce la fa',
  'score.lost': '{name} non ce la fa',
  'score.points': '{points} punti su {bid}',
  'score.with': 'con {name} come socio segreto',
  'score.alone': 'uno contro quattro',
  'score.deal': 'Smazzata',
  'score.declarer': 'Chiamante',
  'score.side': '{winner} + {teammate}',
  'score.side-alone': '{winner}, senza socio',
  'score.count': '{points} su {bid}',
  'score.total': 'Totale',
  'score.table': 'Punteggio per smazzata e giocatore',
};

/** What only desktop and phone say: who plays has cards, slips and buttons. */
export const PLAY_MESSAGES: Messages = {
  // What is said to who wants a card that can't be played.
  'refused.auction': 'Prima c’è l’asta.',
  'refused.turn': 'Non tocca ancora a te.',

  'you.declarer': 'Hai chiamato tu.',
  'you.passed': 'Hai passato.',
  'you.alone': 'Giochi {known, select, yes {} other {in segreto }}contro tutti e quattro.',
  'you.partner': 'Giochi {known, select, yes {} other {in segreto }}con {name}.',
  'asked.throw-in': 'Tocca a te: tieni le carte o manda a monte.',
  'asked.auction': 'Tocca a te: chiama o passa.',
  'asked.trump': 'Tocca a te: scegli la briscola.',

  'auction.open': 'Che carta vuoi dal socio? Puoi aprire con qualsiasi valore.',
  'auction.lower': 'Chiama più basso di {rank}, o passa e sei fuori.',
  'auction.higher': 'Con il 2 chiama più di {points} punti, o passa e sei fuori.',
  'auction.rank': 'Chiama {rank}',
  'auction.points': 'Punti con il 2',
  'auction.less': 'Un punto in meno',
  'auction.more': 'Un punto in più',
  'auction.bid-points': 'Chiama 2 a {points}',
  'auction.pass': 'Passo',
  'trump.about': 'Chi ha la carta chiamata è il tuo socio segreto.',
  'trump.calls': 'chiama {card}',
  'trump.own': 'è tua: contro tutti',
  'throw-in.title': 'Carte scarse',
  'throw-in.about': 'Hai {points, plural, =0 {zero punti} one {# punto} other {# punti}}. Mandi a monte?',
  'throw-in.throw': 'A monte',
  'throw-in.keep': 'Tengo queste',
  'log.title': 'Ultima presa e cronaca',
};
