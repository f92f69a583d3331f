import { describe, expect, it } from 'vitest';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { ShownMatch } from '../client/match/match-client.ts';
import type { TableGame } from '../games/game.ts';
import { renderHeadless } from '../hooks/testing.ts';
import { useScoredObservations } from './use-match-view.ts';

const GAME = { isScored: ({ phase }: { phase: string }, beat: string) => phase === 'scored' && beat === 'settled' };

/** A page that subscribes to a match, and what it has stored after each step. */
async function following() {
  let kept: readonly ObservationBase[] = [];
  function Follows({ shown, viewer }: { readonly shown: ShownMatch; readonly viewer: string }) {
    kept = useScoredObservations(GAME as unknown as TableGame, shown, viewer);
    return null;
  }
  const draw = await renderHeadless();
  return async (observation: unknown, { match = 1, beat = 'settled', viewer = '0' } = {}) => {
    await draw(<Follows shown={{ match, observation, beat } as ShownMatch} viewer={viewer} />);
    return kept;
  };
}

const play = (deal: number) => ({ phase: 'play', deal });
const score = (deal: number) => ({ phase: 'scored', deal });

describe('what was seen at each score', () => {
  it('is kept while the match goes on, each of them once', async () => {
    const see = await following();
    const [first, second] = [score(1), score(2)];
    expect(await see(play(1))).toEqual([]);
    expect(await see(first, { beat: 'open' })).toEqual([]);
    expect(await see(first)).toEqual([first]);
    await see(first);
    expect(await see(play(2))).toEqual([first]);
    expect(await see(second)).toEqual([first, second]);
  });

  it('is gone with the match, and not for other eyes', async () => {
    const see = await following();
    await see(score(1));
    expect(await see(play(1), { match: 2 })).toEqual([]);
    await see(score(1), { match: 2 });
    expect(await see(play(2), { match: 2, viewer: '1' })).toEqual([]);
  });
});
