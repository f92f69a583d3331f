import type { Messages } from '#shared/i18n/translate.ts';

/** What pads and remotes write and press with. */
export const PADS: Messages = {
  'pad.sign.cross': 'Cross',
  'pad.sign.circle': 'Circle',
  'pad.sign.square': 'Square',
  'pad.sign.triangle': 'Triangle',
  'pad.sign.menu': 'the menu button',
  'pad.sign.view': 'the view button',
  'pad.sign.create': 'the create button',
  'pad.sign.plus': 'Plus',
  'pad.sign.minus': 'Minus',
  'pad.sign.arrows': 'Direction pad',
  'pad.sign.stick': 'Stick',
  'board.title': 'Write: {field}',
  'board.nothing': 'Nothing yet',
  'board.done': 'Done',
  'board.send': 'Send',
  'board.go': 'Go',
  'board.erase': 'Erase the last letter',
  'board.space': 'Space',
  'board.shift': 'Capital letters',
  'board.more': 'More signs',
  'board.letters': 'Letters',
  'board.row.1': 'qwertyuiop',
  'board.row.2': 'asdfghjkl',
  'board.row.3': 'zxcvbnm',
  'board.row.4': 'éèàçñöüæøå',
};

/** Several people at one window, with a curtain between them. */
export const SHARED_WINDOW: Messages = {
  'curtain.title': 'The curtain between you',
  'curtain.pass': 'Pass to {name}',
  'curtain.others': 'Others are playing.',
  'curtain.hold': '{name}: hold to look',
  'curtain.close': 'Hide {name}’s hand',
  'curtain.openly': 'No curtain: our hands lie open',
  'pad.name': 'Gamepad {pad}',
  'pad.sit': '{name}: press {yes} to take a seat of your own.',
  'pad.stand': '{name} sits. {back}: stand up.',
  'pad.openly': 'At this window you see each other’s cards while they are laid down.',
  'curtain.several': 'Somebody else at this window',
  'curtain.guest': 'Their name',
  'curtain.guest.about': 'Now take a seat for them.',
  'curtain.guest.none': 'Nobody else',
};
