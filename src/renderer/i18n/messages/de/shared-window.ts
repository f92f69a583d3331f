import type { Messages } from '#shared/i18n/translate.ts';

/** What pads and remotes write and press with. */
export const PADS: Messages = {
  'pad.sign.cross': 'Kreuz',
  'pad.sign.circle': 'Kreis',
  'pad.sign.square': 'Quadrat',
  'pad.sign.triangle': 'Dreieck',
  'pad.sign.menu': 'die Menütaste',
  'pad.sign.view': 'die Ansichtstaste',
  'pad.sign.create': 'die Create-Taste',
  'pad.sign.plus': 'Plus',
  'pad.sign.minus': 'Minus',
  'pad.sign.arrows': 'Steuerkreuz',
  'pad.sign.stick': 'Stick',
  'board.title': 'Schreiben: {field}',
  'board.nothing': 'Noch nichts',
  'board.done': 'Fertig',
  'board.send': 'Senden',
  'board.go': 'Los',
  'board.erase': 'Letzten Buchstaben löschen',
  'board.space': 'Leerzeichen',
  'board.shift': 'Großbuchstaben',
  'board.more': 'Weitere Zeichen',
  'board.letters': 'Buchstaben',
  'board.row.1': 'qwertzuiop',
  'board.row.2': 'asdfghjkl',
  'board.row.3': 'yxcvbnm',
  'board.row.4': 'äöüß',
};

/** Several people at one window, with a curtain between them. */
export const SHARED_WINDOW: Messages = {
  'curtain.title': 'Der Vorhang zwischen euch',
  'curtain.pass': 'Weiter an {name}',
  'curtain.others': 'Andere spielen.',
  'curtain.hold': '{name}: zum Ansehen halten',
  'curtain.close': 'Blatt von {name} verdecken',
  'curtain.openly': 'Kein Vorhang: Wir spielen offen',
  'pad.name': 'Gamepad {pad}',
  'pad.sit': '{name}: Drück {yes} für einen eigenen Platz.',
  'pad.stand': '{name} sitzt. {back}: aufstehen.',
  'pad.openly': 'An diesem Fenster seht ihr einander in die Karten, solange ihr sie ordnet.',
  'curtain.several': 'Noch jemand an diesem Fenster',
  'curtain.guest': 'Name',
  'curtain.guest.about': 'Such nun einen Platz dafür aus.',
  'curtain.guest.none': 'Doch niemand',
};
