/** Replays an open match step by step as each viewer saw it, from its events alone. */
import { type Match, matchAfter, newMatch, take } from '#shared/engine/match.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import { personaOf } from '#shared/protocol/personas.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { PlaybackStep } from '../../client/match/playback-queue.ts';
import type { PanelProps } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';

/** Who looks at which match. */
export interface ReplayLook {
  readonly match: Match;
  readonly perspective: ReplayPerspective;
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** All scores of the match from this perspective; later ones are not shown before their time. */
  readonly scores: readonly Score[];
}

/** Players by name, bots with their face; by seat where names are unknown. */
export function seatsNamed({ match, bots }: Replay, names: readonly string[] | null, say: Say): Seated[] {
  return Array.from({ length: match.seats }, (_, seat): Seated => {
    const name = names?.[seat] ?? say('seat.empty', { seat: seat + 1 });
    const persona = personaOf(name);
    const bot = persona && bots.find((one) => one.seat === seat);
    return bot
      ? { kind: 'bot', name, level: bot.level, portrait: persona.portrait }
      : { kind: 'person', name, here: true, lag: null, standIn: false, stoodIn: 0 };
  });
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

/** The perspective: a seat, a spectator, or one that sees all cards. */
export type ReplayPerspective = Viewer | 'open';

/** The event counts at which this perspective saw something new, from 0 (the beginning) on. */
export function stepsOf(match: Match, perspective: ReplayPerspective): number[] {
  if (perspective === 'open') return [...Array(match.events.length + 1).keys()];
  const again = newMatch(match.rules, match.options, match.seats);
  const feed = feedOf(again, perspective);
  const steps = [0];
  for (const event of match.events) {
    take(again, event);
    if (feed.next()) steps.push(again.events.length);
  }
  return steps;
}

/** The full state after that many events. */
export function stateAfter(match: Match, count: number): Match['state'] {
  return matchAfter(match, count).state;
}

/** The observation of this perspective at that point; the open one adds all hands to a spectator's. */
export function observationAfter(match: Match, perspective: ReplayPerspective, count: number): ObservationBase {
  return match.rules.observe(stateAfter(match, count), perspective === 'open' ? 'everyone' : perspective);
}

/** The observation of this perspective at a score. */
export interface Score {
  /** After that many events. */
  readonly count: number;
  readonly observation: ObservationBase;
}

/**
 * Every score of a match, as a continuously open page would have seen them; `isScore`: of a step of this perspective.
 */
export function scoresOf(
  match: Match,
  perspective: ReplayPerspective,
  isScore: (now: ObservationBase, before: ObservationBase) => boolean,
): Score[] {
  const again = newMatch(match.rules, match.options, match.seats);
  const seen = (): ObservationBase =>
    again.rules.observe(again.state, perspective === 'open' ? 'everyone' : perspective);
  const scores: Score[] = [];
  let before = seen();
  for (const event of match.events) {
    take(again, event);
    const observation = seen();
    if (isScore(observation, before)) scores.push({ count: again.events.length, observation });
    before = observation;
  }
  return scores;
}
