import type { Messages } from '#shared/i18n/translate.ts';

export const UNKNOWN_HOST_KEY: Messages = {
  'stranger.title': 'Hier antwortet ein anderer Gastgeber',
  'stranger.about':
    'Unter dieser Adresse kennt dieses Gerät einen anderen Gastgeber. Vielleicht bist du in einem anderen Haus, oder der Gastgeber wurde neu eingerichtet; vielleicht hat sich auch jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts, und dein Platz beim bekannten Gastgeber bleibt dir.',
  'stranger.do':
    'Scanne den Code am Tisch: Er sagt, welcher Gastgeber gemeint ist. Oder frag, wer ihn eingerichtet hat, ob er neu ist.',
  'stranger.again': 'Noch mal nachsehen',
  'stranger.trust': 'Er ist neu: weiter',
  'stranger.desk.about':
    'Unter {address} kennt dieser Computer {host}, und jetzt antwortet ein anderer Schlüssel. Vielleicht wurden die Adressen im Haus neu vergeben, oder {host} wurde neu eingerichtet; vielleicht hat sich auch jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts, und dein Platz bei {host} bleibt dir.',
  'stranger.desk.link':
    'Der Link hat gesagt, welchen Schlüssel der Gastgeber unter {address} hat, und es antwortet ein anderer. Vielleicht hat sich jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts.',
  'stranger.desk.as': 'Seinen Schlüssel kennst du schon, von einer anderen Adresse: Es ist der von {other}.',
  'stranger.desk.do':
    'Frag, wer an {host} sitzt, ob etwas geändert wurde. Wenn ja, mach weiter und vergleicht dann die Karten; wenn nein, nimm ein anderes Netz.',
  'stranger.leave': 'Zurück zu meinen Tischen',
};
