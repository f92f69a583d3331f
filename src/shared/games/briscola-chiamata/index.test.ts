import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { playMatch } from '../../engine/checks/properties.ts';
import { present } from '../../engine/collections.ts';
import { newMatch, take } from '../../engine/match.ts';
import { resolveOptions } from '../../engine/options.ts';
import { ALL_SEATS } from './cards.ts';
import type { Observation } from './state.ts';

const game = present(gameOf('briscola-chiamata'), 'game');
const { rules, partnerSuspects: suspects } = game;
const resolved = resolveOptions(rules.options, { deals: 3 });
if ('refusal' in resolved || !game.bots.normal) throw new Error('it can’t be played');
const { events, options } = playMatch(game, resolved.options, 5, game.bots.normal, 6);

describe('whom a bot takes for the teammate', () => {
  it('is nobody before a card is called, and a share of the chances for each seat from then on', () => {
    const match = newMatch(rules, options, 5);
    let [silent, shared, sure] = [0, 0, 0];
    for (const event of events) {
      take(match, event);
      const everybody = rules.observe(match.state, 'everyone') as Observation;
      expect(suspects?.(everybody)).toBeUndefined();
      for (const seat of ALL_SEATS) {
        const seen = rules.observe(match.state, seat);
        const found = suspects?.(seen);
        expect(found === undefined).toBe(everybody.called === null);
        if (!found) {
          silent++;
          continue;
        }
        const sum = found.chances.reduce((total, chance) => total + chance, 0);
        expect(sum).toBeLessThan(1.0001);
        expect(found.chances[found.caller]).toBe(0);
        if (everybody.teammate !== null && everybody.teammate !== found.caller) {
          expect(found.chances[everybody.teammate]).toBe(1);
          sure++;
        } else shared++;
      }
    }
    expect(Math.min(silent, shared, sure)).toBeGreaterThan(20);
  });
});
