import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Es ist schon klar, wer mit wem spielt. Tippen geht nicht mehr.',
  'no-such-suspect': 'Tipp auf jemanden, der gerufen sein könnte, oder auf niemanden.',
  'too-many-bets': 'Du hast deinen Tipp {max}-mal geändert. Der letzte gilt.',
  'players-know': 'Du bist an diesem Spiel beteiligt: Tippen darf nur, wer zuschaut.',
  'nothing-to-bet': 'Gerade gibt es nichts zu tippen. Warte, bis jemand ruft.',
};
