import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'not-asked': 'Du wurdest nicht gefragt, ob du hinwirfst',
  'no-auction': 'Jetzt wird nicht gereizt',
  'has-passed': 'Du hast gepasst und bist beim Reizen raus',
  'rank-not-lower':
    'Du musst einen Rang unter {standing, select, A {dem Ass} K {dem König} Q {der Dame} J {dem Buben} other {der {standing}}} reizen',
  'only-twos': 'Über eine 2 geht nur eine 2 mit mehr Augen',
  'number-missing': 'Reiz die 2 mit mehr als {standing} Augen',
  'number-too-early': 'Augen kannst du erst reizen, wenn die 2 geboten ist',
  'number-not-higher': 'Du musst mehr als {standing} Augen reizen',
  'no-trump-now': 'Den Trumpf nennt nur, wer ruft, vor der ersten Karte',
  'no-trick': 'Erst muss der Trumpf genannt sein',
  'not-in-hand': '{rank}{suit} hast du nicht auf der Hand',
  'dealer-known': 'Wer gibt, ist schon ausgelost',
  'dealer-first': 'Erst wird ausgelost, wer gibt',
  'not-the-deck': 'Gegeben werden alle 40 Karten, jede einmal; hier sind {count} verschiedene',
};
