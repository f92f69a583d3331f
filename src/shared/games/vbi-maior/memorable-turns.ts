/** What is worth telling of a game of Vbi Maior: turns without a fault, and a card that came too early for others. */
import { isRome, numberOf, type RomeCard } from '../../cards/rome.ts';
import type { MemorableTurn } from '../../engine/game.ts';
import type { Seat } from '../../engine/rules.ts';
import type { Observation } from './state/observation.ts';
import type { TurnScore } from './state/table.ts';

/** Fewer cards without a fault are no feat, in a whole turn and in a row; and fewer cards too late no misplay to tell. */
const PERFECT_FROM = 3;
const RUN_FROM = 6;
const MISPLAY_FROM = 2;

/** So many cards at the end of a turn or a row are shown. */
const MOST_SHOWN = 8;

/** A Rome card turned up: by whom, with which event, and whether it found its place. */
interface Played {
  readonly event: number;
  readonly by: Seat;
  readonly card: RomeCard;
  readonly fits: boolean;
}

interface Turn {
  readonly number: number;
  readonly played: Played[];
  score: TurnScore | undefined;
}

/** `seen`: what everybody saw before the first event and after each. Those with most cards first. */
export function memorableTurns(seen: Iterable<Observation>): MemorableTurn[] {
  const turns: Turn[] = [];
  let event = -1;
  for (const { turn: number, last, scores } of seen) {
    if (number > turns.length) turns.push({ number, played: [], score: undefined });
    const turn = turns.at(-1);
    if (turn) turn.score = scores[number - 1];
    if (last?.type === 'turn-up' && isRome(last.card) && turn && event >= 0) {
      const { by, card, fate } = last;
      if (turn.played.at(-1)?.card !== card) turn.played.push({ event, by, card, fits: isInOrder(fate) });
    }
    event++;
  }
  return turns.flatMap((turn) => toldIn(turn)).sort((a, b) => b.cards - a.cards);
}

function isInOrder(fate: string): boolean {
  return fate === 'fits' || fate === 'iuppiter';
}

function toldIn({ number, played, score }: Turn): MemorableTurn[] {
  const all = { seats: [], deal: number - 1 };
  const isPerfect = score?.malus === 0 && score.rome >= PERFECT_FROM && played.every(({ fits }) => fits);
  if (isPerfect) return [{ kind: 'perfect', ...all, cards: played.length, ...shownOf(played) }];
  const run = longestRun(played);
  const misplays = played.flatMap((one, k): MemorableTurn[] => {
    const late = tooLateFor(played, k);
    if (late.length < MISPLAY_FROM) return [];
    const shown = [one, ...late].slice(0, MOST_SHOWN);
    return [{ kind: 'misplay', seats: [one.by], deal: number - 1, cards: late.length, ...shownOf(shown) }];
  });
  return [
    ...(run.length < RUN_FROM ? [] : [{ kind: 'run', ...all, cards: run.length, ...shownOf(run) } as const]),
    ...misplays,
  ];
}

/** The cards that would have found their place, had this one come after them. */
function tooLateFor(played: readonly Played[], k: number): Played[] {
  const one = played[k];
  if (!one?.fits) return [];
  const before = Math.max(0, ...played.slice(0, k).flatMap(({ card, fits }) => (fits ? numberOf(card) : [])));
  const isPassed = (number: number): boolean => number > before && number < numberOf(one.card);
  return played.slice(k + 1).filter(({ card, fits }) => !fits && isPassed(numberOf(card)));
}

function longestRun(played: readonly Played[]): readonly Played[] {
  const runs: Played[][] = [[]];
  for (const one of played) {
    if (one.fits) runs.at(-1)?.push(one);
    else runs.push([]);
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** The last of these cards, and the events in which they came. */
function shownOf(played: readonly Played[]): Pick<MemorableTurn, 'from' | 'until' | 'faces'> {
  const shown = played.slice(-MOST_SHOWN);
  const events = shown.map(({ event }) => event);
  return { from: Math.min(...events), until: Math.max(...events) + 1, faces: shown.map(({ card }) => card) };
}
