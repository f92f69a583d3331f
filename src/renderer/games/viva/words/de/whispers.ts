import type { Words } from '#shared/words/say.ts';

/** Said to newcomers, once each. */
export const WHISPERS: Words = {
  'whisper.viva':
    'VIVA räumt den Tisch ab. Wer vor dir dran war, nimmt zwei Karten, wer nach dir dran ist, eine, und du legst eine neue Sperrkarte. Du musst es nicht rufen.',
  'whisper.block':
    'Die Karte, die du jetzt legst, sperrt ihre Farben für alle, auch für dich. So wird man gut eine los, die schwer zu spielen ist.',
  'whisper.last': 'Deine letzte Karte darf auf kein Haus. Sie braucht eine Farbe der Sperrkarte und kommt auf diese.',
  'whisper.taken':
    'Die Karte, die du gerade genommen hast, darfst du gleich spielen, wenn sie passt. Sonst bleibt sie auf der Hand, und es geht weiter.',
  'whisper.catch':
    'An diesem Tisch lassen sich verbotene Karten spielen. Wenn du glaubst, das war eine, ruf es, bevor jemand anders zieht.',
  'whisper.turn':
    'Eine Karte darf auf ein Haus, wenn sie eine Farbe der Karte dort hat; auf ein leeres darf jede. Was eine Farbe der Sperrkarte zeigt, ist gesperrt.',
  'whisper.take':
    '„Nehmen“ zieht eine Karte vom Talon. Das darfst du immer, statt zu spielen, und musst es, wenn nichts passt.',
};
