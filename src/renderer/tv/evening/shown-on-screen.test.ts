import { describe, expect, it, vi } from 'vitest';
import type { EveningView, ScreenContent } from '#shared/protocol/evening.ts';
import { nextStart } from './Paged.tsx';
import { shownOnScreen } from './shown-on-screen.ts';

// It asks the window, which is not there.
vi.mock('../../client/device/use-reduced-motion.ts', () => ({ useReducedMotion: () => false }));

const TABLES = [
  { number: 1, table: 'a' },
  { number: 2, table: null },
];
const ROUND = { number: 1, tables: TABLES, deals: [], secret: null };

function shown(
  kind: 'rounds' | 'free' | 'over' | null,
  { chosen, wants = 'desk', isLaid = false, saw = false, round = ROUND as object | null }: Wanted = {},
) {
  const evening = {
    form: { form: kind === 'free' ? 'free' : 'swiss' },
    over: kind === 'over',
    round,
    shows: { what: wants, count: 0 },
  } as unknown as EveningView;
  const what = shownOnScreen({ evening: kind, table: (isLaid ? {} : null) as null }, evening, chosen, saw);
  return typeof what === 'string' ? what : what.number;
}

interface Wanted {
  readonly chosen?: ScreenContent;
  readonly wants?: ScreenContent;
  readonly isLaid?: boolean;
  readonly saw?: boolean;
  readonly round?: object | null;
}

describe('a screen', () => {
  it('shows what was chosen before it, else what the desk wants', () => {
    expect(shown('rounds')).toBe('desk');
    expect(shown('rounds', { wants: 'four' })).toBe('four');
    expect(shown('rounds', { wants: 1 })).toBe(1);
    expect(shown('rounds', { wants: 'four', chosen: 1 })).toBe(1);
    expect(shown('rounds', { wants: 1, chosen: 'desk' })).toBe('desk');
  });

  it('shows the desk where there is no such table, no round, or deals that are a secret', () => {
    expect(shown('rounds', { chosen: 2 })).toBe('desk');
    expect(shown('rounds', { chosen: 9 })).toBe('desk');
    expect(shown('rounds', { chosen: 'four', round: null })).toBe('desk');
    const secret = { ...ROUND, deals: [1] };
    expect([shown('rounds', { chosen: 'four', round: secret }), shown('rounds', { wants: 1, round: secret })]).toEqual([
      'desk',
      'desk',
    ]);
    expect(shown('rounds', { chosen: 1, round: { ...secret, secret: 'told' } })).toBe(1);
  });

  it('shows the room’s own table where people play freely', () => {
    expect(shown('free', { isLaid: true })).toBe('room');
    expect(shown('free')).toBe('desk');
    expect(shown('free', { isLaid: true, chosen: 'desk' })).toBe('desk');
  });

  it('shows how an evening has ended to whom it ended before, else the room as always', () => {
    expect(shown('over', { saw: true })).toBe('desk');
    expect(shown('over')).toBe('room');
    expect(shown('over', { chosen: 'desk' })).toBe('desk');
    expect(shown(null)).toBe('room');
  });
});

it('pages are turned to the end, and then from the beginning', () => {
  const starts = [0];
  for (let k = 0; k < 4; k++) starts.push(nextStart({ start: starts.at(-1) ?? 0, fits: 4 }, 10));
  expect(starts).toEqual([0, 4, 8, 0, 4]);
  expect(nextStart({ start: 0, fits: 10 }, 10)).toBe(0);
});
