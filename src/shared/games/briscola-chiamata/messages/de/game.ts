import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {Kreuz} D {Karo} H {Herz} other {Pik}}';
/** A card goes by its suit with a hyphen: Kreuz-König. */
const CARD =
  '{suit, select, C {Kreuz-} D {Karo-} H {Herz-} other {Pik-}}{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}';
const RANK = '{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}';

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'Zu fünft, mit Reizen und einem heimlichen Partner.',
  // Cards and bids as they are read aloud.
  rank: RANK,
  // As it stands in a card’s corner.
  'rank.printed': '{rank, select, K {K} Q {D} J {B} other {{rank}}}',
  suit: SUIT,
  card: CARD,
  bid: '{points, plural, =61 {{rank}} other {2 mit {points}}}',
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': 'Ausgelost: {name} gibt zuerst',
  'event.deal': '{name} gibt',
  'event.throw-in': '{name} wirft ein schwaches Blatt hin: {dealer} gibt noch mal',
  'event.bid': `{name} reizt ${RANK}`,
  'event.bid.points': '{name} reizt 2 mit {points}',
  'event.pass': '{name} passt',
  'event.trump': `{name} macht ${SUIT} zum Trumpf`,
  'event.play': `{name} spielt ${CARD}`,
  'event.passed-out': 'Niemand reizt: {name} gibt als Nächstes',
  'event.auction': '{name} gewinnt das Reizen und braucht {points} Augen',
  'event.called': `Gerufen ist ${CARD}`,
  'event.teammate': 'Die gerufene Karte fällt: {name} ist Partner',
  'event.alone': 'Die gerufene Karte fällt: {name} spielt allein gegen vier',
  'event.trick': '{name} macht den Stich: {points, plural, =0 {keine Augen} one {# Auge} other {# Augen}}',
  'event.last-trick': '{name} macht den Stich: {points, plural, =0 {keine Augen} one {# Auge} other {# Augen}}',
  'event.made': '{name} gewinnt: {points} Augen, {bid} nötig',
  'event.lost': '{name} verliert: {points} Augen, {bid} nötig',
};
