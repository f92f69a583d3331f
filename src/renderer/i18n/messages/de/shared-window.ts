import type { Messages } from '#shared/i18n/translate.ts';

/** What pads and remotes write and press with. */
export const GAMEPADS: Messages = {
  'gamepad.sign.cross': 'Kreuz',
  'gamepad.sign.circle': 'Kreis',
  'gamepad.sign.square': 'Quadrat',
  'gamepad.sign.triangle': 'Dreieck',
  'gamepad.sign.menu': 'die Menütaste',
  'gamepad.sign.view': 'die Ansichtstaste',
  'gamepad.sign.create': 'die Create-Taste',
  'gamepad.sign.plus': 'Plus',
  'gamepad.sign.minus': 'Minus',
  'gamepad.sign.arrows': 'Steuerkreuz',
  'gamepad.sign.stick': 'Stick',
  'keyboard.title': 'Schreiben: {field}',
  'keyboard.nothing': 'Noch nichts',
  'keyboard.done': 'Fertig',
  'keyboard.send': 'Senden',
  'keyboard.go': 'Los',
  'keyboard.erase': 'Letzten Buchstaben löschen',
  'keyboard.space': 'Leerzeichen',
  'keyboard.shift': 'Großbuchstaben',
  'keyboard.more': 'Weitere Zeichen',
  'keyboard.letters': 'Buchstaben',
  'keyboard.row.1': 'qwertzuiop',
  'keyboard.row.2': 'asdfghjkl',
  'keyboard.row.3': 'yxcvbnm',
  'keyboard.row.4': 'äöüß',
};

/** Several people at one window, with a curtain between them. */
export const SHARED_WINDOW: Messages = {
  'curtain.title': 'Der Vorhang zwischen euch',
  'curtain.pass': 'Weiter an {name}',
  'curtain.others': 'Andere spielen.',
  'curtain.hold': '{name}: zum Ansehen halten',
  'curtain.close': 'Blatt von {name} verdecken',
  'curtain.shown-to-all': 'Kein Vorhang: Wir spielen offen',
  'gamepad.name': 'Gamepad {pad}',
  'gamepad.sit': '{name}: Drück {yes} für einen eigenen Platz.',
  'gamepad.stand': '{name} sitzt. {back}: aufstehen.',
  'gamepad.shown-to-all': 'An diesem Fenster seht ihr einander in die Karten, solange ihr sie ordnet.',
  'curtain.several': 'Noch jemand an diesem Fenster',
  'curtain.guest': 'Name',
  'curtain.guest.about': 'Such nun einen Platz dafür aus.',
  'curtain.guest.none': 'Doch niemand',
};
