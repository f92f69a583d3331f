import type { Messages } from '#shared/i18n/translate.ts';

/** What pads and remotes write and press with. */
export const PADS: Messages = {
  'pad.sign.cross': 'Croce',
  'pad.sign.circle': 'Cerchio',
  'pad.sign.square': 'Quadrato',
  'pad.sign.triangle': 'Triangolo',
  'pad.sign.menu': 'il pulsante del menu',
  'pad.sign.view': 'il pulsante della vista',
  'pad.sign.create': 'il pulsante Crea',
  'pad.sign.plus': 'Più',
  'pad.sign.minus': 'Meno',
  'pad.sign.arrows': 'Croce direzionale',
  'pad.sign.stick': 'Levetta',
  'board.title': 'Scrivi: {field}',
  'board.nothing': 'Ancora niente',
  'board.done': 'Fatto',
  'board.send': 'Invia',
  'board.go': 'Vai',
  'board.erase': 'Cancella l’ultima lettera',
  'board.space': 'Spazio',
  'board.shift': 'Maiuscole',
  'board.more': 'Altri segni',
  'board.letters': 'Lettere',
  'board.row.1': 'qwertyuiop',
  'board.row.2': 'asdfghjkl',
  'board.row.3': 'zxcvbnm',
  'board.row.4': 'àèéìòù',
};

/** Several people at one window, with a curtain between them. */
export const SHARED_WINDOW: Messages = {
  'curtain.title': 'La tenda fra voi',
  'curtain.pass': 'Passa a {name}',
  'curtain.others': 'Stanno giocando gli altri.',
  'curtain.hold': '{name}: tieni premuto per guardare',
  'curtain.close': 'Copri le carte di {name}',
  'curtain.openly': 'Niente tenda: giochiamo a carte scoperte',
  'pad.name': 'Gamepad {pad}',
  'pad.sit': '{name}: premi {yes} per prendere un posto tuo.',
  'pad.stand': '{name} ha un posto. {back}: alzati.',
  'pad.openly': 'A questa finestra vi vedete le carte l’un l’altro mentre si sistemano.',
  'curtain.several': 'Qualcun altro a questa finestra',
  'curtain.guest': 'Il suo nome',
  'curtain.guest.about': 'Ora scegli un posto per questa persona.',
  'curtain.guest.none': 'Nessun altro',
};
