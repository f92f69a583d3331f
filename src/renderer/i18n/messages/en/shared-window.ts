import type { Messages } from '#shared/i18n/translate.ts';

/** What pads and remotes write and press with. */
export const GAMEPADS: Messages = {
  'gamepad.sign.cross': 'Cross',
  'gamepad.sign.circle': 'Circle',
  'gamepad.sign.square': 'Square',
  'gamepad.sign.triangle': 'Triangle',
  'gamepad.sign.menu': 'the menu button',
  'gamepad.sign.view': 'the view button',
  'gamepad.sign.create': 'the create button',
  'gamepad.sign.plus': 'Plus',
  'gamepad.sign.minus': 'Minus',
  'gamepad.sign.arrows': 'Direction pad',
  'gamepad.sign.stick': 'Stick',
  'keyboard.title': 'Write: {field}',
  'keyboard.nothing': 'Nothing yet',
  'keyboard.done': 'Done',
  'keyboard.send': 'Send',
  'keyboard.go': 'Go',
  'keyboard.erase': 'Erase the last letter',
  'keyboard.space': 'Space',
  'keyboard.shift': 'Capital letters',
  'keyboard.more': 'More signs',
  'keyboard.letters': 'Letters',
  'keyboard.row.1': 'qwertyuiop',
  'keyboard.row.2': 'asdfghjkl',
  'keyboard.row.3': 'zxcvbnm',
  'keyboard.row.4': 'éèàçñöüæøå',
};

/** Several people at one window, with a curtain between them. */
export const SHARED_WINDOW: Messages = {
  'curtain.title': 'The curtain between you',
  'curtain.pass': 'Pass to {name}',
  'curtain.others': 'Others are playing.',
  'curtain.hold': '{name}: hold to look',
  'curtain.close': 'Hide {name}’s hand',
  'curtain.shown-to-all': 'No curtain: our hands lie open',
  'gamepad.name': 'Gamepad {pad}',
  'gamepad.sit': '{name}: press {yes} to take a seat of your own.',
  'gamepad.stand': '{name} sits. {back}: stand up.',
  'gamepad.shown-to-all': 'At this window you see each other’s cards while they are laid down.',
  'curtain.several': 'Somebody else at this window',
  'curtain.guest': 'Their name',
  'curtain.guest.about': 'Now take a seat for them.',
  'curtain.guest.none': 'Nobody else',
};
