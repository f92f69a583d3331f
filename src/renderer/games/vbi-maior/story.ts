/** What the table tells of a turn: what is new, and which card is spoken of. */
import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Observation } from '#shared/games/vbi-maior/observation.ts';
import type { Consequence, Happening, SeenMove } from '#shared/games/vbi-maior/table.ts';

export type TurnUp = Extract<SeenMove, { type: 'turn-up' }>;

/** The latest move and what followed from it by itself, in order. */
export function news({ story }: Pick<Observation, 'story'>): readonly Happening[] {
  return story.slice(Math.max(0, story.findLastIndex(isMove)));
}

/** What follows from a card and is worth a line beside it; the end of a turn has a sheet of its own. */
function isTold(happening: Happening): happening is Consequence {
  return !isMove(happening) && happening.type !== 'score' && happening.type !== 'end';
}

function isMove(happening: Happening): happening is SeenMove {
  return 'by' in happening;
}

/** A Rome card that was just turned up and found no place in the game area. */
export function misplay(observation: Pick<Observation, 'story'>): TurnUp | undefined {
  const [first] = news(observation);
  return first?.type === 'turn-up' && (first.fate === 'returned' || first.fate === 'mars') ? first : undefined;
}

/** Blessings and curses that were just played, and what Fortune shows. */
export function justShown(observation: Pick<Observation, 'story'>): readonly VbiCard[] {
  return news(observation).flatMap((happening): VbiCard[] => {
    if (happening.type === 'turn-up') return isRome(happening.card) ? [] : [happening.card];
    if (happening.type === 'curse') return [happening.card];
    return happening.type === 'fortune' ? [...happening.cards] : [];
  });
}

/** A card all have seen in this turn, how it came, and what followed from it. */
export interface Told {
  readonly card: VbiCard;
  readonly seat: Seat;
  /** What became of it; absent where it was a curse or is yet to be played. */
  readonly fate?: TurnUp['fate'];
  /** The Rome card it would have had to beat. */
  readonly over?: RomeCard;
  readonly followed: readonly Consequence[];
}

/** The card that was seen last in this turn; nothing before the first. */
export function lastTold({ story, area }: Pick<Observation, 'story' | 'area'>): Told | undefined {
  const at = story.findLastIndex((one) => one.type === 'turn-up' || one.type === 'curse' || one.type === 'face-up');
  const found = story[at];
  if (!found || !(found.type === 'turn-up' || found.type === 'curse' || found.type === 'face-up')) return undefined;
  const followed = story.slice(at + 1).filter(isTold);
  if (found.type !== 'turn-up') return { card: found.card, seat: found.seat, followed };
  const over = found.fate === 'returned' || found.fate === 'mars' ? area.at(-1)?.card : undefined;
  return { card: found.card, seat: found.by, fate: found.fate, ...(over && { over }), followed };
}
