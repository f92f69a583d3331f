/** What the table tells of a turn: what is new, and which card is spoken of. */
import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Consequence, PublicMove, StoryEvent } from '#shared/games/vbi-maior/state/table.ts';

export type TurnUp = Extract<PublicMove, { type: 'turn-up' }>;

/** The latest move and what followed from it by itself, in order. */
export function latestEvents({ story }: Pick<Observation, 'story'>): readonly StoryEvent[] {
  return story.slice(Math.max(0, story.findLastIndex(isMove)));
}

function isMove(happening: StoryEvent): happening is PublicMove {
  return 'by' in happening;
}

/** A Rome card that was just turned up and found no place in the game area. */
export function misplay(observation: Pick<Observation, 'story'>): TurnUp | undefined {
  const [first] = latestEvents(observation);
  return first?.type === 'turn-up' && (first.fate === 'returned' || first.fate === 'mars') ? first : undefined;
}

/** Blessings and curses that were just played, and what Fortune shows. */
export function justShown(observation: Pick<Observation, 'story'>): readonly VbiCard[] {
  return latestEvents(observation).flatMap((happening): VbiCard[] => {
    if (happening.type === 'turn-up') return isRome(happening.card) ? [] : [happening.card];
    if (happening.type === 'curse') return [happening.card];
    return happening.type === 'fortune' ? [...happening.cards] : [];
  });
}

/** A card that was turned up, or a curse that was played, and what followed from it. */
export interface ToldCard {
  readonly card: VbiCard;
  readonly seat: Seat;
  /** What became of it; absent where it was a curse. */
  readonly fate?: TurnUp['fate'];
  /** The Rome card it would have had to beat. */
  readonly over?: RomeCard;
  readonly followed: readonly Consequence[];
}

/** The card that was played last in this turn; nothing before the first. */
export function lastToldCard({ story, area }: Pick<Observation, 'story' | 'area'>): ToldCard | undefined {
  const at = story.findLastIndex(({ type }) => type === 'turn-up' || type === 'curse');
  const found = story[at];
  const followed = story.slice(at + 1).filter(isTold);
  if (found?.type === 'curse') return { card: found.card, seat: found.seat, followed };
  if (found?.type !== 'turn-up') return undefined;
  const over = found.fate === 'returned' || found.fate === 'mars' ? area.at(-1)?.card : undefined;
  return { card: found.card, seat: found.by, fate: found.fate, ...(over && { over }), followed };
}

/** What is not told beside a card: an end has a sheet of its own, and who draws unseen is told by the deck. */
const UNTOLD_EVENTS: readonly StoryEvent['type'][] = ['score', 'end', 'draw', 'ballot'];

function isTold(happening: StoryEvent): happening is Consequence {
  return !isMove(happening) && !UNTOLD_EVENTS.includes(happening.type);
}
