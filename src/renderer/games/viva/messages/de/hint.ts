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
