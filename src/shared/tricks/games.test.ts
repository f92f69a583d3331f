import { describe, expect, it } from 'vitest';
import { checkMatch, playMatch } from '../engine/checks/properties.ts';
import { seeded } from '../engine/random.ts';
import briscola from '../games/briscola/index.ts';
import tressette from '../games/tressette/index.ts';

const TABLES = [
  [briscola, 2, { games: 1, lastThree: 'hidden', exchange: 'seven' }],
  [briscola, 3, { games: 3, lastThree: 'hidden', exchange: 'two' }],
  [briscola, 4, { games: 3, lastThree: 'shown', exchange: 'off' }],
  [briscola, 6, { games: 1, lastThree: 'shown', exchange: 'seven' }],
  [tressette, 2, { target: 11, buongioco: 'on', calls: 'on' }],
  [tressette, 4, { target: 11, buongioco: 'on', calls: 'on' }],
] as const;

describe.each(TABLES)('$0.rules.id for %i', (game, seats, options) => {
  it.each(['random', 'easy', 'normal'] as const)('keeps the contract among %s bots', (level) => {
    const maker = game.bots[level];
    if (!maker) throw new Error('no bots');
    for (let seed = 0; seed < 3; seed++) {
      const match = playMatch(game as never, options as never, seats, maker as never, seed);
      const counts = checkMatch(game as never, match, seeded(seed), 4);
      expect(counts.states).toBeGreaterThan(5);
    }
  });
});
