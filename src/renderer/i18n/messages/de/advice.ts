import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'refused.rule': 'Zur Regel',
  'refused.card': '{card}: {why}',
  'refused.nothing': 'Es ist nichts zu entscheiden, was ein Wort bräuchte.',
};

/** What the program would play: a phone fetches it for who asks. */
export const HINTS: Messages = {
  'hint.tab': 'Tipp',
  'hint.tab.forbidden': 'Hier keine Tipps',
  'hint.ask': 'Was würdest du spielen?',
  'hint.forbidden': 'An diesem Tisch sind Tipps nicht erlaubt.',
  'hint.thinking': 'Ich überlege…',
  'hint.title': 'Mein Tipp',
  'hint.only': 'Etwas anderes darfst du gar nicht.',
  'hint.plain': 'Das spielt man nach Lehrbuch: Da gibt es nichts zu überlegen.',
  'hint.sure': 'Da bin ich mir sicher.',
  'hint.likely': 'Ich glaube schon, aber sicher ist es nicht.',
  'hint.close': 'Es ist knapp: Anderes ist vielleicht ebenso gut.',
  'hint.reason': 'Ich erwarte davon {worth}; vom Nächstbesten ({other}) {otherWorth}.',
  'hint.expected': 'Was ich erwarte',
  'hint.give': '{worth}, auf {give} genau',
  'hint.see': 'Am Tisch zeigen',
  'hint.away': 'Weglegen',
  'hint.lost': 'Der Tisch hat nicht geantwortet. Frag noch einmal.',
};
