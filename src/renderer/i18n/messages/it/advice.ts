import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'refused.rule': 'Vedi la regola',
  'refused.card': '{card}: {why}',
  'refused.nothing': 'Ora non c’è niente da spiegare.',
};

/** What the program would play: a phone fetches it for who asks. */
export const HINTS: Messages = {
  'hint.tab': 'Consiglio',
  'hint.tab.forbidden': 'Niente consigli',
  'hint.ask': 'Tu che faresti?',
  'hint.forbidden': 'Chi ospita non permette consigli.',
  'hint.thinking': 'Ci penso…',
  'hint.title': 'Io farei così',
  'hint.only': 'Non puoi fare altro.',
  'hint.plain': 'È da manuale: non c’è da pensarci.',
  'hint.sure': 'Non ho dubbi.',
  'hint.likely': 'Credo di sì, ma non ci giurerei.',
  'hint.close': 'Se la giocano: un’altra può valere altrettanto.',
  'hint.reason': 'Mi aspetto {worth}. Seconda scelta: {other}, {otherWorth}.',
  'hint.expected': 'Che cosa mi aspetto',
  'hint.give': '{worth} ± {give}',
  'hint.see': 'Mostra sul tavolo',
  'hint.away': 'Chiudi',
  'hint.lost': 'Il tavolo non ha risposto. Riprova.',
};
