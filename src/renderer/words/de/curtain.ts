import type { Messages } from '#shared/words/say.ts';

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
