/** What a bot may imagine: a full state that looks the same from its seat. */
import { VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { clone } from '../../../engine/plain.ts';
import { pick, type Random, shuffle } from '../../../engine/random.ts';
import type { Observation } from '../state/observation.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { sampleDecks } from './imagine.ts';

/**
 * The cards that lie face down for the viewer, its own included once they are down (VM-7), laid at random where
 * they can lie: by what is known of each personal deck (`Known`), its order, and the phase.
 */
export function resample(observation: Observation, random: Random): State {
  const { decks, shown, votes, curses } = observation;
  const unseen = shuffle(unseenBy(observation), random);
  const personal = sampleDecks(observation, unseen, random);
  return {
    options: observation.options,
    seats: decks.length,
    table: openTable(observation),
    deck: [...shown, ...unseen],
    personal,
    faceUp: decks.flatMap(({ faceUp }) => faceUp.map(({ card }) => card)),
    votes: votes.map((vote) => (vote === 'cast' ? pick(curses, random).card : vote)),
  };
}

function openTable(observation: Observation): Table {
  const { decks, ...seen } = clone(observation);
  return {
    phase: seen.phase,
    last: seen.last,
    turn: seen.turn,
    scores: [...seen.scores],
    area: [...seen.area],
    discard: [...seen.discard],
    returned: [...seen.returned],
    shown: [...seen.shown],
    fortune: seen.fortune,
    inForce: [...seen.inForce],
    curses: [...seen.curses],
    draws: [...seen.draws],
    looking: [...seen.looking],
    muddling: seen.muddling,
    asked: seen.asked,
    known: decks.map(({ floor, below, loose, bounds }) => ({ floor, below, loose, bounds })),
    held: [...seen.held],
    story: [...seen.story],
    outcome: seen.outcome,
  };
}

function unseenBy({ area, discard, returned, shown, curses, decks, hand }: Observation): VbiCard[] {
  const seen = new Set<VbiCard>([...discard, ...returned, ...shown, ...(hand ?? [])]);
  for (const { card } of [...area, ...curses, ...decks.flatMap(({ faceUp }) => faceUp)]) seen.add(card);
  return VBI_DECK.filter((card) => !seen.has(card));
}
