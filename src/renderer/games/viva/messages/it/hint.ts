import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # carte}} {count, plural, one {sulla casa} other {sulle case}} {houses}',
  'hint.block': 'carta blocco: {card}',
  'hint.last': '{on, select, own {l’ultima carta sulla tua carta blocco} other {l’ultima carta}}',
  'hint.take': 'prendere una carta',
  'hint.pass': 'passo',
  'hint.viva': 'dire VIVA',
  'hint.catch': 'dire che non vale',
  'hint.worth': '{percent}%',
  'hint.measure': 'Quant’è probabile che tu esca prima di tutti, su quello che può essere coperto.',
};
