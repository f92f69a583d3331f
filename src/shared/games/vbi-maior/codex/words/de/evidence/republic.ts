import type { Messages } from '../../../../../../words/say.ts';

export const REPUBLIC: Messages = {
  R8: 'Die Listen der Konsuln fangen etwa hier an, und der Sockel des Tempels lässt sich datieren. Den Rest schrieb man fünfhundert Jahre später auf.',
  'R8.author': 'Livius',
  'R8.work': 'Ab urbe condita',
  'R8.place': '1,57–60',

  R9: 'Livius erzählt von dem Helden. Bei Polybios ertrinkt er, und Tacitus weiß, dass die Stadt sich ergab.',
  'R9.author': 'Polybios',
  'R9.work': 'Historien',
  'R9.place': '6,55',

  R10: 'Die Götter an der Quelle sind Legende. Tempel und Vertrag gab es wirklich, und Cicero hatte die Bronze gesehen.',
  'R10.author': 'Livius',
  'R10.work': 'Ab urbe condita',
  'R10.place': '2,19–20',

  R11: 'Volkstribune sind aus späterer Zeit gut bekannt. Wie es anfing, hören wir nur von Leuten, die viel später lebten.',
  'R11.author': 'Livius',
  'R11.work': 'Ab urbe condita',
  'R11.place': '2,32–33',

  R12: 'Viele Zeilen des Gesetzes werden zitiert, also gab es sie. An der Geschichte der zehn Männer wird sehr gezweifelt.',
  'R12.author': 'Livius',
  'R12.work': 'Ab urbe condita',
  'R12.place': '3,31–37',

  R13: 'Dass Veji an Rom fiel, ist sicher. Die zehn Jahre und der Tunnel klingen zu sehr nach Troja.',
  'R13.author': 'Livius',
  'R13.work': 'Ab urbe condita',
  'R13.place': '5,19–22',

  R14: 'Griechen der nächsten Jahre wussten schon, dass Rom gefallen war. Gänse, Waage und großer Brand sind zweifelhaft.',
  'R14.author': 'Livius',
  'R14.work': 'Ab urbe condita',
  'R14.place': '5,35–49',

  R15: 'In den Listen der Konsuln ändern sich von nun an die Namen. Was genau in den Gesetzen stand, ist strittig.',
  'R15.author': 'Livius',
  'R15.work': 'Ab urbe condita',
  'R15.place': '6,35–42',

  R16: 'Sein Name blieb an der Straße, und auf Stücken davon kann man noch gehen.',
  'R16.author': 'Livius',
  'R16.work': 'Ab urbe condita',
  'R16.place': '9,29',

  R17: 'Griechen seiner eigenen Zeit schrieben über diesen Krieg. Ihre Bücher sind verloren, aber Plutarch hatte sie gelesen.',
  'R17.author': 'Plutarch',
  'R17.work': 'Pyrrhus',
  'R17.place': '13–25',

  R18: 'Polybios schrieb hundert Jahre später und hatte ältere Bücher. Bronzene Rammsporne kommen bis heute aus dem Meer.',
  'R18.author': 'Polybios',
  'R18.work': 'Historien',
  'R18.place': '1,20–23',

  R19: 'Polybios sprach mit Leuten, die den Krieg erlebt hatten. Wie viele starben, sagen er und Livius verschieden.',
  'R19.author': 'Polybios',
  'R19.work': 'Historien',
  'R19.place': '3,107–118',

  R20: 'Reste ihres Tempels stehen auf dem Palatin. Dass eine Frau das Schiff am Gürtel zog, ist eine Legende.',
  'R20.author': 'Livius',
  'R20.work': 'Ab urbe condita',
  'R20.place': '29,10–14',

  R21: 'Livius erzählt es lange danach. Das Gesetz und sein Ende sind sicher, aber die Reden schrieb er selbst.',
  'R21.author': 'Livius',
  'R21.work': 'Ab urbe condita',
  'R21.place': '34,1–8',

  R22: 'Polybios war dabei. Sein Bericht ist fast ganz verloren, aber andere schrieben daraus ab.',
  'R22.author': 'Appian',
  'R22.work': 'Punische Kriege',
  'R22.place': '127–132',

  R23: 'Beide alten Berichte entstanden viel später, aus Büchern jener Zeit. Sie ergreifen Partei.',
  'R23.author': 'Plutarch',
  'R23.work': 'Tiberius Gracchus',
  'R23.place': '8–20',

  R24: 'Sallust schreibt, dass er die Armen nahm. Wie neu das war, darüber sind Gelehrte sich nicht einig.',
  'R24.author': 'Sallust',
  'R24.work': 'Der Krieg gegen Jugurtha',
  'R24.place': '84–86',

  R25: 'Die Münzen der Aufständischen kann man in die Hand nehmen. Appian erzählt vom Krieg.',
  'R25.author': 'Appian',
  'R25.work': 'Bürgerkriege',
  'R25.place': '1,34–53',

  R26: 'Leute, die es erlebten, schrieben davon. Der junge Cicero verteidigte damals einen Mann.',
  'R26.author': 'Plutarch',
  'R26.work': 'Sulla',
  'R26.place': '31–34',

  R27: 'Kein eigenes Wort eines Sklaven ist erhalten. Wir kennen es nur von der Seite, die gewann.',
  'R27.author': 'Plutarch',
  'R27.work': 'Crassus',
  'R27.place': '8–11',

  R28: 'Wir haben Ciceros Reden und Sallusts Buch. Was Catilina dazu sagte, haben wir nicht.',
  'R28.author': 'Cicero',
  'R28.work': 'Gegen Catilina',
  'R28.place': 'erste Rede',

  R29: 'Cicero kannte Clodius und hasste ihn. Spätere nennen das Gesetz und die Zahl derer auf der Liste.',
  'R29.author': 'Cassius Dio',
  'R29.work': 'Römische Geschichte',
  'R29.place': '38,13',

  R30: 'Dass er hinüberging, ist sicher. Was er am Bach sagte, erzählen erst Spätere.',
  'R30.author': 'Sueton',
  'R30.work': 'Caesar',
  'R30.place': '31–33',

  R31: 'Briefe jener Zeit sprechen davon. Die besten Berichte sind später und aus verlorenen gemacht.',
  'R31.author': 'Sueton',
  'R31.work': 'Caesar',
  'R31.place': '80–85',

  R32: 'Es wurde viel geschrieben, und fast alles von der Seite, die gewann.',
  'R32.author': 'Plutarch',
  'R32.work': 'Antonius',
  'R32.place': '56–68',
};
