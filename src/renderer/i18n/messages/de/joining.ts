import type { Messages } from '#shared/i18n/translate.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Warum findet niemand den Tisch?',
  'doctor.ask.see': 'Kein Tisch zu sehen?',
  'doctor.looking': 'Wird geprüft: höchstens fünf Sekunden.',
  'doctor.again': 'Noch einmal prüfen',
  'doctor.copy': 'Kopieren',
  'doctor.no-answer': 'Der Gastgeber antwortet nicht. Es hat sich nichts geändert; versuch es noch einmal.',
};

/** Tables in the house, and the way in to them. */
export const JOINING: Messages = {
  'tables.title': 'Offene Tische',
  'tables.all': 'Alle {count} Tische',
  'tables.at': 'bei {host}',
  'tables.here': 'bei diesem Gastgeber',
  'tables.version': 'Version {version} statt {own}',
  'tables.visiting': 'Du bist zu Gast bei {host}.',
  'tables.leave': 'Zurück zu meinen Tischen',
  'tables.join': 'Mit Code beitreten',
  'join.title': 'Tisch beitreten',
  'join.code': 'Code',
  'join.code.about': 'Vier Zeichen. Der Gastgeber kennt sie, und der Fernseher zeigt sie.',
  'join.address': 'Adresse des anderen Computers',
  'join.address.about':
    'Dort steht sie am Tisch, bevor es losgeht. Auch ein Link geht. Für einen Tisch hier leer lassen.',
  'join.address.example': '192.168.1.20:4747',
  'join.address.wrong': 'Das ist keine Adresse. Sie sieht so aus: 192.168.1.20:4747.',
  'join.enter': 'Beitreten',
  'join.trying': 'Verbinden…',
  'join.no-answer': 'Der Gastgeber antwortet nicht. Versuch es noch einmal.',
  'join.unverified':
    'Ob am anderen Ende der richtige Computer ist, steht noch nicht fest: Jemand könnte mithören, bis ihr dort die Karten vergleicht. Sicherer ist ein Link vom Tisch.',
  'host-key.known-by.sight':
    'Noch nicht geprüft, ob das wirklich {host} ist: Jemand könnte mithören, bis ihr die Karten vergleicht.',
  'host-key.known-by.link': 'Verschlüsselt. Der Link vom Tisch bestätigt, dass das {host} ist.',
  'host-key.known-by.compared': 'Verschlüsselt. Ihr habt die Karten mit {host} verglichen.',
  'host-key.compare': 'Karten vergleichen',
  'host-key.title': 'Drei Karten',
  'host-key.asking': 'Karten werden gezogen…',
  'host-key.none': 'Das hat nicht geklappt. Schließ das Fenster und versuch es noch einmal.',
  'host-key.read':
    'Lies sie der Person an {host} laut vor. Dort sind jetzt eine Minute lang dieselben drei zu sehen, in derselben Reihenfolge.',
  'host-key.about': 'Beide Computer haben sie gemeinsam gezogen. Wenn jemand mithört, seht ihr verschiedene Karten.',
  'host-key.same': 'Dieselben drei',
  'host-key.differ': 'Andere oder keine',
  'host-key.somebody': 'Jemand',
  'host-key.here.title': '{who} vergleicht Karten',
  'host-key.here':
    '{who} liest an einem anderen Computer ({device}) drei Karten vor. Sind es genau diese, in dieser Reihenfolge, hört niemand mit. Wenn nicht: Sag es gleich, und nehmt beide ein anderes Netz.',
  'host-key.here.seen': 'Schließen',

  // Ein Tisch zieht auf einen anderen Computer um
  'handover.move': 'Auf anderen Computer umziehen…',
  'handover.title': 'Tisch umziehen',
  'handover.about':
    'Die Partie geht dort weiter, alle behalten ihren Platz. Von da an gibt der andere Computer die Karten und verwahrt sie.',
  'handover.none': 'Kein anderer Computer gefunden. Öffne Panno Verde auch dort und gib einen Tisch im Netz frei.',
  'handover.asking': 'Warten auf {host}. Dort muss jemand annehmen.',
  'handover.comparing': '{host} nimmt an. Sind auf beiden Bildschirmen diese drei Karten?',
  'handover.moving': 'Umzug auf {host}…',
  'handover.unknown':
    '{host} antwortet nicht mehr. Ist der Tisch dort zu sehen, spielt dort weiter; sonst lass ihn hier.',
  'handover.there': 'Er ist auf {host}',
  'handover.cards': '{host} muss dieselben Karten zeigen. Wenn nicht, hört jemand mit: Lass den Tisch hier.',
  'handover.same': 'Dieselben: umziehen',
  'handover.stop': 'Tisch hier lassen',
  'handover.offered.title': '{who} möchte dir einen Tisch übergeben',
  'handover.offered': '{game}{count, plural, =0 {} other {: {people}}}',
  'handover.offered.about': 'Nimmst du an, gibt und verwahrt dein Computer die Karten.',
  'handover.offered.cards': 'Nimm nur an, wenn {who} dieselben drei Karten sieht.',
  'handover.accept': 'Annehmen',
  'handover.not-now': 'Jetzt nicht',
};
