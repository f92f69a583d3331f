/** The tricks and turns of a match, as everybody saw them. */
import type { Game } from '../engine/game.ts';
import { type Match, matchAfter, newMatch, take } from '../engine/match.ts';
import type { GameEvent, ObservationBase } from '../engine/rules.ts';
import { feedOf } from '../engine/view.ts';
import type { Chapter } from '../protocol/story.ts';

/** A range of events; `until` is not among them. */
export interface Turn {
  readonly from: number;
  readonly until: number;
}

/** The events with which a trick or a turn begins, in order. */
export function turnStarts({ rules, options, seats, events }: Match, game: Game): number[] {
  const again = newMatch(rules, options, seats);
  return [...events.entries()].flatMap(([number, event]) => {
    const isStart = game.beginsTurn?.(rules.observe(again.state, 'everyone')) ?? true;
    take(again, event);
    return isStart ? number : [];
  });
}

/** Turns before one of a single move: alone it would be over before anybody sees what it answers. */
const TURNS_BEFORE = 2;

/** The trick or turn that an event belongs to. */
export function turnOf(event: number, starts: readonly number[], match: Match): Turn {
  const index = starts.findLastIndex((start) => start <= event);
  const [own = 0, until = match.events.length] = starts.slice(Math.max(0, index), index + 2);
  const earlier = match.events.slice(starts[index - TURNS_BEFORE] ?? own, own);
  const isAlone = until - own === 1 && earlier.every(({ by }) => by !== 'chance');
  return { from: isAlone ? own - earlier.length : own, until };
}

/** What everybody saw of these events, one observation a change; the first is how it was before. */
export function publicFrames(match: Match, { from, until }: Turn): ObservationBase[] {
  const again = matchAfter(match, from);
  const feed = feedOf(again, 'everyone');
  const frames = [feed.latest().observation];
  for (const event of match.events.slice(from, until)) {
    take(again, event);
    const next = feed.next();
    if (next) frames.push(next.observation);
  }
  return frames;
}

/** The faces of the cards of a chapter, in the order played. */
export function cardsIn(chapter: Chapter, events: readonly GameEvent[]): string[] {
  if ('faces' in chapter) return chapter.faces;
  return events
    .slice(chapter.from, chapter.until)
    .flatMap((event) => ('card' in event && typeof event.card === 'string' ? event.card : []));
}
