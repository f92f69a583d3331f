import type { Messages } from '#shared/words/say.ts';

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
