import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card} spielen',
  'hint.bid': '{bid} reizen',
  'hint.pass': 'passen',
  'hint.trump': '{suit} als Trumpf',
  'hint.throw-in': 'das Blatt hinwerfen',
  'hint.keep': 'das Blatt behalten',
  'hint.worth': '{points} in der Wertung',
  'hint.measure': 'Was dir das Spiel in der Wertung bringt, im Schnitt über alles, was verdeckt sein kann.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Augen übrig',
  'card-count.of': '{count} von {of}',
  'card-count.trumps': 'Trümpfe weg',
  'card-count.trumps.gone': '{count, plural, =0 {keiner von {of}} other {# von {of}: {ranks}}}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.bid':
    'Du reizt den Rang einer Karte, mit der man dir helfen soll. Jedes Gebot muss niedriger sein: Ein niedriger Rang verspricht mehr, denn er hilft weniger. Wer passt, ist bei diesem Reizen draußen.',
  'tip.points':
    'Über eine 2 reizt man Augen: jetzt die 2 mit {least, plural, =120 {120} other {# oder mehr}}. Du willst eine 2 und versprichst, so viele der 120 Augen zu holen.',
  'tip.trump':
    'Die Farbe, die du nennst, ist Trumpf. Die Karte deines Gebots in dieser Farbe ist gerufen: Wer sie hat, ist dein Partner und schweigt. Hast du sie selbst, spielst du allein.',
  'tip.secret':
    'Du hast die gerufene Karte und spielst mit dem Platz, der rief und es nicht weiß. Gib ihm Augen in seine Stiche; zu früh darf es niemand merken.',
  'tip.play':
    'Jede Karte ist erlaubt, was auch ausgespielt wurde. Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe.',
};
