import type { Messages } from '../../../i18n/translate.ts';

/** Why a bet is not taken. A phone that looks on has these, and nothing else of an evening. */
export const BET_MESSAGES: Messages = {
  'bets-closed': 'Tippen geht in diesem Spiel nicht mehr.',
  'no-such-suspect': 'Wähl eine der Antworten.',
  'too-many-bets': 'Du hast deinen Tipp {max}-mal geändert. Der letzte gilt.',
  'players-know': 'Du bist an diesem Spiel beteiligt: Tippen darf nur, wer zuschaut oder raus ist.',
  'nothing-to-bet': 'Gerade gibt es nichts zu tippen.',
};
