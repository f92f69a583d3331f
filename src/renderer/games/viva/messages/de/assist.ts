import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # Karten,}} auf {count, plural, one {Haus} other {die Häuser}} {houses}',
  'hint.block': '{card} als Sperrkarte legen',
  'hint.last': '{on, select, own {die letzte Karte auf die eigene Sperrkarte} other {die letzte Karte}}',
  'hint.take': 'eine Karte nehmen',
  'hint.pass': 'passen',
  'hint.viva': 'VIVA rufen',
  'hint.catch': 'rufen, dass es nicht erlaubt war',
  'hint.worth': '{percent} %',
  'hint.measure': 'Wie wahrscheinlich du zuerst raus bist, über alles, was verdeckt sein kann.',
};

export const CARD_COUNT: Messages = {
  'card-count.colour': '{colour} gesehen',
  'card-count.gone': '{count} von {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.viva':
    'VIVA räumt den Tisch ab. {left, plural, =2 {Die andere Seite nimmt zwei Karten} other {Wer vor dir dran ist, nimmt zwei Karten, wer nach dir dran ist, eine}}, und du legst eine neue Sperrkarte.{own, select, yes { Deine eigene bist du los.} other {}} Du musst es nicht rufen.',
  'tip.block':
    'Die Karte, die du jetzt legst, sperrt ihre Farben für alle, auch für dich. So wird man gut eine los, die schwer zu spielen ist.',
  'tip.last':
    'Deine letzte Karte darf auf kein Haus. Sie braucht eine Farbe der Sperrkarte{own, select, yes { oder deiner eigenen} other {}} und kommt auf diese.',
  'tip.taken':
    'Die Karte, die du gerade genommen hast, darfst du gleich spielen, wenn sie passt. Sonst bleibt sie auf der Hand, und es geht weiter.',
  'tip.catch':
    'An diesem Tisch lassen sich verbotene Karten spielen. Wenn du glaubst, das war eine, ruf es, bevor jemand anders zieht.',
  'tip.turn':
    'Eine Karte darf auf ein Haus, wenn sie eine Farbe der Karte dort hat; auf ein leeres darf jede. Was eine Farbe der Sperrkarte{own, select, yes { oder deiner eigenen} other {}} zeigt, ist gesperrt.',
  'tip.take': '„Karte nehmen“ zieht eine vom Talon. Das darfst du, statt zu spielen, und musst es, wenn nichts passt.',
};
