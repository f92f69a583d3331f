import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'deck-is-down': 'hai posato il mazzo: ora non puoi guardarlo',
  'not-these-curses': 'le maledizioni devono essere quelle del tuo mazzo, ognuna una volta',
  'not-these-blessings': 'le benedizioni devono essere quelle del tuo mazzo, ognuna una volta',
  'decks-first': 'prima si posano tutti i mazzi',
  'curses-first': 'prima vengono le maledizioni',
  'choice-first': 'c’è una benedizione che aspetta una risposta',
  'no-vote': 'ora non si vota',
  'has-voted': 'hai già votato',
  'curse-not-shown': '{curse} non è fra le maledizioni sul tavolo',
  countdown: 'aspetta la fine del conto alla rovescia',
  'no-cards': 'non hai più carte',
  'no-such-position': 'il tuo mazzo ha {size, plural, one {# carta} other {# carte}}, quella in cima in posizione 0',
  'not-closing': 'non puoi aver finito finché un mazzo ha una carta Roma',
  'not-asked': 'nessuna benedizione ti chiede qualcosa',
  'not-for-mercurius': 'Mercurio va da un altro giocatore che ha carte',
  'not-for-vesta': 'Vesta toglie una maledizione dal mazzo di ritorno',
  'not-for-vulcanus': 'Vulcano toglie una carta Roma dal mazzo di ritorno',
  'not-for-venus': 'Venere chiede un numero da 1 a 90',
  'no-tie': 'nessun voto è pari',
  'not-a-leader': 'questa maledizione non è fra quelle con più voti',
  'no-muddle': 'ora non c’è nessun mazzo da mescolare',
  'not-that-deck': 'queste non sono le carte di quel mazzo',
  'no-shuffle': 'ora il mazzo comune non va mescolato',
  'not-the-common-deck': 'queste non sono le carte del mazzo comune',
};
