import type { Messages } from '#shared/i18n/translate.ts';

/** What people say and show to each other. */
export const CHAT: Messages = {
  'chat.title': 'Reden',
  'chat.unread': '{count, plural, one {# neue Zeile} other {# neue Zeilen}}',
  'chat.lines': 'Was gesagt wurde',
  'chat.nothing': 'Noch hat niemand etwas gesagt.',
  'chat.say': 'Etwas sagen',
  'chat.send': 'Sagen',
  'chat.spectator': 'Wer zuschaut, schweigt. Setz dich, um mitzureden.',
  'chat.said': '{name}: {text}',
  'chat.gestures': 'Gesten',
  'gesture.glance': 'Auf\u00ADblicken',
  'gesture.shrug': 'Achsel\u00ADzucken',
  'gesture.drum': 'Finger trommeln',
  'gesture.lean-in': 'Vor\u00ADbeugen',
  'gesture.lean-back': 'Zurück\u00ADlehnen',
  'gesture.grimace': 'Gesicht ziehen',
  'gesture.eyes-closed': 'Augen schließen',
  'gesture.smile': 'Lächeln',
  'gestured.glance': 'blickt auf',
  'gestured.shrug': 'zuckt die Achseln',
  'gestured.drum': 'trommelt mit den Fingern',
  'gestured.lean-in': 'beugt sich vor',
  'gestured.lean-back': 'lehnt sich zurück',
  'gestured.grimace': 'zieht ein Gesicht',
  'gestured.eyes-closed': 'schließt die Augen',
  'gestured.smile': 'lächelt',
  'gestured.by': '{name} {shown}',
};

/** The room: what its people are told, whatever they hold in their hands. */
export const ROOM: Messages = {
  'room.title': 'Der Raum',
  'room.sit': 'Hinsetzen',
  'room.rise': 'Ich will keinen Platz',
  'room.next-host': 'Ab dem nächsten Spiel hast du den Platz von {name}.',
  'room.queue': 'Bis zu einem Platz: {place, plural, =1 {Du kommst als Nächstes dran} other {Du bist Nummer #}}.',
  'room.people': 'Wer da ist',
  'room.host': 'leitet',
  'room.you': 'du',
  'room.away': 'weg',
  'room.waits': '{place, plural, =1 {als Nächstes} other {wartet als #.}}',
  'room.code': 'Code',
  'room.choose.mine': 'Was spielen wir?',
  'room.choose': '{name} wählt das nächste Spiel',
  'room.choose.nobody': 'Noch leitet niemand',
  'room.ready': 'Alle sitzen. {name} gibt.',
  'room.missing': '{count, plural, one {Ein Platz ist noch frei.} other {# Plätze sind noch frei.}}',
  'room.in-seconds': 'in {seconds} s',
  'after.again': 'Noch mal',
  'after.another': 'Anderes Spiel',
  'after.out': 'Aussetzen',
  'after.silent': 'sagt noch nichts',
  'after.host.again': 'Noch mal dasselbe',
  'after.host.another': 'Anderes Spiel',
  'after.host.out': 'So wird es nichts',
  'after.hurry': 'Nicht warten',
};

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'shuffle.title': 'Das Mischen',
  'shuffle.making': '{attempt, plural, =1 {wird versiegelt} other {Versuch # von {most}}}',
  'shuffle.closed': 'versiegelt',
  'shuffle.whole': 'Siegel heil',
  'shuffle.broken': 'Siegel gebrochen',
  'shuffle.unopened': 'Siegel nie geöffnet',
  'shuffle.unchecked': 'Siegel ungeprüft',
  'shuffle.known': 'Karten bekannt',
  'shuffle.practice': 'Zum Üben',
  'shuffle.open': 'Das Mischen: {state}',
};

/** Seats that were lost with a device, and asked for again: what the others read. */
export const CLAIM: Messages = {
  'claim.says': 'Jemand sagt: „Ich bin {names}.“ Stimmt das?',
  'claim.yes': 'Ja',
  'claim.no': 'Nein',
  'claim.yes.name': 'Ja, das ist {names}',
  'claim.no.name': 'Nein, das ist nicht {names}',
};

const HOME: Messages = {
  'app.name': 'Panno Verde',
  'home.back': 'Zur Startseite',
  'stage.lobby': 'Man setzt sich',
  'stage.playing': 'Läuft',
  'stage.over': 'Vorbei',
};

const LOBBY: Messages = {
  'lobby.name': 'Dein Name',
  'lobby.name.example': 'Ada vielleicht',
  'lobby.name.standard': 'Gast',
  'lobby.seats': 'Plätze um den Tisch',
  'lobby.start': 'Karten geben',
  'lobby.ready': 'Alle sitzen.',
  'lobby.waiting': 'Alle sitzen. Wer den Tisch eröffnet hat, gibt.',
  'seat.empty': 'Platz {seat}',
  'seat.you': 'du',
  'seat.sit': 'Hier sitzen',
  'seat.sit.at': 'Hier sitzen: Platz {seat}',
  'seat.stand': 'Aufstehen',
  'tables.free': '{count, plural, =0 {voll} one {# Platz frei} other {# Plätze frei}}',
  'tables.bots': '{count, plural, one {ein Bot macht Platz} other {# Bots machen Platz}}',
  'tables.locked': 'abgesperrt',
  'level.random': 'zufällig',
  'level.easy': 'leicht',
  'level.normal': 'normal',
  'level.expert': 'stark',
  'level.expert-1s': 'stark, 1 s',
  'level.expert-3s': 'stark, 3 s',
};

const TABLE: Messages = {
  'settings.percent': '{value} %',
  'presence.away': 'weg',
  'presence.slow': 'langsames Netz',
  'presence.stand-in': 'ein Bot spielt',
  'presence.stand-in.you': 'Ein Bot spielt für dich.',
  'presence.slow.you': 'Dein Netz ist langsam.',
  'menu.title': 'Menü',
  'menu.resume': 'Weiterspielen',
  'menu.leave': 'Tisch verlassen',
  'table.gone': 'Kein solcher Tisch',
  'log.title': 'Das Spiel in Worten',
  'sheet.close': 'Schließen',
  'rules.title': '{game}: die Regeln',
  'score.title': 'Abrechnung',
  'score.next': 'Nächstes Spiel',
  'score.waiting': 'Schauen noch: {names}',
  'result.title': 'Die Partie ist vorbei',
  'result.winners': '{count, plural, one {{names} gewinnt die Partie} other {{names} gewinnen gemeinsam}}',
  'result.again': 'Noch eine Partie',
};

/** What lies on most tables. */
const TABLE_CARDS: Messages = {
  'zone.own-hand': 'Dein Blatt',
  'zone.hand': 'Das Blatt von {name}',
  'zone.trick': 'Der Stich in der Mitte',
  'zone.trick.card': '{card}, von {name}',
  'zone.trick.leads': '{card}, von {name}, sticht bis jetzt',
  'zone.taken': '{count, plural, =0 {Kein Stich} one {Ein Stich} other {# Stiche}} bei {name}',
  'zone.face-down': 'eine verdeckte Karte',
  'a11y.turn': 'ist dran',
  'note.dealer': 'gibt',
  'note.tricks': '{count, plural, one {# Stich} other {# Stiche}}',
  'you.dealer': 'Du hast gegeben.',
  'you.tricks': 'Du hast {count, plural, one {# Stich} other {# Stiche}}.',
  'trick.took': 'macht ihn',
};

const NOTICES: Messages = {
  offline: 'Der Tisch ist nicht zu erreichen. Neuer Versuch…',
  'offline.seated':
    'Der Tisch ist nicht zu erreichen; dein Platz bleibt dir. Neuer Versuch… Sonst komm mit dem Code und sag, wer du bist.',
  'host-key.unverified': 'Diese Adresse kam ohne Schlüssel: Wer dazwischensteht, hört mit. Scanne den Code am Tisch.',
  'other-window.title': 'In einem anderen Fenster offen',
  'other-window.here': 'Hier weiter',
  'error.title': 'Hier ging etwas schief',
  'error.page': 'Was hier lag, ist umgefallen. Dein Platz bleibt dir, die Partie auch.',
  'error.slip': 'Was hier lag, ist umgefallen. Dein Platz bleibt dir, die Partie auch.',
  'error.again': 'Es ist wieder umgefallen. Dein Platz bleibt dir, die Partie auch.',
  'error.go-on': 'Weiter',
  'error.reload': 'Seite neu laden',
  'loading.failed': 'Es ließ sich nicht holen.',
  'tip.why': 'Warum?',
  'refused.by-rule': 'Das geht nicht: {why} ({rule}).',
  'refused.unknown': 'Das lässt der Tisch nicht zu.',
};

/** What the app and the phone both say; what belongs to one game comes with the game. */
export const COMMON: Messages = { ...HOME, ...LOBBY, ...TABLE, ...TABLE_CARDS, ...NOTICES };
