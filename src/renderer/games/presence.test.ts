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

/** The notes on a seat's plate that already had these. */
function notesOf(who: Seated, ...notes: string[]): readonly string[] | undefined {
  const plate = { seat: 1, place: 0, name: 'Ada', kind: 'person', onTurn: false, notes } as const;
  const scene = { seats: 2, zones: [], plates: [plate] } as unknown as Scene;
  return withPresence(scene, [person, who], (key) => key).plates[0]?.notes;
}

describe('who is there, on a plate', () => {
  it('tells who is away, and for whom a bot plays', () => {
    expect(notesOf({ ...person, here: false })).toEqual(['presence.away']);
    expect(notesOf({ ...person, here: false, standIn: true })).toEqual(['presence.stand-in']);
  });

  it('tells of a slow line, not of a quick one', () => {
    expect(notesOf({ ...person, lag: 'poor' }, 'dealer')).toEqual(['presence.slow', 'dealer']);
    expect(notesOf(person, 'dealer')).toEqual(['dealer']);
  });

  it('leaves room for one more note, and bots alone', () => {
    expect(notesOf({ ...person, here: false }, 'dealer', '2 tricks')).toEqual(['presence.away', 'dealer']);
    expect(notesOf({ kind: 'bot', name: 'Nina', level: 'easy' }, 'dealer')).toEqual(['dealer']);
  });
});
