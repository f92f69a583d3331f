import type { Messages } from '#shared/words/say.ts';

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
