import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Blatt {by, select, colour {nach Farbe} other {nach Farbe}}',
  'hand-order.rank': 'Blatt nach Wert',
  'hand-order.dealt': 'Blatt wie gegeben',
  'hand-order.own': 'Blatt selbst geordnet',
};

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'Platz zurückholen',
  'table-settings.claims.about':
    'Wer mit einem anderen Gerät zurückkommt, bekommt den eigenen Platz wieder, wenn er so lange leer war und die anderen es bestätigen.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {nach zwei Minuten} =300 {nach fünf Minuten} other {nach # Sekunden}}',
  'table-settings.claims.never': 'nie',
};

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'undo.setting': 'Zwei Sekunden zum Zurücknehmen',
  'phone.sound': 'Ton',
  'phone.turn-sound': 'Klopfen, wenn du dran bist',
  'phone.highlights': 'Höhepunkte mit mir',
  'phone.guesses': 'Mittippen',
  'phone.full-screen': 'Vollbild',
  'phone.counting': 'Punkte und Trümpfe mitzählen',
  'phone.counting.forbidden': 'An diesem Tisch sind Zählhilfen nicht erlaubt.',
  'phone.four-colours': 'Vier Kartenfarben',
  'phone.larger': 'Schriftgröße',
  'phone.practice': 'Übungspartie: Sie zählt nirgends.',
};

/** How a phone or a television shows cards. */
export const CARD_CHOICE: Messages = {
  'shown-cards.faces':
    'Kartenbild: {faces, select, french {französisch} neapolitan {neapolitanisch} piacentine {piacentinisch} sicilian {sizilianisch} other {wie im Spiel}}',
  'shown-cards.large-corners': 'Große Kartenecken',
};

/** On a phone: what a bot played while its player was away. */
export const BOT_PLAYED: Messages = {
  'phone.bot-played': 'Ein Bot hat {count, plural, one {einmal} other {#-mal}} für dich gespielt.',
  'phone.bot-played.log': 'Ansehen',
  'phone.bot-played.read': 'OK',
};

/** On a phone, once a match is over: what follows for who stays. */
export const AFTER_MATCH: Messages = {
  'phone.over.seated': 'Gleich geht es weiter.',
  'phone.over.watching': 'Gleich geht es weiter.',
};
