/** What the auction has brought (BC-11). */
import { present } from '../../../engine/at.ts';
import type { Contract, Phase, Won, WonWithoutTrump } from '../state/observation.ts';
import type { State } from '../state/state.ts';
import { calledCard, standingBid } from './bids.ts';

/** Who won the auction, and with what. It is won by now. */
function winningBid({ calls, declarer }: State): Pick<WonWithoutTrump, 'declarer' | 'bid'> {
  return { declarer: present(declarer, 'declarer'), bid: present(standingBid(calls), 'bid') };
}

/** What is played for. The trump is named by now. */
export function contractOf(state: State): Omit<Contract, 'phase'> {
  const { calls, trump } = state;
  return {
    ...winningBid(state),
    trump: present(trump, 'trump'),
    called: present(calledCard(calls, trump), 'called card'),
  };
}

/** What is known of it in this phase. */
export function wonBy(phase: Phase, state: State): Won {
  switch (phase) {
    case 'dealing':
    case 'throw-in':
    case 'auction':
      return { phase, declarer: null, bid: null, trump: null, called: null };
    case 'trump':
      return { phase, ...winningBid(state), trump: null, called: null };
    default:
      return { phase, ...contractOf(state) };
  }
}
