/** What the table tells of a turn: its news, and the card concerned. */
import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Consequence, PublicMove, StoryEvent } from '#shared/games/vbi-maior/state/table.ts';

export type TurnUp = Extract<PublicMove, { type: 'turn-up' }>;

/** The latest move and its automatic consequences, in order. */
export function latestEvents({ story }: Pick<Observation, 'story'>): readonly StoryEvent[] {
  return story.slice(Math.max(0, story.findLastIndex(isMove)));
}

function isMove(happening: StoryEvent): happening is PublicMove {
  return 'by' in happening;
}

/** A Rome card just turned up that found no place in the game area. */
export function misplay(observation: Pick<Observation, 'story'>): TurnUp | undefined {
  const [first] = latestEvents(observation);
  return first?.type === 'turn-up' && (first.fate === 'returned' || first.fate === 'mars') ? first : undefined;
}

/** With fewer cards a turn without a misplay is no feat. */
const PERFECT_FROM = 3;

/** The finished turn cost nothing: no Rome card came too late, and none went back. */
export function isPerfect({ story, scores }: Pick<Observation, 'story' | 'scores'>): boolean {
  const score = scores.at(-1);
  const isLate = story.some((one) => one.type === 'turn-up' && (one.fate === 'returned' || one.fate === 'mars'));
  return score !== undefined && score.malus === 0 && score.rome >= PERFECT_FROM && !isLate;
}

/** Blessings and curses just played, and Fortune's cards. */
export function justShown(observation: Pick<Observation, 'story'>): readonly VbiCard[] {
  return latestEvents(observation).flatMap((happening): VbiCard[] => {
    if (happening.type === 'turn-up') return isRome(happening.card) ? [] : [happening.card];
    if (happening.type === 'curse') return [happening.card];
    return happening.type === 'fortune' ? [...happening.cards] : [];
  });
}

/** A turned-up card or played curse, with its consequences. */
export interface ToldCard {
  readonly card: VbiCard;
  readonly seat: Seat;
  /** Its outcome; absent for a curse. */
  readonly fate?: TurnUp['fate'];
  /** The Rome card that it came too late for (VM-14). */
  readonly over?: RomeCard;
  readonly followed: readonly Consequence[];
}

/** The last card played in this turn; undefined before the first. */
export function lastToldCard({ story, area }: Pick<Observation, 'story' | 'area'>): ToldCard | undefined {
  const at = story.findLastIndex(({ type }) => type === 'turn-up' || type === 'curse');
  const found = story[at];
  const followed = story.slice(at + 1).filter(isTold);
  if (found?.type === 'curse') return { card: found.card, seat: found.seat, followed };
  if (found?.type !== 'turn-up') return undefined;
  const over = found.fate === 'returned' || found.fate === 'mars' ? area.at(-1)?.card : undefined;
  return { card: found.card, seat: found.by, fate: found.fate, ...(over && { over }), followed };
}

/** Events not told beside a card: an end has its own sheet, and hidden draws show at the deck. */
const UNTOLD_EVENTS: readonly StoryEvent['type'][] = ['score', 'end', 'draw', 'ballot'];

function isTold(happening: StoryEvent): happening is Consequence {
  return !isMove(happening) && !UNTOLD_EVENTS.includes(happening.type);
}
