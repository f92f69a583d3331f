import type { Messages } from '#shared/words/say.ts';

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deals.challenge': 'Sfida altri',
  'deals.title': '{deals, plural, =0 {Questa smazzata} one {Questa smazzata} other {Queste smazzate}} in un codice',
  'deals.about':
    'Chi ha questo codice gioca {deals, plural, =0 {la stessa prima smazzata} one {la stessa smazzata} other {le stesse # smazzate}} su qualunque Panno Verde: prepara {game} e lo scrive lì. Il codice può rivelare tutte le carte: dallo solo a chi ti fidi.',
  'deals.score': 'Dice anche come ha giocato il vostro tavolo: lo vedranno dopo.',
  'deals.copy': 'Copia il codice',
  'deals.by-code': 'Gioca una smazzata dal codice',
  'deals.field': 'Il codice della smazzata',
  'deals.found':
    '{deals, plural, =0 {Una smazzata} one {Una smazzata} other {# smazzate}} per {seats}, con le opzioni con cui {deals, plural, =0 {è stata giocata} one {è stata giocata} other {sono state giocate}}. Chi ha il codice può sapere le carte, perciò niente sigillo.',
  'deals.other-game': 'Questa è una smazzata di {game}. Prepara quel gioco.',
  'deals.known': 'Chi ha il codice di questa smazzata può sapere le carte. Niente sigillo.',
  'deals.elsewhere': 'Chi ha lanciato la sfida ha fatto, posto per posto: {scores}.',
  'deals.elsewhere.at': '{name} {score}',
};
