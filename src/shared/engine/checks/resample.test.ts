import { expect, it } from 'vitest';
import type { BotMaker } from '../bot.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { seeded } from '../random.ts';
import type { Rules } from '../rules.ts';
import { playMatch } from './properties.ts';
import { checkResample } from './resample.ts';
import { type Toy, toy, toyMatch, toyRules } from './toy-game.ts';

function look(wrong: Partial<Rules<Toy>> = {}) {
  const played = playMatch(toy as Game, toyMatch({ rounds: 3 }).options, 2, toy.bots.random as BotMaker, 5);
  return { played, looked: checkResample({ ...played, rules: { ...toyRules, ...wrong } } as Match, seeded(5)) };
}

it('each viewer imagines a world after each event, and before the first', () => {
  const { played, looked } = look();
  expect(looked).toMatchObject({ positions: played.events.length + 1, worlds: 3 * (played.events.length + 1) });
  expect(looked.otherwise).toBeGreaterThan(0);
});

it('a world that can be told from the truth is found', () => {
  const observe: Rules<Toy>['observe'] = (state, viewer) => ({
    ...toyRules.observe(state, viewer),
    scores: state.numbers,
  });
  expect(() => look({ observe })).toThrow('would tell an imagined state apart');
});
