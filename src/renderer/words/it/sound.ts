import type { Messages } from '#shared/words/say.ts';

/** What sounds, what sounded, and how loud. */
export const SOUND: Messages = {
  'sound.title': 'Suoni',
  'sound.about': 'Carte, nocche e corde, da dove stanno intorno al tavolo.',
  'sound.silent': 'Silenzio (M)',
  'sound.cards': 'Carte',
  'sound.signs': 'Segnali e melodie',
  'sound.room': 'La stanza di notte',
  'sound.captions': 'Scrivi quello che si sente',
  'sound.rumble': 'I gamepad vibrano un poco',
  'sound.off': 'Silenzio',
  'sound.on': 'Suono acceso',
  'sound.caption':
    '{what}, {side, select, left {a sinistra} right {a destra} other {al centro}}{count, plural, one {} other { (# volte)}}',
  'sound.heard.land': 'Una carta {on, select, wood {sul legno} cards {su un mucchio} hand {in mano} other {sul panno}}',
  'sound.heard.flip': 'Una carta si gira',
  'sound.heard.gather': 'Si raccolgono le carte',
  'sound.heard.knock': 'Un colpo sul tavolo',
  'sound.heard.slip': 'Un foglietto',
  'sound.heard.brass': 'Un tocco d’ottone',
  'sound.heard.crack': 'Un colpo sordo',
  'sound.heard.breath': 'Un respiro trattenuto',
  'sound.heard.call': 'Qualche nota',
  'sound.heard.won': 'Una melodia: vinto',
  'sound.heard.lost': 'Una melodia: perso',
};
