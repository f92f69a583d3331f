import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.arrange':
    'Guarda finché vuoi: posato il mazzo, lo riguardi solo se una carta lo permette. In cima le maledizioni, sotto le carte Roma dalla più bassa alla più alta, in fondo le benedizioni.',
  'tip.vote': 'Le maledizioni si giocano tutte prima della corsa. Vota la prossima.',
  'tip.choose': 'Una benedizione aspetta una risposta. Intanto nessuno può giocare.',
  'tip.closing':
    'Nessun mazzo ha più carte Roma. Le benedizioni che scopri {silent, select, yes {in questo turno non hanno effetto} other {hanno effetto}}; quelle che tieni, dicendo che hai finito, portano un punto l’una.',
  'tip.malus':
    'Una carta Roma è arrivata tardi, e nel mazzo di ritorno costa punti: è il malus. Se in un turno arriva a dieci, la partita è persa.',
  'tip.race':
    'Giocate tutti insieme, senza una parola. Scopri la carta in cima quando credi che nessuno ne abbia una più bassa.',
};
