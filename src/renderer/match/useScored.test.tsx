import { describe, expect, it } from 'vitest';
import type { Observed } from '#shared/engine/rules.ts';
import type { TableGame } from '../games/game.ts';
import { drawnNowhere } from '../react/testing.ts';
import type { Shown } from '../session/match/play.ts';
import { useScored } from './useScored.ts';

const GAME = { isScored: ({ phase }: { phase: string }, beat: string) => phase === 'scored' && beat === 'settled' };

/** A page that follows a match: what it has kept after each step. */
async function following() {
  let kept: readonly Observed[] = [];
  function Follows({ shown, viewer }: { readonly shown: Shown; readonly viewer: string }) {
    kept = useScored(GAME as unknown as TableGame, shown, viewer);
    return null;
  }
  const draw = await drawnNowhere();
  return async (observation: unknown, { match = 1, beat = 'settled', viewer = '0' } = {}) => {
    await draw(<Follows shown={{ match, observation, beat } as Shown} viewer={viewer} />);
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
