import type { Messages } from '#shared/words/say.ts';

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'belief.open': 'Wer mit wem',
  'belief.title': 'Wer spielt mit {name}?',
  'belief.title.nobody': 'Wer spielt mit wem?',
  'belief.eyes': 'Mit den Augen von',
  'belief.about':
    'Was ein Bot auf diesem Platz aus den Stichen bisher schließt. Die Karten der anderen kennt er nicht.',
  'belief.not-yet': 'Noch ist keine Karte gerufen.',
  'belief.alone': 'Niemand',
  'belief.percent': '{value} %',
};
