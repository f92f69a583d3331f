import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import { planEvening } from './plan.ts';

const WISH: EveningRequest = {
  ...{ name: 'Friday', form: { form: 'free' }, rounds: 2, minutes: 20 },
  ...{ scoring: 'places', games: [{ game: 'vbi-maior', size: 3, options: { difficulty: 'hard', freeTurns: 'on' } }] },
};

it.each([WISH, { ...WISH, form: { form: 'groups', groups: 'stay' }, scoring: 'duplicate', deals: 1 } as const])(
  'VM-34: an evening takes a table’s options over but for those that are its own',
  (wish) => {
    const step = planEvening(wish, [], gameOf);
    expect(step).toMatchObject({ evening: { games: [{ options: { difficulty: 'hard', photoFinish: 'arrival' } }] } });
    expect(JSON.stringify(step)).not.toContain('freeTurns');
  },
);
