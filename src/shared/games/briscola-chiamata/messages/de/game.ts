import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}}';
const RANK = '{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}';
/** A rank that a bid stands at: below it. */
const STANDING = '{standing, select, A {dem Ass} K {dem König} Q {der Dame} J {dem Buben} other {der {standing}}}';

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'Fünf am Tisch, einmal Reizen, ein heimlicher Partner.',
  // Why a move is refused, said to who tried it.
  'not-asked': 'Niemand fragt diesen Platz, ob er sein Blatt hinwirft',
  'no-auction': 'Gereizt und gepasst wird nur beim Reizen',
  'has-passed': 'Dieser Platz hat gepasst, und dabei bleibt es',
  'rank-not-lower': `Das Gebot muss einen Rang unter ${STANDING} nennen`,
  'only-twos': 'Über eine 2 geht nur eine 2 mit höherer Zahl',
  'number-missing': 'Nenn zur 2 eine Zahl über {standing}',
  'number-too-early': 'Eine Zahl geht nur über eine 2, die schon geboten ist',
  'number-not-higher': 'Die Zahl muss über {standing} liegen',
  'no-trump-now': 'Den Trumpf nennt nur, wer das Reizen gewonnen hat, vor der ersten Karte',
  'no-trick': 'Karten werden erst gespielt, wenn der Trumpf genannt ist',
  'not-in-hand': '{card} ist nicht in diesem Blatt',
  'dealer-known': 'Wer gibt, wird nur einmal ausgelost',
  'dealer-first': 'Erst wird ausgelost, wer gibt, dann kommen die Karten',
  'not-the-deck': 'Gegeben werden alle 40 Karten, jede einmal; hier sind {count} verschiedene',
  // Cards and bids as they are read aloud.
  rank: RANK,
  suit: SUIT,
  card: `${SUIT}-${RANK}`,
  bid: '{points, plural, =61 {{rank}} other {2 mit {points}}}',
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': 'Das Los sagt: Als Erstes gibt {name}',
  'event.deal': '{name} gibt',
  'event.throw-in': '{name} wirft ein schwaches Blatt hin: {dealer} gibt noch mal',
  'event.bid': `{name} reizt ${RANK}`,
  'event.bid.points': '{name} reizt 2 mit {points}',
  'event.pass': '{name} passt',
  'event.trump': `{name} macht ${SUIT} zum Trumpf`,
  'event.play': `{name} spielt ${SUIT}-${RANK}`,
  'event.passed-out': 'Niemand reizt: Als Nächstes gibt {name}',
  'event.auction': '{name} gewinnt das Reizen und braucht {points} Augen',
  'event.called': `Gerufen ist ${SUIT}-${RANK}`,
  'event.teammate': '{name} hat die gerufene Karte gespielt: Jetzt kennt man den Partner',
  'event.alone': '{name} hat die gerufene Karte selbst gespielt und steht allein gegen vier',
  'event.trick': '{name} macht den Stich: {points, plural, =0 {keine Augen} one {# Auge} other {# Augen}}',
  'event.made': '{points} Augen, {bid} nötig: {name} hat es geschafft',
  'event.lost': '{points} Augen, {bid} nötig: {name} hat verloren',
};
