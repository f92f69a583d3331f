import type { Match } from '#shared/engine/match.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { PanelProps } from '../../games/game.ts';
import type { Step } from '../../session/match/pacing.ts';
import type { Say } from '../../words/say.ts';
import { type Perspective, type Score, seenAfter } from './chronicle.ts';

/** Who looks at which match. */
export interface Look {
  readonly match: Match;
  readonly perspective: Perspective;
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** All of the match, as these eyes saw them: what comes later is not told before. */
  readonly scores: readonly Score[];
}

/** Everybody by name; by seat where no names are known. */
export function seatedAs(seats: number, names: readonly string[] | null, say: Say): Seated[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: names?.[seat] ?? say('seat.empty', { seat: seat + 1 }),
    here: true,
    lag: null,
    standIn: false,
    stoodIn: 0,
  }));
}

/** What the game's slips and its layout are made from, at a beat of what happened last. */
export function panelAt(
  { match, perspective, seated, say, scores }: Look,
  { update, before, beat }: Step<number>,
): PanelProps {
  const observation = seenAfter(match, perspective, update);
  return {
    viewer: observation.viewer,
    observation,
    before: before === undefined ? null : seenAfter(match, perspective, before),
    seated,
    say,
    beat: beat.name,
    scored: scores.filter(({ count }) => count <= update).map((score) => score.observation),
    moves: [],
    held: [],
    act: () => undefined,
    hold: () => undefined,
  };
}
