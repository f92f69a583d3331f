import type { Match } from '#shared/engine/match.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { PlaybackStep } from '../../client/match/playback-queue.ts';
import type { PanelProps } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { observationAfter, type ReplayPerspective, type Score } from './replay-steps.ts';

/** Who looks at which match. */
export interface ReplayLook {
  readonly match: Match;
  readonly perspective: ReplayPerspective;
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** All scores of the match from this perspective; later ones are not shown before their time. */
  readonly scores: readonly Score[];
}

/** Players by name; by seat where names are unknown. */
export function seatsNamed(seats: number, names: readonly string[] | null, say: Say): Seated[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: names?.[seat] ?? say('seat.empty', { seat: seat + 1 }),
    here: true,
    lag: null,
    standIn: false,
    stoodIn: 0,
  }));
}

/** The props of the game's slips and layout at a beat of the latest step. */
export function replayPanelAt(
  { match, perspective, seated, say, scores }: ReplayLook,
  { update, before, beat }: PlaybackStep<number>,
): PanelProps {
  const observation = observationAfter(match, perspective, update);
  return {
    viewer: observation.viewer,
    observation,
    before: before === undefined ? null : observationAfter(match, perspective, before),
    seated,
    say,
    beat: beat.name,
    scored: scores.filter(({ count }) => count <= update).map((score) => score.observation),
    moves: [],
    preselection: [],
    act: () => undefined,
    preselect: () => undefined,
  };
}
