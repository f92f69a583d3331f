import type { Words } from '#shared/words/say.ts';

export const STRANGER: Words = {
  'stranger.title': 'Hier antwortet ein anderer Gastgeber',
  'stranger.about':
    'Unter dieser Adresse kennt dieses Gerät einen anderen Gastgeber. Vielleicht bist du in einem anderen Haus, oder der Gastgeber wurde neu eingerichtet; vielleicht hat sich auch jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts, und dein Platz beim bekannten Gastgeber bleibt dir.',
  'stranger.do':
    'Scanne den Code am Tisch: Er sagt, welcher Gastgeber gemeint ist. Oder frag, wer ihn eingerichtet hat, ob er neu ist.',
  'stranger.again': 'Noch mal nachsehen',
  'stranger.trust': 'Er ist neu: weiter',
};
