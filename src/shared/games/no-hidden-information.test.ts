/** Some positions of each game; `tests/games/determinism.test.ts` looks at a thousand. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { checkNoHiddenInformation } from '../bots/no-hidden-information.ts';
import { searchBot } from '../bots/search/search-bot.ts';
import type { BotMaker } from '../engine/bot.ts';
import { isTested } from '../engine/checks/test-scope.ts';
import { type Toy, toy, toyMatch } from '../engine/checks/toy-game.ts';
import { present } from '../engine/collections.ts';
import { resolveOptions } from '../engine/options.ts';

const POSITIONS = 30;

describe.each(Object.entries(GAMES).filter(([id, { searchModel: mind }]) => mind && isTested(id)))(
  'an expert of %s',
  (_, { rules, searchModel: mind, bots }) => {
    it('plays the same wherever its seat sees the same', () => {
      const resolved = resolveOptions(rules.options, {});
      if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
      const tables = {
        rules,
        options: resolved.options,
        seats: rules.seats.max,
        player: present(bots.normal, 'normal'),
      };
      const looked = checkNoHiddenInformation(tables, searchBot(rules, present(mind, 'mind'), 20), POSITIONS, 5);
      expect(looked.positions).toBe(POSITIONS);
      expect(looked.otherwise).toBeGreaterThan(POSITIONS / 2);
    });
  },
);

it('who looks at more than its seat sees is found out', () => {
  const match = toyMatch({ rounds: 3 });
  const tables = { rules: toy.rules, options: match.options, seats: 2, player: present(toy.bots.random, 'random') };
  let peeked = 1;
  const rules: typeof toy.rules = {
    ...toy.rules,
    legalMoves(state, seat) {
      peeked = state.numbers[1 - seat] ?? 1;
      return toy.rules.legalMoves(state, seat);
    },
  };
  const peeks: BotMaker<Toy> = () => ({ see: () => ({ move: { type: 'guess', number: peeked }, after: 0 }) });
  expect(() => checkNoHiddenInformation({ ...tables, rules }, peeks, 20, 5)).toThrow('where others hold other cards');
});
