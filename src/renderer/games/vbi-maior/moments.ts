/** What all look up at in Vbi Maior: a card that came too late, and how it ended. */
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Highlight } from '../../table/api.ts';
import type { LayoutContext, Highlights, ViewContext, ScoreAnimationPlan } from '../game.ts';
import { formatSigned } from '../signed.ts';
import { ENDED, FROZEN } from './reading/beats.ts';
import { voteSlips } from './reading/slips.ts';
import { misplay } from './reading/story.ts';
import { clothFrames } from './zones/sewn.ts';

const highlights: Highlights<Observation, Move> = { effect, slips: voteSlips, clothFrames, scoreAnimation };

export default highlights;

function effect(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): Omit<Highlight, 'name'> | undefined {
  if (!before) return undefined;
  const missed = beat === FROZEN ? misplay(observation) : undefined;
  if (missed) return { kind: 'misplay', seats: [missed.by], cards: [missed.card] };
  // VM-2: together, whoever it was.
  const { result, area, decks } = observation;
  if (beat !== ENDED || !result) return undefined;
  const kind = result.won ? 'won' : 'lost';
  return { kind, seats: [...decks.keys()], cards: area.map(({ card }) => card) };
}

/** VM-22: what lies in order, and what the return deck takes away; the group wins or loses together (VM-2). */
function scoreAnimation({ scores, points, target, result, decks }: Observation, { say }: ViewContext): ScoreAnimationPlan | undefined {
  const latest = result?.lost ? undefined : scores.at(-1);
  if (!latest && !result) return undefined;
  const { rome = 0, blessings = 0, fortune = 0, malus = 0, total = 0 } = latest ?? {};
  const returned = blessings + fortune - malus;
  const outcome = result && (result.won ? 'won' : 'lost');
  return {
    counts: latest
      ? [
          { at: 'area', steps: Array.from({ length: rome }, (_, k) => formatSigned(k + 1)) },
          ...(returned === 0 ? [] : [{ at: 'returned', steps: [formatSigned(returned)] }]),
        ]
      : [],
    target: { got: points, of: target, most: Math.max(target, points) },
    seats: outcome === 'lost' ? [] : [...decks.keys()],
    ...(outcome && { outcome }),
    verdict: outcome ? say(`tally.${outcome}`) : formatSigned(total),
  };
}
