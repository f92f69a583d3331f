import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # cards}} on {count, plural, one {house} other {houses}} {houses}',
  'hint.block': 'lay {card} as the blocking card',
  'hint.last': '{on, select, own {your last card on your own blocking card} other {your last card}}',
  'hint.take': 'take a card',
  'hint.pass': 'pass',
  'hint.viva': 'call VIVA',
  'hint.catch': 'call that it was not allowed',
  'hint.worth': '{percent} %',
  'hint.measure': 'How likely you are the first who is out, over what may lie hidden.',
};
