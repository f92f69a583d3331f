import type { Words } from '#shared/words/say.ts';

/** Tables in the house, and the way in to them. */
export const JOINING: Words = {
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
};
