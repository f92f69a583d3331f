import { describe, expect, it } from 'vitest';
import { racing } from '#shared/games/vbi-maior/testing.ts';
import { followUp } from './follow-up.ts';
import { see } from './testing.ts';

const turnUp = (position: number) => ({ type: 'turn-up', position }) as const;
const HANDS = ['R5 R12 R30 mars', 'R3', 'R18'];
const lowestFirst = see(racing(HANDS, '', { photoFinish: 'lowest-first' }));

describe('VM-15 a card turned up while another is on its way', () => {
  it('counts its position after it', () => {
    expect(followUp(turnUp(3), [turnUp(1)], lowestFirst)).toEqual(turnUp(2));
    expect(followUp(turnUp(1), [turnUp(3)], lowestFirst)).toEqual(turnUp(1));
    expect(followUp(turnUp(3), [turnUp(1), turnUp(0)], lowestFirst)).toEqual(turnUp(1));
  });

  it('is the next one at the top, as long as there is one', () => {
    expect(followUp(turnUp(0), [turnUp(0)], lowestFirst)).toEqual(turnUp(0));
    expect(followUp(turnUp(0), [turnUp(0), turnUp(0), turnUp(0)], lowestFirst)).toEqual(turnUp(0));
    expect(followUp(turnUp(0), Array(4).fill(turnUp(0)), lowestFirst)).toBeUndefined();
  });

  it('is not the same card again', () => {
    expect(followUp(turnUp(2), [turnUp(2)], lowestFirst)).toBeUndefined();
  });

  it('waits where plays are laid as they arrive, and so does all else', () => {
    expect(followUp(turnUp(1), [turnUp(0)], see(racing(HANDS)))).toBeUndefined();
    expect(followUp({ type: 'out' }, [turnUp(0)], lowestFirst)).toBeUndefined();
    expect(followUp(turnUp(0), [{ type: 'out' }], lowestFirst)).toBeUndefined();
  });
});
