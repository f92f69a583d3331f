/** Turns that a game without weighed moves has to tell. */
import type { Game, MemorableTurn } from '../engine/game.ts';
import { type Match, newMatch, take } from '../engine/match.ts';
import type { ObservationBase } from '../engine/rules.ts';
import type { Candidate } from './candidate.ts';

type Told = Candidate<'perfect'> | Candidate<'run'> | Candidate<'misplay'>;

/** The best of each kind first; none in games that tell of moves. */
export function turnsToTell(match: Match, game: Game): Told[] {
  return (game.memorableTurns?.(seenIn(match)) ?? []).map(toldOf);
}

function toldOf({ kind, from, until, seats, deal, cards, faces }: MemorableTurn): Told {
  const chapter = { deal, cards, seats: [...seats], faces: [...faces], weight: cards };
  return { chapter: { kind, ...chapter }, event: from, turn: { from, until }, named: seats } as Told;
}

function* seenIn({ rules, options, seats, events }: Match): Generator<ObservationBase> {
  const again = newMatch(rules, options, seats);
  yield rules.observe(again.state, 'everyone');
  for (const event of events) {
    take(again, event);
    yield rules.observe(again.state, 'everyone');
  }
}
