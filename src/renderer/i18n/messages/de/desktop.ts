/** German, for what the desktop and the television alone say: no phone has to carry it. */
import type { Messages } from '#shared/i18n/translate.ts';

const HOME: Messages = {
  'home.about': 'Eine Lampe, grünes Tuch und Freunde drum herum.',
  'home.games': 'Spiele',
  'home.play': 'Spielen',
  'home.play.name': '{game}: gleich spielen',
  'home.go-on': 'Weiterspielen',
  'home.go-on.name': '{game}: die Partie weiterspielen',
  'home.learn': 'Lernen',
  'home.learn.name': '{game}: beim Spielen lernen',
  'home.set-up': 'Einrichten',
  'home.set-up.name': '{game}: einrichten',
  'room.to-table': 'Zum Tisch',
  'home.more': 'Mehr',
  'home.continue': 'Weiterspielen',
  'home.bots': '{count, plural, one {# Bot} other {# Bots}}',
};

const NEW_TABLE: Messages = {
  'new.open': 'Tisch eröffnen',
};

const LOBBY: Messages = {
  'seat.bot.at': 'Ein Bot auf Platz {seat}, {level}',
  'lobby.empty': '{count, plural, one {Ein Platz ist noch frei.} other {# Plätze sind noch frei.}}',
  'lobby.fill': 'Freie Plätze füllen',
  'lobby.options': 'So spielen wir',
  'lobby.by-desk':
    'Wer hier sitzt und was gespielt wird, sagt die Spielleitung des Abends. Dort fragt auch, wer einen anderen Platz will.',
  'lobby.by-desk.waiting': 'Alle sitzen. Die Spielleitung gibt.',
  'lobby.change': 'Regeln ändern',
  'lobby.start.look-on': 'Geben und zuschauen',
  'lobby.no-seat': 'Du hast noch keinen Platz. Ein Bot macht dir gern seinen frei.',
  'seat.add-bot': 'Bot',
  'seat.level': '{name} spielt: {level}. Andere Stärke',
  'seat.clear': 'Wegschicken',
  'seat.clear.name': '{name} wegschicken',
};

const SETTINGS: Messages = {
  'settings.title': 'Einstellungen',
  'settings.speed': 'Tempo',
  'settings.speed.about': 'Wie schnell Karten fliegen und wie lange ein Stich liegen bleibt.',
  'settings.speed.calm': 'Gemütlich',
  'settings.speed.normal': 'Normal',
  'settings.speed.quick': 'Flott',
  'settings.motion': 'Bewegung',
  'settings.motion.about': 'Karten fliegen über den Tisch oder blenden sanft über.',
  'settings.motion.system': 'Wie das Gerät will',
  'settings.motion.full': 'Fliegen',
  'settings.motion.reduced': 'Überblenden',
  'settings.tips': 'Geflüster',
  'settings.tips.about':
    'Was ein Gebot, ein Knopf, eine Karte bedeutet: einmal gesagt, wenn du sie zum ersten Mal siehst.',
  'settings.tips.on': 'Für Neulinge',
  'settings.tips.off': 'Keins',
  'settings.counting': 'Mitzählen',
  'settings.counting.about':
    'Was noch im Spiel ist und welche Trümpfe weg sind: alles, was man beim Aufpassen selbst zählen kann. In Vbi Maior wird gemerkt und nichts gezählt.',
  'settings.counting.on': 'Macht das Programm',
  'settings.counting.off': 'Mache ich',
  'settings.counting.forbidden': 'An diesem Tisch sind Zählhilfen nicht erlaubt.',
  'settings.suits': 'Kartenfarben',
  'settings.suits.about': 'Mit vier Farben lassen sich Kreuz und Karo leichter unterscheiden.',
  'settings.suits.two': 'Schwarz und Rot',
  'settings.suits.four': 'Vier Farben',
  'settings.quick-chat': 'Sprüche der Bots',
  'settings.quick-chat.about':
    'Ab und zu ein Wort über das, was alle gesehen haben; nie in Vbi Maior, denn dort wird geschwiegen.',
  'settings.quick-chat.on': 'Ab und zu ein Wort',
  'settings.quick-chat.off': 'Keine',
  'settings.picture': 'Bild',
  'settings.picture.about':
    'Ein ruhiger Tisch kann feiner gezeichnet werden, wenn die Grafikkarte das leicht schafft oder sich Zeit nimmt.',
  'settings.picture.auto': 'Wie das Gerät kann',
  'settings.picture.best': 'Immer fein',
  'settings.picture.plain': 'Schlicht',
  'settings.room': 'Raum',
  'settings.room.about': 'Wo der Tisch steht.',
  'settings.room.plain': 'Im Dunkeln',
  'settings.room.bar': 'Eine Bar bei Nacht',
  'settings.room.kitchen': 'Eine Küche',
  'settings.room.terrace': 'Eine Terrasse',
  'settings.cloth': 'Tuch',
  'settings.cloth.about': 'Jedes Spiel hat sein eigenes, oder alle haben dasselbe.',
  'settings.cloth.own': 'Jedem seins',
  'settings.cloth.green': 'Grün',
  'settings.cloth.red': 'Weinrot',
  'settings.cloth.blue': 'Blau',
  'settings.cloth.grey': 'Grau',
  'settings.back': 'Kartenrücken',
  'settings.back.about': 'Was man von einer verdeckten Karte sieht.',
  'settings.back.own': 'Wie im Spiel',
  'settings.back.lozenges': 'Rauten',
  'settings.back.waves': 'Wellen',
  'settings.back.stars': 'Sterne',
  'settings.text': 'Schriftgröße',
  'settings.text.about': 'Ab 130 % liest man es durchs ganze Zimmer.',
  'settings.language': 'Sprache',
  'settings.language.about': 'Nur auf diesem Gerät: Andere am Tisch lesen ihre eigene.',
};

/** At the table, and when it can't be drawn. */
const TABLE: Messages = {
  'claim.screen': 'Jemand sagt: „Ich bin {names}.“ Wer am Tisch sitzt, kann sagen, ob das stimmt.',
  'rules.read': 'Regeln lesen',
  'seat.person': 'da',
  'seat.away': 'weg',
  'seat.bot': 'Bot · {level}',
  'hud.tabs': 'Am Tisch',
  'hud.rules': 'Regeln',
  'hud.log': 'Verlauf',
  'menu.leave.kept':
    'Dein Platz bleibt dir. Du findest den Tisch auf der Startseite und kannst weiterspielen, auch morgen noch.',
  'menu.leave.over':
    'Die Partie bleibt bei den beendeten. Der Tisch wird geschlossen, wenn zwei Stunden lang niemand daran war.',
  'menu.leave.spectator': 'Du schaust nur zu.',
  'table.close': 'Tisch schließen',
  'table.close.sure': 'Die Partie endet für alle und lässt sich nicht mehr aufnehmen.',
  'table.close.not': 'Nein, behalten',
  'table.gone.about': 'Er wurde geschlossen, oder die Adresse stimmt nicht ganz.',
  'table.dark': 'Dieses Gerät kann den Tisch nicht zeichnen. Alles lässt sich auch in Worten spielen.',
  'a11y.table': 'Der Tisch in Worten',
  'a11y.seats': 'Wer am Tisch sitzt',
  'a11y.bot': 'ein Bot',
  'a11y.face-down': '{count, plural, one {Eine verdeckte Karte} other {# verdeckte Karten}}',
  'notice.read': 'Gelesen',
  'copy.copied': 'Kopiert',
  loading: 'Wird geholt…',
  'loading.again': 'Noch mal versuchen',
  'error.tabletop':
    'Das Bild vom Tisch ist umgefallen. Die Partie geht weiter, und alles lässt sich in Worten spielen.',
};

/** What the app alone says. */
export const DESKTOP: Messages = { ...HOME, ...NEW_TABLE, ...LOBBY, ...TABLE, ...SETTINGS };
