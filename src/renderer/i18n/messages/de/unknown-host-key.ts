import type { Messages } from '#shared/i18n/translate.ts';

export const UNKNOWN_HOST_KEY: Messages = {
  'unknown-host-key.title': 'Hier antwortet ein anderer Gastgeber',
  'unknown-host-key.about':
    'Unter dieser Adresse war bisher ein anderer Gastgeber. Vielleicht bist du in einem anderen Netz, oder er wurde neu eingerichtet; es könnte aber auch jemand mithören wollen. Es wurde nichts gesendet, und dein Platz beim bekannten Gastgeber bleibt dir.',
  'unknown-host-key.do':
    'Scann den Code am Tisch: Dann ist klar, wer gemeint ist. Oder frag, ob der Gastgeber neu eingerichtet wurde.',
  'unknown-host-key.again': 'Noch mal prüfen',
  'unknown-host-key.trust': 'Er ist neu: weiter',
  'unknown-host-key.desk.about':
    'Unter {address} war bisher {host}, jetzt antwortet ein anderer Schlüssel. Vielleicht haben sich Adressen im Netz geändert, oder {host} wurde neu eingerichtet; es könnte aber auch jemand mithören wollen. Es wurde nichts gesendet, und dein Platz bei {host} bleibt dir.',
  'unknown-host-key.desk.link':
    'Unter {address} antwortet nicht der Schlüssel, den der Link nennt. Es könnte jemand mithören wollen. Es wurde nichts gesendet.',
  'unknown-host-key.desk.as': 'Diesen Schlüssel kennst du schon von einer anderen Adresse: Er gehört {other}.',
  'unknown-host-key.desk.do':
    'Frag an {host}, ob sich etwas geändert hat. Wenn ja, mach weiter und vergleicht dann die Karten; wenn nein, nimm ein anderes Netz.',
  'unknown-host-key.leave': 'Zurück zu meinen Tischen',
};
