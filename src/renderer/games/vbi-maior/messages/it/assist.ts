import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.arrange':
    'Guarda finché vuoi: posato il mazzo, lo guardi di nuovo solo se una carta lo permette. In cima le maledizioni, sotto le carte Roma dalla più bassa alla più alta, in fondo le benedizioni.',
  'tip.vote': 'Ogni maledizione va giocata prima della corsa. Tutti votano quale viene ora.',
  'tip.choose': 'Una benedizione aspetta una risposta. Fino ad allora nessuno può giocare.',
  'tip.closing':
    'Nessun mazzo ha più carte Roma. Le benedizioni che scopri {silent, select, yes {in questo turno non hanno effetto} other {hanno effetto}}; quelle che tieni, dicendo che hai finito, portano un punto l’una.',
  'tip.malus':
    'Una carta Roma è arrivata troppo tardi. Nel mazzo di ritorno costa punti: è il malus. Se in un turno arriva a dieci, la partita è persa.',
  'tip.race':
    'Si gioca tutti insieme, senza ordine. Scopri la carta in cima quando credi che nessuno ne abbia una più bassa. Nessuno dice una parola.',
};
