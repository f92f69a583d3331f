/** What is told of an evening that is over: the best chapters of its matches, of whatever table and game. */
import type { EveningChapter } from '#shared/protocol/story.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { type ChosenChapter, type ToldMatch, tellEvening } from '#shared/story/evening-story.ts';
import { cardsIn } from '#shared/story/turns.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptMatch, Occupant, StatisticsMatch, Store } from '../../store/store.ts';
import { portraitsAt } from '../table/default-portraits.ts';
import { type RecordAccess, recordFor } from '../table/match-records.ts';
import type { Stories } from '../table/stories.ts';
import { matchesOfRound } from './archive.ts';
import type { EveningState } from './evening-state.ts';

export interface EveningStoriesDeps {
  readonly evening: Pick<EveningState, 'kept'>;
  readonly store: Pick<Store, 'allOver' | 'events' | 'latestOver' | 'overMatch' | 'seatedBots'>;
  readonly recordAccess: RecordAccess;
  readonly stories: Stories;
}

/** A match of the evening with its people, and where it was played. */
interface Played {
  readonly match: KeptMatch;
  readonly listed: StatisticsMatch;
  readonly place: EveningChapter['place'];
}

interface PlayedAndTold extends Played, ToldMatch {}

export class EveningStories {
  readonly #deps: EveningStoriesDeps;

  constructor(deps: EveningStoriesDeps) {
    this.#deps = deps;
  }

  /** The latest evening's, for this session; nothing while it goes on. What a match has to tell is chosen here at the latest. */
  async of(session: string): Promise<EveningChapter[]> {
    const { kept } = this.#deps.evening;
    if (!kept?.over) return [];
    const told = await Promise.all(
      this.#matchesOf(kept).map(async (played): Promise<PlayedAndTold> => {
        const bots = played.listed.sessions.flatMap((by, seat) => (by === null ? seat : []));
        return { ...played, bots, chapters: await this.#deps.stories.of(played.match) };
      }),
    );
    return tellEvening(told).map((chosen) => this.#shown(session, chosen));
  }

  #matchesOf(kept: KeptEvening): Played[] {
    const { store } = this.#deps;
    const isFree = kept.evening.form.form === 'free';
    return kept.evening.played.flatMap(({ number }) =>
      matchesOfRound(kept, number, store).flatMap(({ match, table }) => {
        const [listed] = store.allOver(1, match.id + 1);
        if (listed?.id !== match.id) return [];
        return { match, listed, place: isFree ? null : { round: number, table } };
      }),
    );
  }

  #shown(session: string, { match: played, chapter }: ChosenChapter<PlayedAndTold>): EveningChapter {
    const { stories, store, recordAccess } = this.#deps;
    const { match, place } = played;
    const [shown] = stories.framesOf(match, [chapter]);
    return {
      ...{ chapter, frames: shown?.frames ?? [], game: match.game, place },
      seated: this.#seatedAt(played),
      cards: cardsIn(chapter, store.events(match.id)),
      record: recordFor(recordAccess, session, match.id) ? match.id : null,
    };
  }

  /** Also to who never sat at this table: whoever wants to be in no story has no name here, either. */
  #seatedAt({ listed: { id, names, sessions } }: Played): Seated[] {
    const bots = this.#deps.store.seatedBots(id);
    const leftOut = this.#deps.stories.leftOut(id);
    const seats = names.map((name, seat): Occupant => {
      const session = sessions[seat] ?? null;
      if (leftOut.includes(seat)) return { kind: 'empty' };
      if (session !== null) return { kind: 'person', name, session };
      return { kind: 'bot', name, level: bots.find((bot) => bot.seat === seat)?.level ?? 'normal' };
    });
    const portraits = portraitsAt(seats, () => undefined);
    return seats.map((who, seat): Seated => {
      if (who.kind === 'empty') return who;
      const { name } = who;
      const portrait = portraits[seat];
      const face = portrait && { portrait };
      if (who.kind === 'bot') return { kind: 'bot', name, level: who.level, ...face };
      return { kind: 'person', name, ...face, here: true, lag: null, standIn: false, stoodIn: 0 };
    });
  }
}
