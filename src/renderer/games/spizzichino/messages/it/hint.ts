import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.take': 'prendere la cima del mazzetto {number}',
  'hint.choose': 'mazzetti {hand} in mano, {up} scoperti',
  'hint.worth': '{points} punti',
  'hint.measure': 'Quanto la smazzata porta a te più che all’altro, in media su quello che può essere coperto.',
};
