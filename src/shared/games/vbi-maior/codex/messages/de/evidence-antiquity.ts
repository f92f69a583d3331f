import type { Messages } from '../../../../../i18n/translate.ts';

export const EMPIRE: Messages = {
  R33: 'Er ließ es selbst in Stein hauen, und der Text ist noch da.',
  'R33.author': 'Augustus',
  'R33.work': 'Res Gestae',
  'R33.place': '34',

  R34: 'Der Altar steht wieder, und Augustus nennt ihn in seinen eigenen Worten.',
  'R34.author': 'Augustus',
  'R34.work': 'Res Gestae',
  'R34.place': '12',

  R35: 'Tacitus schrieb fünfzig Jahre später und konnte lesen, was der Senat aufgehoben hatte. Die Worte der Rede sind seine eigenen.',
  'R35.author': 'Tacitus',
  'R35.work': 'Annalen',
  'R35.place': '14,42–45',

  R36: 'Den Brand gab es sicher. Ob Nero etwas damit zu tun hatte und was er den Christen antat, darüber wird bis heute gestritten.',
  'R36.author': 'Tacitus',
  'R36.work': 'Annalen',
  'R36.place': '15,38–44',

  R37: 'Der Dichter Martial sah die Spiele und schrieb darüber. Der Bau spricht für sich.',
  'R37.author': 'Sueton',
  'R37.work': 'Titus',
  'R37.place': '7',

  R38: 'Die Inschrift am Sockel nennt das Jahr. Die Bilder erzählen den Krieg, wie der Sieger ihn sah.',
  'R38.author': 'Cassius Dio',
  'R38.work': 'Römische Geschichte',
  'R38.place': '68,16',

  R39: 'Ziegel bekamen Stempel mit Namen und Jahren. Darum wissen wir, wann sie gemacht wurden.',
  'R39.author': 'Cassius Dio',
  'R39.work': 'Römische Geschichte',
  'R39.place': '53,27',

  R40: 'Die Gänge sind da, mit Namen und Bildern. Vom Leben des Callixtus erzählt einer, der ihn nicht mochte.',
  'R40.author': 'Hippolyt',
  'R40.work': 'Widerlegung aller Häresien',
  'R40.place': '9,12',

  R41: 'Cassius Dio lebte damals und war Senator. Ein Blatt aus Ägypten enthält wohl das Gesetz selbst.',
  'R41.author': 'Cassius Dio',
  'R41.work': 'Römische Geschichte',
  'R41.place': '78,9',

  R42: 'Die Ruinen stehen, und Stempel auf den Ziegeln nennen die Jahre.',
  'R42.author': 'Olympiodor',
  'R42.work': 'Fragmente',
  'R42.place': '41',

  R43: 'Münzen jenes Jahres zeigen die Tiere. Kurze Bücher späterer Zeit erzählen vom Fest.',
  'R43.author': 'Eutropius',
  'R43.work': 'Kurze Geschichte Roms',
  'R43.place': '9,3',

  R44: 'Das meiste der Mauer steht noch und lässt sich lesen wie ein Buch.',
  'R44.author': 'Zosimos',
  'R44.work': 'Neue Geschichte',
  'R44.place': '1,49',

  R45: 'Gesetze, Münzen und Steine nennen alle vier. Laktanz, der am meisten erzählt, hasste sie.',
  'R45.author': 'Laktanz',
  'R45.work': 'Von den Todesarten der Verfolger',
  'R45.place': '7',

  R46: 'Die Schlacht ist sicher. Zwei Freunde des Kaisers erzählen von seinem Zeichen auf zwei Weisen.',
  'R46.author': 'Laktanz',
  'R46.work': 'Von den Todesarten der Verfolger',
  'R46.place': '44',

  R47: 'Der Halsring liegt in einem Museum in Rom. Wo er gefunden wurde, weiß niemand. Seine Buchstaben und die Münze sagen: aus dem vierten oder fünften Jahrhundert.',
  'R47.author': 'Zoninus',
  'R47.work': 'Marke am Halsring eines Sklaven',
  'R47.place': 'CIL XV 7194',

  R48: 'Das Gesetz selbst ist erhalten, Wort für Wort. Wie schnell man gehorchte, ist umstritten.',
  'R48.author': 'Codex Theodosianus',
  'R48.work': 'Gesetz vom 27. Februar 380',
  'R48.place': '16,1,2',

  R49: 'Menschen jener Zeit schrieben Briefe und Bücher darüber. Kaum jemand von ihnen war in Rom.',
  'R49.author': 'Orosius',
  'R49.work': 'Geschichte gegen die Heiden',
  'R49.place': '7,39',

  R50: 'Prosper lebte damals in Rom. Nur er erzählt, wie Leo dem König begegnete.',
  'R50.author': 'Prosper',
  'R50.work': 'Chronik',
  'R50.place': 'Jahr 455',

  R51: 'Kurze Einträge jener Zeit berichten es. Dass es das Ende Roms war, sagte man erst später.',
  'R51.author': 'Anonymus Valesianus',
  'R51.work': 'zweiter Teil',
  'R51.place': '37–38',
};

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

  R14: 'Griechen wussten schon wenige Jahre später, dass Rom gefallen war. Gänse, Waage und großer Brand sind zweifelhaft.',
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

  R24: 'Sallust schreibt, dass er Arme aufnahm. Wie neu das war, darüber sind Gelehrte sich nicht einig.',
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

  R31: 'Briefe jener Zeit sprechen davon. Die besten Berichte sind jünger und stützen sich auf verlorene.',
  'R31.author': 'Sueton',
  'R31.work': 'Caesar',
  'R31.place': '80–85',

  R32: 'Es wurde viel geschrieben, und fast alles von der Seite, die gewann.',
  'R32.author': 'Plutarch',
  'R32.work': 'Antonius',
  'R32.place': '56–68',
};

export const KINGS: Messages = {
  R1: 'Livius schrieb es mehr als siebenhundert Jahre später auf. Die Hütten hat man ausgegraben, aber Romulus findet kein Spaten.',
  'R1.author': 'Livius',
  'R1.work': 'Ab urbe condita',
  'R1.place': '1,4–7',

  R2: 'Alle, die davon schreiben, lebten mindestens siebenhundert Jahre später. Aus jener Zeit selbst gibt es kein Zeugnis.',
  'R2.author': 'Livius',
  'R2.work': 'Ab urbe condita',
  'R2.place': '1,9–13',

  R3: 'Die Bräuche gab es, und sie sind alt. Dass ein einziger König sie alle einführte, ist eine spätere Erzählung.',
  'R3.author': 'Plutarch',
  'R3.work': 'Numa',
  'R3.place': '8–20',

  R4: 'Livius wusste selbst nicht, welche drei die Römer waren. Vom Kampf hat man keine Spur gefunden.',
  'R4.author': 'Livius',
  'R4.work': 'Ab urbe condita',
  'R4.place': '1,24–29',

  R5: 'Die Holzbrücke stand lange, aber wer die erste baute, weiß niemand. Was man in Ostia ausgrub, ist jünger.',
  'R5.author': 'Livius',
  'R5.work': 'Ab urbe condita',
  'R5.place': '1,33',

  R6: 'Die Erde selbst erzählt es: Bohrer brachten die Aufschüttung herauf, Schicht für Schicht. Nur der Name des Königs ist Überlieferung.',
  'R6.author': 'Livius',
  'R6.work': 'Ab urbe condita',
  'R6.place': '1,38',

  R7: 'Spätere Römer kannten so eine Zählung aus ihrer eigenen Zeit. Sie schrieben sie einem frühen König zu.',
  'R7.author': 'Livius',
  'R7.work': 'Ab urbe condita',
  'R7.place': '1,42–44',
};
