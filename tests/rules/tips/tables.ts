/** Matches played at random, at tables of every size and under every option. */

import { GAMES } from '#catalogue';
import type { PanelProps } from '#renderer/games/game.ts';
import { at, present } from '#shared/engine/collections.ts';
import { drawNext, isOver, type Match, moveEvent, newMatch, seatsIn, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';

/** Where a seat is asked, and what it sees. */
export interface Asked {
  readonly match: Match;
  readonly seat: Seat;
  readonly panel: PanelProps;
}

/** What would end the match too soon. */
const RASH = 'out';
/** So many events are played of a match. */
const EVENTS = 400;

/** A table of some size with some options; `k` goes through sizes and values, each option at its own pace. */
function table(game: string, k: number): Match | undefined {
  const { rules } = present(GAMES[game], game);
  const sizes = rules.seats.max - rules.seats.min + 1;
  const seats = rules.seats.min + (k % sizes);
  const chosen = Object.entries(rules.options).map(([name, { values }], place) => [
    name,
    at(values, Math.floor(k / (sizes + place)) % values.length),
  ]);
  const resolved = resolveOptions(rules.options, Object.fromEntries(chosen));
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  return rules.refuseOptions?.(resolved.options, seats) ? undefined : newMatch(rules, resolved.options, seats);
}

/** Plays so many of them: `asked` is told of each seat before it moves. Every size and every option's every value that was met. */
export function playTables(game: string, count: number, asked: (asked: Asked) => void): Set<string> {
  const met = new Set<string>();
  for (let k = 0; k < count; k++) {
    const match = table(game, k);
    if (!match) continue;
    met.add(`${match.seats} seats`);
    for (const [name, value] of Object.entries(match.options)) met.add(`${name} ${value}`);
    playAtRandom(match, seeded(k), asked);
  }
  return met;
}

function playAtRandom(match: Match, random: Random, asked: (asked: Asked) => void): void {
  const { rules, state } = match;
  while (!isOver(match) && match.events.length < EVENTS) {
    const chance = drawNext(match, random);
    if (chance) take(match, chance);
    else {
      const seat = pick(seatsIn(rules.toAct(state)), random);
      const { observation, moves } = viewOf(rules, state, seat);
      asked({ match, seat, panel: { observation, moves, viewer: seat } as unknown as PanelProps });
      const calm = moves.filter(({ type }) => type !== RASH);
      take(match, moveEvent(seat, pick(calm.length > 0 ? calm : moves, random)));
    }
  }
}
