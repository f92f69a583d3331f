import type { Messages } from '#shared/i18n/translate.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Warum sieht ihn niemand?',
  'doctor.ask.see': 'Warum ist kein Tisch da?',
  'doctor.looking': 'Es wird nachgesehen: höchstens fünf Sekunden.',
  'doctor.again': 'Noch einmal nachsehen',
  'doctor.copy': 'Kopieren',
  'doctor.no-answer': 'Der Host hat nicht geantwortet. Nichts hat sich geändert; noch einmal nachsehen kann helfen.',
};

/** Tables in the house, and the way in to them. */
export const JOINING: Messages = {
  'tables.title': 'Offen im Haus',
  'tables.at': 'bei {host}',
  'tables.here': 'bei diesem Gastgeber',
  'tables.version': 'Version {version}, nicht unsere ({own})',
  'tables.visiting': 'Du bist zu Gast bei {host}.',
  'tables.leave': 'Zurück zu meinen Tischen',
  'tables.join': 'Mit Code herein',
  'join.title': 'An einen Tisch kommen',
  'join.code': 'Code des Tisches',
  'join.code.about': 'Vier Buchstaben. Wer den Tisch eröffnet hat, kennt sie, und ein großer Bildschirm zeigt sie.',
  'join.address': 'Adresse des anderen Gastgebers',
  'join.address.about': 'So wie sein Vorraum sie zeigt. Für einen Tisch bei diesem Gastgeber frei lassen.',
  'join.address.example': '192.168.1.20:4747',
  'join.address.wrong': 'Das ist keine Adresse. Sie sieht aus wie 192.168.1.20:4747.',
  'join.enter': 'Hereinkommen',
  'join.trying': 'Es klopft…',
  'join.no-answer': 'Der Gastgeber antwortet nicht. Versuch es noch einmal.',
  'join.unverified':
    'Eine Adresse allein sagt nicht, wer am anderen Ende ist: Wer sich dazwischenstellt, kann mithören, bis ihr dort die Karten verglichen habt. Ein Link vom Tisch sagt es.',
  'host-key.known-by.sight':
    'Niemand hat geprüft, dass am anderen Ende wirklich {host} ist: Bis ihr die Karten verglichen habt, kann mithören, wer sich dazwischenstellt.',
  'host-key.known-by.link':
    'Der Link vom Tisch hat gesagt, welchen Schlüssel {host} hat, und der antwortet: Niemand hört mit.',
  'host-key.known-by.compared': 'Ihr habt mit {host} die Karten verglichen: Niemand hört mit.',
  'host-key.compare': 'Karten vergleichen',
  'host-key.title': 'Drei Karten',
  'host-key.asking': 'Sie werden gezogen…',
  'host-key.none': 'Es ließen sich keine Karten ziehen. Schließ das und versuch es noch einmal.',
  'host-key.read':
    'Lies sie laut vor, und zwar dem, der an {host} selbst sitzt. Dort liegen jetzt dieselben drei in derselben Reihenfolge, eine Minute lang.',
  'host-key.about': 'Beide Computer haben sie gemeinsam gezogen. Stünde jemand dazwischen, sähe jeder von euch andere.',
  'host-key.same': 'Dieselben drei',
  'host-key.differ': 'Andere oder keine',
  'host-key.somebody': 'Jemand',
  'host-key.here.title': '{who} vergleicht Karten',
  'host-key.here':
    '{who} liest an einem anderen Computer ({device}) drei Karten vor. Sind es diese, in dieser Reihenfolge, dann hört niemand zwischen euch mit. Wenn nicht, steht jemand dazwischen: Sag es, und nehmt beide ein anderes Netz.',
  'host-key.here.seen': 'Weglegen',
};
