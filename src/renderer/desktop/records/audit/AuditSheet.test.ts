import { describe, expect, it } from 'vitest';
import type { Match } from '#shared/engine/match.ts';
import { AUDIT_STARTED, addAudited, movesOf, stepOf } from './AuditSheet.tsx';

const MOVE = { event: 3, seat: 1, made: { type: 'lay' }, meant: { type: 'take' } };

describe('an audit on the page', () => {
  it('counts moves, keeps those that deviate, and is whole when all are in', () => {
    const right = addAudited(AUDIT_STARTED, { ...MOVE, asItShouldBe: true });
    expect(right).toEqual({ computed: 1, deviating: [], stands: 'running' });
    const deviating = addAudited(right, { ...MOVE, asItShouldBe: false });
    expect(deviating).toMatchObject({ computed: 2, deviating: [{ event: 3 }], stands: 'running' });
    expect(addAudited(deviating, null)).toEqual({ ...deviating, stands: 'whole' });
  });

  it('knows how many moves there are: those of a bot for as long as it sat there', () => {
    const events = [{ by: 'chance' }, { by: 0 }, { by: 1 }, { by: 0 }, { by: 1 }] as unknown as Match['events'];
    const bot = { seat: 1, level: 'normal', seed: 1 } as const;
    expect(movesOf({ events }, [bot])).toBe(2);
    expect(movesOf({ events }, [{ ...bot, until: 3 }])).toBe(1);
    expect(movesOf({ events }, [{ ...bot, seat: 0, from: 2 }])).toBe(1);
  });

  it('leads to the step at which a move is seen', () => {
    expect(stepOf([0, 2, 3, 6], 2)).toBe(2);
    expect(stepOf([0, 2, 3, 6], 3)).toBe(3);
    expect(stepOf([0, 2, 3], 5)).toBe(2);
  });
});
