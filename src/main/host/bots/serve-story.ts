/** The story's side of a worker. */
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { Game } from '#shared/engine/game.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { tellStory } from '#shared/story/story.ts';
import type { FromStoryWorker, StoryRequest } from './worker-messages.ts';

/** Chooses the chapters of a match whose events were checked when they were kept; says what went wrong. */
export function serveStory(gameOf: (id: string) => Game | undefined, request: StoryRequest): FromStoryWorker {
  try {
    const { game: id, options, seats, events, leftOut } = request;
    const game = present(gameOf(id), `the game ${id}`);
    const match = newMatch(game.rules, options, seats);
    for (const event of events) take(match, event);
    return { story: runToEnd(tellStory(match, game, leftOut)) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
