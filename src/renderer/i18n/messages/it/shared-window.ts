import type { Messages } from '#shared/i18n/translate.ts';

/** What pads and remotes write and press with. */
export const GAMEPADS: Messages = {
  'gamepad.sign.cross': 'Croce',
  'gamepad.sign.circle': 'Cerchio',
  'gamepad.sign.square': 'Quadrato',
  'gamepad.sign.triangle': 'Triangolo',
  'gamepad.sign.menu': 'il pulsante del menu',
  'gamepad.sign.view': 'il pulsante della vista',
  'gamepad.sign.create': 'il pulsante Crea',
  'gamepad.sign.plus': 'Più',
  'gamepad.sign.minus': 'Meno',
  'gamepad.sign.arrows': 'Croce direzionale',
  'gamepad.sign.stick': 'Levetta',
  'keyboard.title': 'Scrivi: {field}',
  'keyboard.nothing': 'Ancora niente',
  'keyboard.done': 'Fatto',
  'keyboard.send': 'Invia',
  'keyboard.go': 'Vai',
  'keyboard.erase': 'Cancella l’ultima lettera',
  'keyboard.space': 'Spazio',
  'keyboard.shift': 'Maiuscole',
  'keyboard.more': 'Altri segni',
  'keyboard.letters': 'Lettere',
  'keyboard.row.1': 'qwertyuiop',
  'keyboard.row.2': 'asdfghjkl',
  'keyboard.row.3': 'zxcvbnm',
  'keyboard.row.4': 'àèéìòù',
};

/** Several people at one window, with a curtain between them. */
export const SHARED_WINDOW: Messages = {
  'curtain.title': 'La tenda fra voi',
  'curtain.pass': 'Passa a {name}',
  'curtain.others': 'Stanno giocando gli altri.',
  'curtain.hold': '{name}: tieni premuto per guardare',
  'curtain.close': 'Copri le carte di {name}',
  'curtain.shown-to-all': 'Niente tenda: giochiamo a carte scoperte',
  'gamepad.name': 'Gamepad {pad}',
  'gamepad.sit': '{name}: premi {yes} per prendere un posto tuo.',
  'gamepad.stand': '{name} ha un posto. {back}: alzati.',
  'gamepad.shown-to-all': 'A questa finestra vi vedete le carte l’un l’altro mentre si sistemano.',
  'curtain.several': 'Qualcun altro a questa finestra',
  'curtain.guest': 'Il suo nome',
  'curtain.guest.about': 'Ora scegli un posto per questa persona.',
  'curtain.guest.none': 'Nessun altro',
};
