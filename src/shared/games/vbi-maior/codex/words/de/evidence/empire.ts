import type { Messages } from '../../../../../../words/say.ts';

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
