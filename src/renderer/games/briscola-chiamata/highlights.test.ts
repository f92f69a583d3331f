import { expect, it } from 'vitest';
import type { Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { ViewContext } from '../game.ts';
import { scoreAnimation } from './highlights.ts';

it('says of a deal by how much the viewer’s score changes, for the declarer and against', () => {
  const deal = { winner: 0, teammate: 1, bid: 61, points: 56, scores: [-2, -2, 1, 1, 2] };
  const observation = { deals: [deal], tricks: [] } as unknown as Observation;
  const saidTo = (viewer: ViewContext['viewer']) => {
    const plan = scoreAnimation(observation, {
      viewer,
      seated: [],
      say: (key: string) => key,
    } as unknown as ViewContext);
    return [plan?.verdict, plan?.by];
  };
  expect(saidTo(0)).toEqual(['score-change.lost', '−2']);
  expect(saidTo(4)).toEqual(['score-change.won', '+2']);
  expect(saidTo('everyone')).toEqual(['score.lost', '−2']);
});
