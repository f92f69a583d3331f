import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'refused.rule': 'Zur Regel',
  'refused.card': '{card}: {why}',
  'refused.nothing': 'Hier gibt es gerade nichts zu erklären.',
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
  'hint.plain': 'Das spielt man immer so.',
  'hint.sure': 'Da bin ich mir sicher.',
  'hint.likely': 'Ziemlich sicher, aber nicht ganz.',
  'hint.close': 'Knapp: Etwas anderes ist vielleicht genauso gut.',
  'hint.reason': 'Das bringt wohl {worth}, das Nächstbeste ({other}) {otherWorth}.',
  'hint.expected': 'Was es bringt',
  'hint.give': '{worth} ± {give}',
  'hint.see': 'Am Tisch zeigen',
  'hint.away': 'Schließen',
  'hint.lost': 'Keine Antwort. Frag noch einmal.',
};
