import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { type Toy, toy, toyMatch } from './checks/toy-game.ts';
import { isOver } from './match.ts';
import { seeded } from './random.ts';
import { selfPlay } from './self-play.ts';

/** A bot that guesses this number after so many ms. */
function guesser(number: number, after = 0): Bot<Toy> {
  return { see: ({ moves }) => (moves.length === 0 ? undefined : { move: { type: 'guess', number }, after }) };
}

describe('self-play', () => {
  it('plays a match to its end, the same for the same seed', () => {
    const events = [1, 1, 2].map((seed) => {
      const match = toyMatch({ rounds: 3 });
      const random = seeded(seed);
      const bots = [0, 1].map((seat) => toy.bots.random?.(seat, random) as Bot);
      selfPlay(match, bots, random);
      expect(isOver(match)).toBe(true);
      return JSON.stringify(match.events);
    });
    expect(events[0]).toBe(events[1]);
    expect(events[0]).not.toBe(events[2]);
  });

  it('lets who waits least act first, whatever the order of seats', () => {
    const order = (...waits: number[]) => {
      const match = toyMatch({}, 3);
      selfPlay(
        match,
        waits.map((after) => guesser(1, after)),
        seeded(1),
      );
      return match.events.slice(1).map(({ by }) => by);
    };
    expect(order(0, 0, 0)).toEqual([0, 1, 2]);
    expect(order(30, 20, 10)).toEqual([2, 1, 0]);
    expect(order(10, 30, 20)).toEqual([0, 2, 1]);
  });

  it('shows a bot its own seat’s updates and nothing else', () => {
    const seen: unknown[] = [];
    const watcher: Bot<Toy> = {
      see(view) {
        seen.push([view.observation.viewer, view.observation.own?.guess ?? null, view.observation.rounds]);
        return view.moves[0] && { move: view.moves[0], after: 0 };
      },
    };
    selfPlay(toyMatch(), [guesser(1, 0), watcher], seeded(1));
    // At the start, after the deal (the other's guess makes none), after its own guess, which ends the match.
    expect(seen).toEqual([
      [1, null, 0],
      [1, null, 0],
      [1, null, 1],
    ]);
  });

  it('throws where a bot breaks a rule', () => {
    expect(() => selfPlay(toyMatch(), [guesser(9), guesser(1)], seeded(1))).toThrow('TOY-2');
  });

  it('throws where nobody means to act', () => {
    const idle: Bot = { see: () => undefined };
    expect(() => selfPlay(toyMatch(), [idle, idle], seeded(1))).toThrow('nobody means to act after event 0');
  });
});
