import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card} spielen',
  'hint.bid': '{bid} reizen',
  'hint.pass': 'passen',
  'hint.trump': '{suit} als Trumpf',
  'hint.throw-in': 'das Blatt hinwerfen',
  'hint.keep': 'das Blatt behalten',
  'hint.worth': '{points} Punkte',
  'hint.measure': 'Was dir dieses Spiel im Schnitt bringt, nach dem, was du siehst.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Augen übrig',
  'card-count.of': '{count} von {of}',
  'card-count.trumps': 'Trümpfe weg',
  'card-count.trumps.gone': '{count, plural, =0 {keiner von {of}} other {# von {of}: {ranks}}}',
};

/** What cards say of the partner: to `why.partner`, and all of it on asking. */
export const SIGNS: Messages = {
  'since.gave': ', weil {name} bei {holder} geschmiert hat ({card})',
  'since.fed': ', weil {name} bei {holder} geschmiert hat ({card})',
  'since.withheld': ', weil {name} bei {holder} nicht geschmiert hat',
  'since.took': ', weil {name} {holder} einen Stich abgenommen hat ({card})',
  'since.led': ', weil {name} so ausgespielt hat ({card})',
  'convention.gave': 'Wer auf den Stich dessen schmiert, der gerufen hat, ist wahrscheinlich der Partner.',
  'convention.withheld': 'Wer dort nicht schmiert, spielt eher dagegen.',
  'convention.fed': 'Wer bei anderen schmiert, spielt dagegen.',
  'convention.took': 'Wer ihm einen Stich abnimmt, spielt dagegen: je mehr Augen, desto sicherer.',
  'convention.led': 'Wer niedrig oder Trumpf ausspielt, ist vielleicht der Partner. Wer Augen ausspielt, kaum.',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.bid':
    'Reiz den Rang, den dein Partner haben soll: Jedes Gebot muss niedriger sein, und eine niedrigere Karte hilft dir weniger. Wenn du passt, bist du raus.',
  'tip.points':
    'Nach einer 2 reizt du Augen: jetzt die 2 mit {least, plural, =120 {120} other {# oder mehr}}. Du willst eine 2 vom Partner und versprichst, so viele der 120 Augen zu holen.',
  'tip.trump':
    'Die Farbe, die du nennst, ist Trumpf. Gerufen ist die Karte deines Gebots in dieser Farbe: Wer sie hat, ist heimlich dein Partner. Hast du sie selbst, spielst du allein.',
  'tip.secret':
    'Du hast die gerufene Karte und bist heimlich Partner. Gib Augen, wo deine Seite den Stich macht; nur darf es niemand zu früh merken.',
  'tip.play':
    'Spiel, was du willst: Bedienen musst du nicht. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.',
};
