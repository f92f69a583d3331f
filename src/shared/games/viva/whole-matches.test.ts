import { describe, expect, it } from 'vitest';
import { playMatch } from '../../engine/checks/properties.ts';
import { clone } from '../../engine/clone.ts';
import { isOver } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import { replay } from '../../engine/replay.ts';
import { random } from './bots/easy.ts';
import { botOf } from './bots/player.ts';
import { viva } from './index.ts';
import { rules } from './rules.ts';
import { table } from './testing.ts';

describe('whole matches', () => {
  it.each([2, 3, 4, 5, 6])('with %i seats end and replay, in both editions, whatever the policing', (seats) => {
    for (const edition of ['full', 'pocket'] as const) {
      for (const policing of ['enforced', 'caught'] as const) {
        const { options } = table(seats, { edition, policing, rounds: 2 });
        const match = playMatch(viva, options, seats, botOf(random), seats);
        expect(isOver(match)).toBe(true);
        const record = JSON.parse(JSON.stringify(recordOf(match)));
        expect(replay(record, () => rules)).toHaveProperty('match');
        expect(record.result.scores.reduce((sum: number, score: number) => sum + score)).toBe(2);
        expect(record.result.winners).toHaveLength(1);
      }
    }
  });

  it('a record that was tampered with is told where it breaks which rule', () => {
    const { options } = table(3, { rounds: 1 });
    const record = JSON.parse(JSON.stringify(recordOf(playMatch(viva, options, 3, botOf(random), 1))));
    const at = record.events.findIndex(({ type }: { type: string }) => type === 'play');
    const broken = clone(record);
    broken.events[at].houses = [0, 0, 1];
    expect(replay(broken, () => rules)).toEqual({
      fault: { event: at, refusal: { rule: 'VI-9', reason: 'mixed-placement' } },
    });
    broken.events[at] = { ...record.events[at], by: (record.events[at].by + 1) % 3 };
    expect(replay(broken, () => rules)).toMatchObject({ fault: { event: at, refusal: { rule: 'VI-5' } } });
    broken.events[at] = { ...record.events[at], note: 'x' };
    expect(replay(broken, () => rules)).toMatchObject({ fault: { event: at, refusal: { reason: 'malformed' } } });
  });
});
