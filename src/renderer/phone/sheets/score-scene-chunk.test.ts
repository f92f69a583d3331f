import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { viewOf } from '#shared/engine/view.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { PanelProps } from '../../games/game.ts';
import { partsOf, tableGameOf } from '../../games/index.ts';
import { resultFirst } from '../../match/score-scene.ts';
import { loadScoreScene } from './score-scene-chunk.ts';

/** What each seat is shown once a match of random players is over. */
function panelsOf(id: string): PanelProps[] {
  const game = gameOf(id);
  const maker = game?.bots.random;
  const options = game && resolveOptions(game.rules.options, {});
  if (!game || !maker || !options || 'refusal' in options) throw new Error(`${id} can't be played`);
  const seats = game.rules.seats.max;
  const { rules, state } = playMatch(game, options.options, seats, maker, 1);
  const seated = Array.from({ length: seats }, (_, seat): Seated => ({ kind: 'bot', name: `B${seat}`, level: 'easy' }));
  return Array.from({ length: seats }, (_, viewer) => {
    const { observation } = viewOf(rules, state, viewer);
    return { observation, viewer, seated, say: (key: string) => key } as unknown as PanelProps;
  });
}

/** A game need not say how its score is told. */
const TOLD = Object.keys(GAMES).filter((id) => partsOf(id)?.highlights?.scoreAnimation);

describe.each(TOLD.filter(isTested))('the end of a match on a phone: %s', (id) => {
  it('says first how it ended for oneself; with a television in the room nothing else', async () => {
    const sceneOf = await loadScoreScene(id);
    const game = tableGameOf(id);
    if (!game) throw new Error(id);
    for (const panel of panelsOf(id)) {
      const has = panel.observation.result?.winners.includes(panel.viewer as number) ? 'won' : 'lost';
      const words = { won: 'You won', lost: 'You lost' };
      const first = { title: words[has], outcome: has, open: 'Score sheet' };
      expect(sceneOf(game, panel, true)).toEqual(first);
      expect(sceneOf(game, panel, false)).toMatchObject({ ...first, showsTotals: true });
    }
  });
});

it('a deal’s score says first who won it, and by how much', () => {
  const plan = { counts: [], seats: [], verdict: 'You lost', by: '−3', outcome: 'lost' } as const;
  const panel = { observation: {}, viewer: 0, say: (key: string) => key };
  expect(resultFirst(plan, panel as never)).toEqual({ title: 'You lost −3', outcome: 'lost' });
});
