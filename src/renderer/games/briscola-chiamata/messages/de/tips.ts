import type { Messages } from '#shared/i18n/translate.ts';

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
