import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'no-such-youngest': 'il posto {seat} non può cominciare: lì non c’è nessuno',
  'too-many-rounds': 'questa edizione ha carte vittoria per {most} manche, non per {rounds}',
  'starter-first': 'prima si tira a sorte chi comincia',
  'no-such-starter': 'il posto {seat} non può cominciare: lì non c’è nessuno',
  'deal-first': 'prima si danno le carte',
  'not-the-deal': 'servono tutte le {count} carte dell’edizione',
  'restock-first': 'prima si rimescola il mazzo',
  'not-the-restock': 'il nuovo mazzo deve avere proprio le {count} carte da mescolare',
  'no-play-now': 'ora non puoi giocare su una casa',
  'no-take-now': 'puoi pescare solo all’inizio del tuo turno',
  'no-pass-now': 'ora non puoi passare',
  'no-viva-now': 'VIVA si dice subito dopo la propria giocata, con lo stesso colore su tutte e tre le case',
  'no-block-now': 'una nuova carta blocco si mette solo dopo VIVA o un’ultima carta',
  'no-last-now': 'l’ultima carta si gioca solo all’inizio del turno',
  'mixed-placement': 'le carte uguali vanno ognuna su una casa diversa, in ordine, o tutte su una',
  'not-in-hand':
    '{copies, plural, =0 {non hai {card}} one {hai una sola carta {card}} other {hai solo # carte {card}}}',
  'nothing-to-take': 'non ci sono più carte da pescare',
  'take-instead': 'non puoi passare finché c’è una carta da pescare',
  'must-play': 'non c’è niente da pescare: se puoi giocare, devi',
  'not-the-last-card': 'su una carta blocco va solo l’ultima carta',
  'no-own-blocker': 'quella carta blocco non c’è',
  'policing-enforced': 'a questo tavolo non si può giocare niente di vietato: non c’è niente da contestare',
  'too-late': 'ora non c’è nessuna giocata da contestare',
  'own-play': 'non puoi contestare una tua giocata',
  'called-already': 'hai già contestato questa giocata',
};
