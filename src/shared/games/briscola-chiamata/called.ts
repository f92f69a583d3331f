/** Whom the called card makes a partner, as far as everybody sees it: what onlookers bet on. */
import type { PartnerCall } from '../../engine/game.ts';
import type { Observation } from './state/observation.ts';

/** From when the trump is named, and so a card is called (BC-11); out once it is played (BC-16): by the winner, who is alone then. */
export function partnerCall({ phase, declarer, called: card, teammate, deals }: Observation): PartnerCall | undefined {
  if (card === null) return undefined;
  const deal = phase === 'play' ? deals.length : deals.length - 1;
  const partner = teammate === declarer ? null : teammate;
  return { deal, caller: declarer, ...(teammate !== null && { partner }) };
}
