import { describe, expect, it } from 'vitest';
import type { BotMaker } from '../../engine/bot.ts';
import { checkMatch, playMatch } from '../../engine/checks/properties.ts';
import { seeded } from '../../engine/random.ts';
import { normal } from './bots/normal.ts';
import { vbiMaior } from './index.ts';
import { OPTIONS } from './state/options.ts';
import type { VbiMaior } from './state/state.ts';
import { careless } from './testing.ts';

/** Checks whole games at every number of seats and with every option; the types of all their events. */
function checked(maker: BotMaker<VbiMaior>, games: number, first = 0): Set<string> {
  const types = new Set<string>();
  for (let seed = first; seed < first + games; seed++) {
    const difficulty = OPTIONS.difficulty.values[seed % 3] ?? 'easy';
    const photoFinish = OPTIONS.photoFinish.values[seed % 2] ?? 'arrival';
    const match = playMatch(vbiMaior, { difficulty, photoFinish }, 3 + (seed % 4), maker, seed);
    const { imagined, otherwise } = checkMatch(vbiMaior, match, seeded(seed), 8);
    expect(otherwise / imagined).toBeGreaterThan(0.9);
    for (const { type } of match.events) types.add(type);
  }
  return types;
}

describe('the properties of every game, deep into games', () => {
  it('hold among seats that turn up cards carelessly', () => {
    const types = ['shuffle', 'tie', 'muddle', 'arrange', 'vote', 'turn-up', 'choose', 'out', 'done'];
    // From game 60 on: a vote that comes out level is rare, and there are two among these.
    expect([...checked(careless, 60, 60)].toSorted()).toEqual(types.toSorted());
  });

  it('hold among seats that count well', () => {
    expect(checked(normal, 8)).toContain('choose');
  });
});
