import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import type { Match } from '../../../engine/match.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { rules } from '../rules.ts';
import type { Viva } from '../state/state.ts';
import { act, laying, onTurn, scene } from '../testing.ts';
import { easy, random } from './easy.ts';
import { normal } from './heuristic.ts';
import { type BotBehaviour, botOf } from './player.ts';

/** The bot's move for the seat on turn. */
function choice(player: BotBehaviour, match: Match<Viva>, chance: Random = seeded(1)) {
  const seat = onTurn(match);
  return player.choose(observationOf(match, seat), rules.legalMoves(match.state, seat), chance);
}

/** How many times in a thousand a bot in this seat does this. */
function inThousand(match: Match<Viva>, player: BotBehaviour, seat: number, isOne: (type: string) => boolean): number {
  const view = viewOf(rules, match.state, seat);
  let times = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const intent = botOf(player)(seat, seeded(seed)).see(view, 0);
    if (intent && isOne(intent.move.type)) times++;
  }
  return times;
}

const READY = { general: 'k', houses: ['r', 'r'], stock: 'p pb py' };

describe('the random bot', () => {
  it('idles one time in eight where it could do something else', () => {
    const turn = scene({ ...READY, hands: ['r y', 'g'] });
    expect(inThousand(turn, random, 0, (type) => type === 'take')).toBeGreaterThan(95);
    expect(inThousand(turn, random, 0, (type) => type === 'take')).toBeLessThan(155);
    act(turn, laying('r', 2));
    expect(inThousand(turn, random, 0, (type) => type === 'pass')).toBeGreaterThan(95);
    expect(inThousand(turn, random, 0, (type) => type === 'pass')).toBeLessThan(155);
  });

  it('lays a blocking card that blocks the fewest cards of its hand', () => {
    const match = scene({ ...READY, hands: ['r rb by yg g', 'g'] });
    act(match, laying('r', 2), 'viva');
    for (let seed = 0; seed < 20; seed++) {
      expect(['red-blue', 'green']).toContain((choice(random, match, seeded(seed)) as { card: string }).card);
    }
  });

  it('puts down a forbidden card one time in twenty where it can', () => {
    const match = scene({ ...READY, hands: ['k k', 'g'] }, { policing: 'caught' });
    const times = inThousand(match, random, 0, (type) => type === 'play');
    expect(times).toBeGreaterThan(30);
    expect(times).toBeLessThan(75);
    expect(inThousand(match, easy, 0, (type) => type === 'play')).toBe(0);
    expect(inThousand(match, normal, 0, (type) => type === 'play')).toBe(0);
  });

  it('calls out a forbidden play one time in four, a permitted one one time in a hundred', () => {
    const calls = (play: ReturnType<typeof laying>) => {
      const match = scene({ ...READY, hands: ['k r b', 'g g', 'y y'] }, { policing: 'caught' });
      act(match, play);
      return inThousand(match, random, 2, (type) => type === 'catch');
    };
    expect(calls(laying('k', 2))).toBeGreaterThan(210);
    expect(calls(laying('k', 2))).toBeLessThan(290);
    expect(calls(laying('b', 2))).toBeGreaterThan(0);
    expect(calls(laying('b', 2))).toBeLessThan(25);
  });
});

describe('where plays may be called out', () => {
  it('a bot calls out early, and goes on three seconds after the play at the earliest', () => {
    const match = scene({ ...READY, hands: ['k r b', 'g g', 'y y'] }, { policing: 'caught' });
    act(match, laying('k', 2));
    for (let seed = 0; seed < 50; seed++) {
      const intent = botOf(normal)(1, seeded(seed)).see(viewOf(rules, match.state, 1), 500);
      if (intent?.move.type === 'catch') expect(intent.after).toBeLessThan(3000);
      else expect(intent?.after).toBeGreaterThanOrEqual(3000);
      const other = botOf(normal)(2, seeded(seed)).see(viewOf(rules, match.state, 2), 500);
      if (other) expect(other.move.type).toBe('catch');
    }
  });

  it('it still means to call when others act in between', () => {
    const match = scene({ ...READY, hands: ['b r b', 'g g', 'y y', 'y y'] }, { policing: 'caught' });
    const bot = botOf({ ...normal, callsOut: { forbidden: 100, permitted: 100 } })(2, seeded(1));
    act(match, laying('b', 2));
    const first = bot.see(viewOf(rules, match.state, 2), 0);
    match.rules.apply(match.state, { by: 3, type: 'catch' });
    const then = bot.see(viewOf(rules, match.state, 2), 200);
    expect(then).toEqual({ move: { type: 'catch' }, after: (first?.after ?? 0) - 200 });
  });

  it('without a window nobody waits', () => {
    const match = scene({ ...READY, hands: ['r y', 'g'] }, { policing: 'caught' });
    expect(botOf(normal)(0, seeded(1)).see(viewOf(rules, match.state, 0), 0)?.after).toBe(0);
  });
});

describe('easy', () => {
  it('keeps the card that can be its last', () => {
    expect(choice(easy, scene({ general: 'k', hands: ['r rk', 'g g g'] }))).toMatchObject({
      type: 'play',
      card: 'red',
    });
  });

  it('works towards VIVA and calls it', () => {
    const match = scene({ ...READY, houses: ['r', 'b', 'rb'], hands: ['rb rb y g', 'g g'] });
    act(match, choice(easy, match));
    expect(match.state.phase).toBe('answer');
    expect(choice(easy, match)).toEqual({ type: 'viva' });
  });
});

describe('normal', () => {
  it('lays its last card', () => {
    expect(choice(normal, scene({ general: 'rk', hands: ['r', 'g g'], stock: 'y' }))).toEqual({
      type: 'last',
      on: 'general',
    });
  });

  it('keeps a card for the blocking card it lays', () => {
    const match = scene({ ...READY, hands: ['r g yg p', 'g g'], stock: 'k k k k' });
    act(match, laying('r', 2), 'viva');
    const { card } = choice(normal, match) as { card: string };
    expect(['green', 'yellow-green']).toContain(card);
  });

  it('calls VIVA against a leader who takes the penalty, and not when its own last card is ready', () => {
    const match = scene({ ...READY, hands: ['r y b', 'g', 'g g g g'] });
    act(match, laying('r', 2));
    expect(choice(normal, match)).toEqual({ type: 'viva' });
    // The next seat’s own blocking card keeps it from calling VIVA and taking the blocking card away.
    const ready = scene({ ...READY, hands: ['r yk', 'g g g g g', 'g g g g g'], own: [1, 'r'], stock: 'p p p p' });
    act(ready, laying('r', 2));
    expect(choice(normal, ready)).toEqual({ type: 'pass' });
  });

  it('opens no VIVA to the next seat if it can play elsewhere', () => {
    // Red and red-yellow can both go; after red-yellow one more card would make VIVA.
    const match = scene({ general: 'k', houses: ['y', 'b', 'r'], hands: ['r ry k', 'b b b b b b'], stock: 'k' });
    expect(choice(normal, match)).toMatchObject({ type: 'play', card: 'red' });
  });
});
