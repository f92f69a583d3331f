import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # Karten,}} auf {count, plural, one {Haus} other {die Häuser}} {houses}',
  'hint.block': '{card} als Sperrkarte legen',
  'hint.last': '{on, select, own {die letzte Karte auf die eigene Sperrkarte} other {die letzte Karte}}',
  'hint.take': 'eine Karte ziehen',
  'hint.pass': 'passen',
  'hint.viva': 'VIVA rufen',
  'hint.catch': 'diese Karte reklamieren',
  'hint.worth': '{percent} %',
  'hint.measure': 'Wie wahrscheinlich du zuerst raus bist, nach dem, was du siehst.',
};

export const CARD_COUNT: Messages = {
  'card-count.colour': '{colour} gesehen',
  'card-count.gone': '{count} von {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.viva':
    'VIVA räumt den Tisch ab. {left, plural, =2 {Die andere Seite zieht zwei Karten} other {Wer vor dir dran ist, zieht zwei Karten, wer nach dir dran ist, eine}}, und du legst eine neue Sperrkarte.{own, select, yes { Deine eigene bist du los.} other {}} Du musst nicht rufen.',
  'tip.block':
    'Die Karte, die du legst, sperrt ihre Farben für alle, auch für dich. So wirst du gut eine los, die schwer zu spielen ist.',
  'tip.last':
    'Deine letzte Karte darf auf kein Haus. Sie kommt auf die Sperrkarte{own, select, yes { oder deine eigene} other {}} und braucht eine Farbe von ihr.',
  'tip.taken':
    'Die gezogene Karte darfst du gleich spielen, wenn sie passt. Sonst behältst du sie, und dein Zug ist vorbei.',
  'tip.catch':
    'An diesem Tisch kann man verbotene Karten spielen. Wenn du glaubst, das war eine, ruf „Erwischt!“, bevor es weitergeht.',
  'tip.turn':
    'Eine Karte darf auf ein Haus, wenn sie mit der Karte dort eine Farbe gemeinsam hat; auf ein leeres darf jede. Was eine Farbe der Sperrkarte{own, select, yes { oder deiner eigenen} other {}} zeigt, ist gesperrt.',
  'tip.take': '„Karte ziehen“ nimmt eine vom Talon. Das darfst du, statt zu spielen, und musst es, wenn nichts passt.',
};

/** A story counts rounds, and weighs by who goes out first. */
export const ROUND_STORY: Messages = {
  'story.amount': '{percent} %',
  'story.luck.said':
    'Runde {deal}: Mit diesen Karten ist man in {worth} der Fälle zuerst raus. {names} hat es geschafft.',
  'story.move.said': 'Leicht zu übersehen, {names}. Besser: {better}. So ist man um {cost} öfter zuerst raus.',
  'story.comeback.said': '{names}: nach Runde {after} noch {behind} zurück, ab Runde {deal} vorn, bis zum Schluss.',
};
