/** The story's side of a worker. */
import { runToEnd } from '#shared/bots/search/search.ts';
import type { Game } from '#shared/engine/game.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import { tellStory } from '#shared/story/story.ts';
import type { FromStoryWorker, StoryRequest } from './worker-messages.ts';

/** Chooses the chapters of a match whose events were checked when they were kept. */
export function chaptersOf(gameOf: (id: string) => Game | undefined, request: StoryRequest): Chapter[] {
  const { game: id, options, seats, events, leftOut } = request;
  const game = gameOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const match = newMatch(game.rules, options, seats);
  for (const event of events) take(match, event);
  return runToEnd(tellStory(match, game, leftOut));
}

/** The same as an answer to the host. */
export function serveStory(gameOf: (id: string) => Game | undefined, request: StoryRequest): FromStoryWorker {
  try {
    return { story: chaptersOf(gameOf, request) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
