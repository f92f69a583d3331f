import type { Messages } from '#shared/i18n/translate.ts';

export const UNKNOWN_HOST_KEY: Messages = {
  'unknown-host-key.title': 'Hier antwortet ein anderer Gastgeber',
  'unknown-host-key.about':
    'Unter dieser Adresse kennt dieses Gerät einen anderen Gastgeber. Vielleicht bist du in einem anderen Haus, oder der Gastgeber wurde neu eingerichtet; vielleicht hat sich auch jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts, und dein Platz beim bekannten Gastgeber bleibt dir.',
  'unknown-host-key.do':
    'Scanne den Code am Tisch: Er sagt, welcher Gastgeber gemeint ist. Oder frag, wer ihn eingerichtet hat, ob er neu ist.',
  'unknown-host-key.again': 'Noch mal nachsehen',
  'unknown-host-key.trust': 'Er ist neu: weiter',
  'unknown-host-key.desk.about':
    'Unter {address} kennt dieser Computer {host}, und jetzt antwortet ein anderer Schlüssel. Vielleicht wurden die Adressen im Haus neu vergeben, oder {host} wurde neu eingerichtet; vielleicht hat sich auch jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts, und dein Platz bei {host} bleibt dir.',
  'unknown-host-key.desk.link':
    'Der Link hat gesagt, welchen Schlüssel der Gastgeber unter {address} hat, und es antwortet ein anderer. Vielleicht hat sich jemand dazwischengestellt, um mitzuhören. Gesagt wurde ihm nichts.',
  'unknown-host-key.desk.as': 'Seinen Schlüssel kennst du schon, von einer anderen Adresse: Es ist der von {other}.',
  'unknown-host-key.desk.do':
    'Frag, wer an {host} sitzt, ob etwas geändert wurde. Wenn ja, mach weiter und vergleicht dann die Karten; wenn nein, nimm ein anderes Netz.',
  'unknown-host-key.leave': 'Zurück zu meinen Tischen',
};
