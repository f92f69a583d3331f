/**
 * What lies open to one viewer in each game: the whole truth, but of all that lies face down for the viewer only how
 * much it is. Written from the rules and without the games' `observe`, which it is there to check.
 */
import type { Viewer } from '#shared/engine/rules.ts';
import { calledCard } from '#shared/games/briscola-chiamata/bids.ts';
import type { State as Briscola } from '#shared/games/briscola-chiamata/state.ts';
import { cardsOf } from '#shared/games/spizzichino/combinations.ts';
import type { State as Spizzichino } from '#shared/games/spizzichino/state.ts';
import type { State as VbiMaior } from '#shared/games/vbi-maior/state.ts';
import type { Step, State as Viva, Window } from '#shared/games/viva/state.ts';
import type { Table } from '#shared/games/viva/table.ts';

type Cards = readonly string[];

const ownOf = (hands: readonly Cards[], viewer: Viewer) =>
  hands.map((hand, seat) => (seat === viewer ? hand : hand.length));

/** BC-16: which card is called is known, not where it is. BC-21: nobody sees who is asked. */
export function openBriscola(state: Briscola, viewer: Viewer): unknown {
  const asking = state.phase === 'throw-in' && { phase: null, turn: null };
  const called = calledCard(state.calls, state.trump);
  return { ...state, ...asking, hands: ownOf(state.hands, viewer), called };
}

/** SP-6, SP-7: piles lie face down, or show the top card alone. SP-11: what is declared has been shown. */
export function openSpizzichino({ stacks, hands, piles, ...open }: Spizzichino, viewer: Viewer): unknown {
  return {
    ...open,
    hands: ownOf(hands, viewer),
    stacks: stacks.map(({ length }) => length),
    piles: piles.flat().map((pile) => ({ top: pile.at(-1), depth: pile.length })),
    declared: open.declarations.flatMap(cardsOf),
  };
}

/** VI-10: what is taken from the stock is seen by its seat alone. */
export function openViva({ table, taken, window, ...open }: Viva, viewer: Viewer): unknown {
  return {
    ...open,
    table: openTable(table, viewer),
    taken: open.turn === viewer ? taken : null,
    window: window && openWindow(window, viewer),
  };
}

/** VI-12: who saw all that was shuffled, and its own hand, knows what the others hold together. */
function openTable({ hands, shuffled, counted, ...open }: Table, viewer: Viewer): unknown {
  return {
    ...open,
    hands: ownOf(hands, viewer),
    shuffled: shuffled.length,
    counted: counted[viewer === 'everyone' ? hands.length : viewer],
  };
}

function openWindow({ player, taken, before, since }: Window, viewer: Viewer): unknown {
  return {
    player,
    taken: player === viewer ? taken : null,
    before: openTable(before, viewer),
    since: since.map((step) => openStep(step, viewer)),
  };
}

function openStep({ event, draws }: Step, viewer: Viewer): unknown {
  const isOpen = (to: Step['draws'][number]['to']) => to === viewer || to === 'own' || to === 'general';
  return {
    event: 'cards' in event ? event.type : event,
    draws: draws.map(({ to, card }) => [to, isOpen(to) ? card : null]),
  };
}

/** VM-6, VM-7: a seat sees its own cards only while it arranges them. VM-10: votes lie face down until all are in. */
export function openVbiMaior(state: VbiMaior, viewer: Viewer): unknown {
  const { personal, faceUp, votes } = state;
  // What is known of the decks follows from the rest, and is no part of it.
  const { known: _, ...table } = state.table;
  const arranges = (seat: number) => seat === viewer && table.phase === 'arrange' && table.looking.includes(seat);
  const counted = !votes.includes(null);
  return {
    ...state,
    table,
    deck: state.deck.length,
    personal: personal.map((deck, seat) =>
      arranges(seat) ? deck : deck.map((card) => (faceUp.includes(card) ? card : null)),
    ),
    faceUp: null,
    votes: votes.map((vote, seat) => (counted || seat === viewer ? vote : vote && 'cast')),
  };
}
