import type { Messages } from '#shared/i18n/translate.ts';

/** What the program would play. */
export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.worth': '{points} Punkte',
  'hint.measure': 'Was dieses Spiel deiner Seite im Schnitt bringt, nach dem, was du siehst.',
};

/** What a careful player counts. */
export const CARD_COUNT: Messages = {
  'card-count.points': 'Punkte übrig',
  'card-count.of': '{count} von {of}',
  'card-count.suit': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}',
  'card-count.gone': '{count} von {of} weg',
};

const FOLLOW =
  '{follow, select, free {Du darfst jede Karte spielen, was auch ausgespielt ist.} beat {Du musst bedienen und, wenn du kannst, stechen.} other {Du musst bedienen, wenn du kannst.}}';
const TAKES =
  '{trump, select, none {Die höchste Karte der ausgespielten Farbe macht den Stich} other {Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe}}{order, select, 3 {: 3, 2, Ass, König, Reiter, Bube, dann 7 bis 4} other {}}.';

/** What newcomers are told, once each. */
export const TIPS: Messages = {
  'tip.follow': `${FOLLOW} ${TAKES}`,
  'tip.lead':
    'Spiel aus, was du willst.{trump, select, none { Trumpf gibt es nicht.} other {}} Wer den Stich macht, {draws, select, none {} other {zieht zuerst und }}spielt als Nächstes aus.',
};
