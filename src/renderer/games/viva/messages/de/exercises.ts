import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'Die Sperrkarte',
  'exercise.row.houses': 'Auf den Häusern',
  'exercise.row.hand': 'Auf deiner Hand',
  'exercise.fits': 'Welche dieser Karten darfst du auf ein Haus spielen?',
  'exercise.fits.why': 'Sie braucht eine Farbe der Karte auf einem Haus und darf keine Farbe der Sperrkarte zeigen.',
  'exercise.calls': 'Mit welcher dieser Karten kannst du VIVA rufen?',
  'exercise.calls.why':
    'Sie muss erlaubt sein, wo sie hinkommt, und dann muss eine Farbe auf allen drei Häusern obenauf liegen.',
  'exercise.last': 'Eine davon ist deine letzte Karte. Welche könntest du jetzt legen?',
  'exercise.last.why':
    'Eine letzte Karte kommt auf die Sperrkarte und braucht eine Farbe von ihr. Auf ein Haus darf sie nicht.',
  'exercise.together': 'Du spielst drei gleiche Karten auf einmal. Was ist erlaubt?',
  'exercise.together.why': 'Jede auf ein anderes Haus, oder alle auf dasselbe. Nicht halb so, halb so.',
  'exercise.on-houses': 'Häuser {houses}',
  'exercise.takes-before': 'Ihr seid zu {seats}, und du rufst VIVA. Wie viele Karten nimmt, wer vor dir dran ist?',
  'exercise.takes-before.why': 'Wer vor dem Ruf dran war, nimmt zwei, wer danach dran ist, eine.',
  'exercise.takes-after': 'Ihr seid zu {seats}, und du rufst VIVA. Wie viele Karten nimmt, wer nach dir dran ist?',
  'exercise.takes-after.why': 'Wer vor dem Ruf dran war, nimmt zwei, wer danach dran ist, eine.',
  'exercise.takes-other': 'Ihr seid nur noch zu {seats}, und du rufst VIVA. Wie viele Karten nimmt die andere Seite?',
  'exercise.takes-other.why': 'Sind nur noch zwei übrig, nimmt die andere Seite zwei.',
};
