/** What the auction has brought (BC-11). */
import { SUITS } from '../../../cards/french.ts';
import { at, present } from '../../../engine/at.ts';
import { cardOfNumber } from '../state/cards.ts';
import type { Bid, Contract, Phase, AuctionOutcome } from '../state/observation.ts';
import type { State } from '../state/state.ts';
import { bidAt } from './bids.ts';

/** What the auction was won with; it is over by now. */
export function winningBid({ standing }: State): Bid {
  return present(bidAt(standing), 'bid');
}

/** What is played for. The trump is named by now. */
function contractOf(state: State): Omit<Contract, 'phase'> {
  const { declarer, trump, called } = state;
  return {
    declarer: present(declarer, 'declarer'),
    bid: winningBid(state),
    trump: at(SUITS, present(trump, 'trump')),
    called: cardOfNumber(present(called, 'called card')),
  };
}

/** What is known of it in this phase. */
export function auctionOutcome(phase: Phase, state: State): AuctionOutcome {
  switch (phase) {
    case 'dealing':
    case 'throw-in':
    case 'auction':
      return { phase, declarer: null, bid: null, trump: null, called: null };
    case 'trump': {
      const declarer = present(state.declarer, 'declarer');
      return { phase, declarer, bid: winningBid(state), trump: null, called: null };
    }
    default:
      return { phase, ...contractOf(state) };
  }
}
