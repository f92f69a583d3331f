import type { Messages } from '../../../../i18n/translate.ts';

/** Good matches, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rounds': 'Più manche vinte',
  'feat.rounds': '{won} manche su {rounds} in una partita',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.edition': 'Edizione',
  'option.edition.about': 'Quante carte ci sono di ogni disegno.',
  'option.edition.full': 'Completa: sei per disegno, 126 carte',
  'option.edition.pocket': 'Tascabile: quattro per disegno, 84 carte',
  'option.youngest': 'Il più giovane',
  'option.youngest.about': 'Il più giovane comincia la prima manche.',
  'option.youngest.draw': 'Si tira a sorte',
  'option.youngest.0': 'Primo posto',
  'option.youngest.1': 'Secondo posto',
  'option.youngest.2': 'Terzo posto',
  'option.youngest.3': 'Quarto posto',
  'option.youngest.4': 'Quinto posto',
  'option.youngest.5': 'Sesto posto',
  'option.rounds': 'Manche',
  'option.rounds.about': 'Quante manche dura la partita; l’edizione tascabile ha carte vittoria per otto.',
  'option.deals': 'Smazzate numerate',
  'option.deals.about':
    'Quante manche dura la partita, ognuna preparata come la prima; altri tavoli giocano le stesse.',
  'option.policing': 'Mosse vietate',
  'option.policing.about': 'Che cosa succede se una carta non può andare su una casa.',
  'option.policing.enforced': 'Non si possono fare',
  'option.policing.caught': 'Tre carte, se ti beccano',
};
