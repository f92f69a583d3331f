import { describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import type { Scene } from '../motion/scene.ts';
import { withPresence } from './presence.ts';

const person: Extract<Seated, { kind: 'person' }> = {
  kind: 'person',
  name: 'Ada',
  here: true,
  lag: 'good',
  standIn: false,
  stoodIn: 0,
};

/** The note on a seat's plate that already had one. */
function noteOf(who: Seated, note?: string): string | undefined {
  const plate = { seat: 1, place: 0, name: 'Ada', kind: 'person', onTurn: false, note } as const;
  const scene = { seats: 2, zones: [], plates: [plate] } as unknown as Scene;
  return withPresence(scene, [person, who], (key) => key).plates[0]?.note;
}

describe('who is there, on a plate', () => {
  it('tells who is away, and for whom a bot plays', () => {
    expect(noteOf({ ...person, here: false })).toBe('presence.away');
    expect(noteOf({ ...person, here: false, standIn: true })).toBe('presence.stand-in');
  });

  it('tells of a slow line, not of a quick one', () => {
    expect(noteOf({ ...person, lag: 'poor' }, 'dealer')).toBe('presence.slow');
    expect(noteOf(person, 'dealer')).toBe('dealer');
  });

  it('comes before what the game notes, and leaves bots alone', () => {
    expect(noteOf({ ...person, here: false }, 'dealer')).toBe('presence.away');
    expect(noteOf({ kind: 'bot', name: 'Nina', level: 'easy' }, 'dealer')).toBe('dealer');
  });
});
