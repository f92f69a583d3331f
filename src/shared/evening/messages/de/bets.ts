import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Es ist heraus, wer mit wem spielt. Keine Tipps mehr.',
  'no-such-suspect': 'Tipp auf jemanden, der gerufen sein könnte, oder auf niemanden.',
  'too-many-bets': 'Du hast dich in diesem Spiel {max}-mal umentschieden. Dein letzter Tipp gilt.',
  'players-know': 'Du spielst in diesem Spiel mit, oder hast es: Nur wer zuschaut, tippt.',
  'nothing-to-bet': 'Gerade gibt es nichts zu tippen. Warte, bis jemand ruft.',
};
