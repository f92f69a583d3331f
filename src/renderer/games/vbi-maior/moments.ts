/** What all look up at in Vbi Maior: a card that came too late, and how it ended. */
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Occasion } from '../../table/api.ts';
import type { Moment, OnCloth } from '../game.ts';
import { ENDED, FROZEN } from './reading/beats.ts';
import { misplay } from './reading/story.ts';

const moments: OnCloth<Observation, Move> = { occasion };

export default moments;

function occasion(
  observation: Observation,
  { before, beat }: Moment<Move, Observation>,
): Omit<Occasion, 'name'> | undefined {
  if (!before) return undefined;
  const missed = beat === FROZEN ? misplay(observation) : undefined;
  if (missed) return { kind: 'misplay', seats: [missed.by], cards: [missed.card] };
  // VM-2: together, whoever it was.
  const { result, area, decks } = observation;
  if (beat !== ENDED || !result) return undefined;
  const kind = result.won ? 'won' : 'lost';
  return { kind, seats: [...decks.keys()], cards: area.map(({ card }) => card) };
}
