/** What is told of finished matches: chosen when somebody asks first, kept with the match, and told to who may look on. */
import type { Game } from '#shared/engine/game.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Chapter, ShownChapter } from '#shared/protocol/story.ts';
import { publicFrames } from '#shared/story/turns.ts';
import type { KeptMatch, StatisticsMatch, Store } from '../../store/store.ts';
import { DamagedLines, StoreWriteError } from '../../store/store-errors.ts';
import type { StoryChooser } from '../bots/story-thread.ts';

export interface StoriesDeps {
  readonly store: Pick<Store, 'allOver' | 'events' | 'match' | 'story' | 'keepStory'>;
  readonly log: (line: string) => void;
  /** Nobody is told of anything without it. */
  readonly storyChooser?: StoryChooser | undefined;
  gameOf(id: string): Game | undefined;
  /** Whether the person of a session wants to be in no story. */
  isUntold(session: string): boolean;
}

export class Stories {
  readonly #deps: StoriesDeps;
  /** Those that are being chosen, by match. */
  readonly #running = new Map<number, Promise<readonly Chapter[]>>();

  constructor(deps: StoriesDeps) {
    this.#deps = deps;
  }

  /** The chapters of a match that is over; who left themselves out since then is in none, either. */
  async of(match: KeptMatch): Promise<readonly Chapter[]> {
    if (!match.over || match.brokenOff) return [];
    const chapters = this.#deps.store.story(match.id) ?? (await this.#chosen(match));
    const leftOut = this.leftOut(match.id);
    return chapters.filter((chapter) => !namedIn(chapter).some((seat) => leftOut.includes(seat)));
  }

  /** The chapters of a table's match, each with what everybody saw of it; refused while it is played. */
  async shown(table: string, number: number): Promise<ShownChapter[] | { readonly refusal: Refusal }> {
    const match = this.#deps.store.match(table, number);
    const game = match && this.#deps.gameOf(match.game);
    if (!game || !match.over || match.practice) return { refusal: refusal('host', 'match-not-over') };
    return this.framesOf(match, await this.of(match));
  }

  /** These chapters of a match, each with what everybody saw of it. */
  framesOf(match: KeptMatch, chapters: readonly Chapter[]): ShownChapter[] {
    const game = this.#deps.gameOf(match.game);
    if (!game || chapters.length === 0) return [];
    const again = newMatch(game.rules, match.options, match.seats);
    for (const event of this.#deps.store.events(match.id)) take(again, event);
    return chapters.map((chapter) => ({ chapter, frames: publicFrames(again, chapter) }));
  }

  /** The seats of a match whose people want to be in no story. */
  leftOut(match: number): Seat[] {
    const { sessions = [] } = this.#finished(match) ?? {};
    return sessions.flatMap((session, seat) => (session !== null && this.#deps.isUntold(session) ? seat : []));
  }

  #chosen(match: KeptMatch): Promise<readonly Chapter[]> {
    const running = this.#running.get(match.id) ?? this.#choose(match);
    this.#running.set(match.id, running);
    return running;
  }

  async #choose({ id, game, options, seats }: KeptMatch): Promise<readonly Chapter[]> {
    const { store, storyChooser, log } = this.#deps;
    if (!storyChooser) return [];
    try {
      const request = { game, options, seats, events: store.events(id), leftOut: this.leftOut(id) };
      const chapters = await storyChooser.choose(request);
      // It may have been deleted meanwhile, and its story with it.
      if (this.#finished(id)) store.keepStory(id, chapters);
      return chapters;
    } catch (error) {
      if (!(error instanceof StoreWriteError || error instanceof DamagedLines))
        log(`match ${id}: its story came to nothing: ${error instanceof Error ? error.message : error}`);
      return [];
    } finally {
      this.#running.delete(id);
    }
  }

  /** Who played it; nothing of a match that was deleted. */
  #finished(match: number): StatisticsMatch | undefined {
    const [kept] = this.#deps.store.allOver(1, match + 1);
    return kept?.id === match ? kept : undefined;
  }
}

function namedIn(chapter: Chapter): readonly Seat[] {
  return chapter.kind === 'bluff' ? [...chapter.seats, chapter.suspect] : chapter.seats;
}
