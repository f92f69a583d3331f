import type { Messages } from '#shared/i18n/translate.ts';

/** German sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  opening:
    'Wer das Reizen gewinnt, ruft eine Karte: Ihre Farbe ist Trumpf, und wer sie hat, ist heimlich Partner. Zusammen brauchen sie die gereizten Augen.',
  'zone.pack': 'Die Karten, noch nicht gegeben',

  'note.points': '{points, plural, one {# Auge} other {# Augen}}',
  'note.declarer': 'ruft',
  'note.teammate': 'Partner',
  'note.passed': 'passt',

  // Called out at a seat on a television; the pass is printed on its slip, too.
  'callout.pass': 'Passe',
  'callout.teammate': 'Ich bin’s!',

  'status.deal': 'Spiel {deal} von {deals}',
  'status.factor': 'zählt {factor}-fach',
  'status.standing': 'Geboten',
  'status.no-bid': 'noch nichts',
  'status.bid-by': '{bid}, von {name}',
  'status.trump': 'Trumpf',
  'status.called': 'Gerufen',
  'status.to-reach': 'braucht {points} Augen',
  'status.ranks': 'Rangfolge',
  'status.call': 'Ruf',
  'status.teammate': 'mit {name}',
  'status.alone': 'allein gegen vier',
  'status.player': 'Name',
  'status.tricks': 'Stiche',
  'status.points': 'Augen',
  'status.total': 'Partie',

  'trump.suit': '{suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}}',

  'announced.auction': '{name} gewinnt das Reizen',
  'announced.bid': '{bid}: {points} Augen nötig',
  'announced.called': '{name} ruft {card}',
  'announced.last-trick': 'Der letzte Stich',

  'score.made': '{name} gewinnt das Spiel',
  'score.lost': '{name} verliert das Spiel',
  'score.points': '{points} Augen geholt, {bid} nötig',
  'score.with': 'mit {name} als heimlichem Partner',
  'score.alone': 'allein gegen vier',
  'score.deal': 'Spiel',
  'score.declarer': 'Wer ruft',
  'score.side': '{winner} + {teammate}',
  'score.side-alone': '{winner} allein',
  'score.count': '{points} von {bid}',
  'score.total': 'Summe',
  'score.table': 'Wertung nach Spiel und Namen',
};

/** What only desktop and phone say: who plays has cards, slips and buttons. */
export const PLAY_MESSAGES: Messages = {
  // What is said to who wants a card that can't be played.
  'refused.auction': 'Erst wird gereizt.',
  'refused.turn': 'Du bist noch nicht dran.',

  'you.declarer': 'Du hast gerufen.',
  'you.passed': 'Du hast gepasst.',
  'you.alone': 'Du spielst {known, select, yes {} other {heimlich }}allein gegen vier.',
  'you.partner': 'Du spielst {known, select, yes {} other {heimlich }}mit {name}.',
  'asked.throw-in': 'Du bist dran: Behalt dein Blatt, oder wirf es hin.',
  'asked.auction': 'Du bist dran: Reiz oder pass.',
  'asked.trump': 'Du bist dran: Nenn den Trumpf.',

  'auction.open': 'Welchen Rang soll dein Partner haben? Jeder ist erlaubt.',
  'auction.lower': 'Reiz einen Rang unter {rank}, oder pass endgültig.',
  'auction.higher': 'Reiz mehr als {points} Augen mit der 2, oder pass endgültig.',
  'auction.rank': '{rank} reizen',
  'auction.points': 'Augen mit der 2',
  'auction.less': 'Ein Auge weniger',
  'auction.more': 'Ein Auge mehr',
  'auction.bid-points': '2 mit {points}',
  'auction.pass': 'Passen',
  'trump.about': 'Wer die gerufene Karte hat, ist heimlich dein Partner.',
  'trump.calls': 'ruft {card}',
  'trump.own': 'hast du: allein gegen vier',
  'throw-in.title': 'Schwaches Blatt',
  'throw-in.about': 'Du hast {points, plural, =0 {gar keine Augen} one {# Auge} other {# Augen}}. Hinwerfen?',
  'throw-in.throw': 'Hinwerfen',
  'throw-in.keep': 'Behalten',
  'log.title': 'Letzter Stich und Verlauf',
};
