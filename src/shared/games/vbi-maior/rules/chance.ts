/** Chance: shuffles, ties, and Damnatio memoriae. */
import type { Curse, VbiCard } from '../../../cards/rome.ts';
import { present } from '../../../engine/collections.ts';
import { pick, type Random } from '../../../engine/random.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { shuffledFromSorted, sortedIds } from '../../../fair-shuffle/shuffle.ts';
import { knowledgeOfDrawnDeck, knowMuddled } from '../state/deck-knowledge.ts';
import type { Chance } from '../state/moves.ts';
import {
  allSeats,
  deckOf,
  knownOf,
  recordConsequence,
  recordMove,
  type State,
  sameCards,
  sorted,
} from '../state/state.ts';
import { clearTable, leaders, playVoted } from './turn.ts';

// The start of a turn (VM-5).

/** VM-5: in turn n every seat draws n cards, seat 0 first. If there are too few, the game is lost. */
function dealTurn(state: State): void {
  const { table, deck, seats } = state;
  const size = table.turn + 1;
  if (deck.length < size * seats) {
    table.outcome = 'deck';
    return;
  }
  table.turn = size;
  for (const seat of allSeats(state)) {
    state.personal[seat] = deck.splice(0, size);
    table.known[seat] = knowledgeOfDrawnDeck(size);
  }
  table.looking = [...allSeats(state)];
  recordConsequence(state, { type: 'deal', turn: size });
}

/** Chance's next event. */
export function drawChance(state: State, random: Random): Chance {
  switch (state.table.phase) {
    case 'tie':
      return { type: 'tie', curse: pick(tieChoices(state), random) };
    case 'muddle':
      return { type: 'muddle', cards: shuffledFromSorted(sorted(muddled(state)), random) };
    default:
      return { type: 'shuffle', cards: shuffledFromSorted(sorted(toShuffle(state)), random) };
  }
}

/** The curses a tie is between (VM-10). */
export function tieChoices(state: State): readonly Curse[] {
  return state.table.phase === 'tie' ? sortedIds(leaders(state)) : [];
}

/** The common deck and face-down personal decks stay secret to the end (VM-7). */
export function isFullyRevealed({ table }: State): boolean {
  return table.phase === 'over';
}

/** Why chance can't have done this. */
export function refuseChance(state: State, chance: Chance): Refusal | undefined {
  const { phase } = state.table;
  switch (chance.type) {
    case 'tie':
      if (phase !== 'tie') return refusal('VM-10', 'no-tie');
      return leaders(state).includes(chance.curse) ? undefined : refusal('VM-10', 'not-a-leader');
    case 'muddle':
      if (phase !== 'muddle') return refusal('VM-31', 'no-muddle');
      return sameCards(chance.cards, muddled(state)) ? undefined : refusal('VM-31', 'not-that-deck');
    case 'shuffle':
      if (phase !== 'shuffle' && phase !== 'scored') return refusal('VM-23', 'no-shuffle');
      return sameCards(chance.cards, toShuffle(state)) ? undefined : refusal('VM-23', 'not-the-common-deck');
  }
}

/** The common deck in its new order. If it was shuffled for a turn, not for Fortune (VM-18), the turn begins. */
export function applyShuffle(state: State, cards: readonly VbiCard[]): void {
  const { table } = state;
  const forFortune = table.shown.length > 0;
  if (!forFortune) clearTable(state);
  table.shown = [];
  state.deck = [...cards];
  recordMove(state, { by: 'chance', type: 'shuffle' });
  if (!forFortune) dealTurn(state);
}

/** VM-31: the bearer's deck in its new order; what lay face up in it is face down again (VM-33). */
export function applyMuddle(state: State, cards: readonly VbiCard[]): void {
  const seat = muddledSeat(state);
  state.table.muddling = null;
  state.personal[seat] = [...cards];
  state.faceUp = state.faceUp.filter((card) => !cards.includes(card));
  knowMuddled(knownOf(state, seat), cards.length);
  recordMove(state, { by: 'chance', type: 'muddle', seat });
}

/** Chance drew the curse that is played next (VM-10). */
export function applyTie(state: State, curse: Curse): void {
  recordMove(state, { by: 'chance', type: 'tie', curse });
  playVoted(state, curse);
}

/** VM-18, VM-23: the common deck, between turns with the return deck. */
function toShuffle({ table, deck }: State): readonly VbiCard[] {
  return table.phase === 'scored' ? [...deck, ...table.returned] : deck;
}

function muddled(state: State): readonly VbiCard[] {
  return deckOf(state, muddledSeat(state));
}

/** Whose deck it is. There is one in phase `muddle`. */
function muddledSeat({ table }: State): Seat {
  return present(table.muddling, 'deck to muddle');
}
