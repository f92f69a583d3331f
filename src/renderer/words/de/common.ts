import type { Messages } from '#shared/words/say.ts';

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
  'twin.turn': 'ist dran',
  'note.dealer': 'gibt',
  'note.tricks': '{count, plural, one {# Stich} other {# Stiche}}',
  'you.dealer': 'Du gibst.',
  'you.tricks': 'Du hast {count, plural, one {# Stich} other {# Stiche}}.',
  'review.took': 'macht ihn',
};

const NOTICES: Messages = {
  lost: 'Der Tisch ist nicht zu erreichen. Neuer Versuch…',
  'lost.seated':
    'Der Tisch ist nicht zu erreichen; dein Platz bleibt dir. Neuer Versuch… Sonst komm mit dem Code und sag, wer du bist.',
  'line.sight': 'Diese Adresse kam ohne Schlüssel: Wer dazwischensteht, hört mit. Scanne den Code am Tisch.',
  'elsewhere.title': 'In einem anderen Fenster offen',
  'elsewhere.here': 'Hier weiter',
  'fallen.title': 'Hier ging etwas schief',
  'fallen.page': 'Was hier lag, ist umgefallen. Dein Platz bleibt dir, die Partie auch.',
  'fallen.slip': 'Was hier lag, ist umgefallen. Dein Platz bleibt dir, die Partie auch.',
  'fallen.again': 'Es ist wieder umgefallen. Dein Platz bleibt dir, die Partie auch.',
  'fallen.go-on': 'Weiter',
  'fallen.reload': 'Seite neu laden',
  'fetching.failed': 'Es ließ sich nicht holen.',
  'whisper.why': 'Warum?',
  'refused.by-rule': 'Das geht nicht: {why} ({rule}).',
  'refused.unknown': 'Das lässt der Tisch nicht zu.',
};

/** What the app and the phone both say; what belongs to one game comes with the game. */
export const COMMON: Messages = { ...HOME, ...LOBBY, ...TABLE, ...TABLE_CARDS, ...NOTICES };
