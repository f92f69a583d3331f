import { describe, expect, it } from 'vitest';
import { openedSeal, viewOf } from '#shared/fair-shuffle/testing.ts';
import type { ShuffleState } from '../../client/match/fair-shuffle-store.ts';
import { shownFairShuffle } from './shown-fair-shuffle.ts';

type Phase = ShuffleState['view']['phase'];

const PLAYED = { stage: 'playing', scorePause: null } as const;
const SCORED = { stage: 'playing' as const, scorePause: [] };
const OVER = { stage: 'over', scorePause: null } as const;

function sealed(
  seal: number,
  phase: Phase,
  faults: ShuffleState['faults'] = phase === 'opened' ? [] : null,
): ShuffleState {
  return { view: { ...viewOf(openedSeal(['Ada']), phase), seal }, faults, cards: 0, own: true };
}

function shown(seals: readonly ShuffleState[], table: Parameters<typeof shownFairShuffle>[1], overdue = false): string {
  const one = shownFairShuffle(seals, table, overdue);
  return one ? `${one.seal.view.seal} ${one.state}` : 'none';
}

describe('the seal at the table', () => {
  it('is that of the deal that is played; while people look at the score, the one that was opened', () => {
    const seals = [sealed(0, 'opened'), sealed(1, 'committing')];
    expect(shown([], PLAYED)).toBe('none');
    expect(shown(seals, PLAYED)).toBe('1 making');
    expect(shown(seals, SCORED)).toBe('0 whole');
    expect(shown([sealed(0, 'opened'), sealed(1, 'closed')], PLAYED)).toBe('1 closed');
  });

  it('is to the end the one that is broken', () => {
    const seals = [sealed(0, 'opened', [{ code: 'drawn' }]), sealed(1, 'opened'), sealed(2, 'closed')];
    expect(shown(seals, PLAYED)).toBe('0 broken');
    expect(shown(seals, OVER, true)).toBe('0 broken');
  });

  it('is after the match the one that the host never opened, though a later one is whole', () => {
    const seals = [sealed(0, 'closed'), sealed(1, 'opened')];
    expect(shown(seals, OVER)).toBe('1 whole');
    expect(shown(seals, OVER, true)).toBe('0 unopened');
    expect(shown([sealed(0, 'closed')], OVER, true)).toBe('0 unopened');
  });

  it('is after the match unchecked where the verifier has not come: neither whole nor never opened', () => {
    const unchecked = sealed(0, 'opened', null);
    expect(shown([unchecked], OVER)).toBe('0 closed');
    expect(shown([unchecked, sealed(1, 'opened')], OVER, true)).toBe('0 unchecked');
    expect(shown([unchecked, sealed(1, 'closed')], OVER, true)).toBe('1 unopened');
  });

  it('is not called so where it was never closed: nothing was drawn from it', () => {
    expect(shown([sealed(0, 'opened'), sealed(1, 'opening')], OVER, true)).toBe('0 whole');
  });
});
