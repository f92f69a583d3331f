/** How long what is told to a seat is on its sealed line: as long as it would be with any other cards that nobody sees. */
import { describe, expect, it } from 'vitest';
import { drawNext, isOver, type Match, moveEvent, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { type Random, seeded } from '#shared/engine/random.ts';
import { feedOf } from '#shared/engine/view.ts';
import { GAMES, rulesOf } from '#shared/games/index.ts';
import { frameLength } from '#shared/noise/frame.ts';
import { padded } from '../match/padding.ts';

const MATCHES = 2;
const OTHERS = 2;

/** How long the frame is that tells this seat how it stands. */
function lengthFor(match: Match, seat: number): number {
  const { version, observation, moves } = feedOf(match, seat).latest();
  const all = match.rules.observe(match.state, 'everyone');
  const json = padded({ match: 0, version, observation, moves: [...moves] }, all);
  return frameLength(Buffer.byteLength(JSON.stringify({ i: '12', p: { e: 'message', d: { json, meta: [] } } })));
}

/** Anything that somebody may do. */
function goOn(match: Match, random: Random): void {
  const { rules, state } = match;
  const turn = rules.toAct(state);
  if (turn === 'chance') take(match, drawNext(match, random));
  else {
    const seats = [...turn];
    const seat = seats[random.below(seats.length)] ?? 0;
    const moves = rules.legalMoves(state, seat);
    const move = moves[random.below(moves.length)];
    if (move) take(match, moveEvent(seat, move));
  }
}

describe.each(Object.keys(GAMES))('what a seat is told in %s', (game) => {
  it('is as long whatever nobody sees', () => {
    const rules = rulesOf(game);
    if (!rules) throw new Error(game);
    const random = seeded(7);
    let told = 0;
    const differ: string[] = [];
    for (let nth = 0; nth < MATCHES; nth++) {
      const seats = nth % 2 === 0 ? rules.seats.min : rules.seats.max;
      const resolved = resolveOptions(rules.options, {});
      if ('refusal' in resolved) throw new Error(game);
      const match = newMatch(rules, resolved.options, seats);
      for (let step = 0; step < 200 && !isOver(match); step++) {
        goOn(match, random);
        for (let other = 0; other < OTHERS; other++) {
          const state = rules.resample(rules.observe(match.state, 'everyone'), random);
          const imagined = { ...match, state };
          for (let seat = 0; seat < seats; seat++) {
            const [own, same] = [lengthFor(match, seat), lengthFor(imagined, seat)];
            told++;
            if (own !== same) differ.push(`${seats} seats, step ${step}: ${own}, ${same}`);
          }
        }
      }
    }
    expect(told).toBeGreaterThan(100);
    expect(differ).toEqual([]);
  });
});
