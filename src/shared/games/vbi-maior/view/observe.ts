/** The only place that decides what a viewer sees. */
import { clone } from '../../../engine/clone.ts';
import type { Seat, Turn, Viewer } from '../../../engine/rules.ts';
import { isLooking } from '../rules/arrange.ts';
import { malusOf, pointsOf, result } from '../rules/score.ts';
import type { Observation, VisibleDeck, VisibleVote } from '../state/observation.ts';
import { targetOf } from '../state/options.ts';
import { allSeats, deckOf, knownOf, type State, seatsWithCards } from '../state/state.ts';

/**
 * The open table, counts, and the viewer's cards while it arranges them (VM-7); nothing of others'
 * hands.
 */
export function observe(state: State, viewer: Viewer): Observation {
  const { known: _, ...open } = clone(state.table);
  const ended = result(state);
  const observation: Observation = {
    viewer,
    toAct: seatsToAct(state),
    options: state.options,
    ...open,
    target: targetOf(state.seats, state.options.difficulty),
    points: pointsOf(state),
    malus: malusOf(state),
    deckSize: state.deck.length,
    decks: allSeats(state).map((seat) => seenDeck(state, seat)),
    hand: viewer !== 'everyone' && isLooking(state, viewer) ? [...deckOf(state, viewer)] : null,
    votes: seenVotes(state, viewer),
  };
  return ended ? { ...observation, result: ended } : observation;
}

/** VM-7: own cards are seen while they are arranged, and not again once they are down. */
export function mayLookBack(before: Observation, now: Observation): boolean {
  return before.hand === null || JSON.stringify(before.hand) === JSON.stringify(now.hand);
}

/** Who decides next. The table waits for one kind of move at a time. */
export function toAct(state: State): Turn {
  switch (state.table.phase) {
    case 'shuffle':
    case 'scored':
    case 'tie':
    case 'muddle':
      return 'chance';
    case 'over':
      return 'over';
    default:
      return seatsToAct(state);
  }
}

function seatsToAct(state: State): readonly Seat[] {
  const { phase, looking, asked } = state.table;
  switch (phase) {
    case 'arrange':
      return [...looking];
    case 'vote':
      return allSeats(state).filter((seat) => state.votes[seat] === null);
    case 'choose':
      return asked ? [asked.seat] : [];
    case 'race':
    case 'closing':
      return seatsWithCards(state);
    default:
      return [];
  }
}

function seenDeck(state: State, seat: Seat): VisibleDeck {
  const deck = deckOf(state, seat);
  const faceUp = state.faceUp.flatMap((card) => (deck.includes(card) ? [{ position: deck.indexOf(card), card }] : []));
  return { size: deck.length, faceUp, ...knownOf(state, seat) };
}

/** VM-10: votes lie face down until all are in. */
function seenVotes({ votes }: State, viewer: Viewer): VisibleVote[] {
  const open = !votes.includes(null);
  return votes.map((vote, seat) => (vote === null || open || seat === viewer ? vote : 'cast'));
}
