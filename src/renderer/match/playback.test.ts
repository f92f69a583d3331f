import { describe, expect, it } from 'vitest';
import { LANDING_MS, nextDueAt } from '../client/match/playback-queue.ts';
import { halt, type Playback, playbackAt, playOn, seekTo, stepOf } from './playback.ts';

/** Steps end after 0, 2, 3 and 7 events; a step shows for 1000 ms before it settles in 400. */
const STEPS = [0, 2, 3, 7];
const beats = (_: number, before: number | undefined) =>
  before === undefined
    ? [{ name: 'settled', ms: 0 }]
    : [
        { name: 'open', ms: 1000 },
        { name: 'settled', ms: 400 },
      ];
const tempo = { speed: 1, beats };

const beginning = playbackAt(0, 0, tempo);
const seen = (playback: Playback) => [stepOf(playback, STEPS), playback.beats[0]?.name];
const to = (playback: Playback, step: number, now = 0) => seekTo(playback, STEPS, step, now, tempo);

/** Plays back until then, as often as a step is due. */
function playing(playback: Playback, until: number): Playback {
  let [at, now] = [playback, 0];
  for (;;) {
    at = playOn(at, STEPS, now, tempo);
    const next = nextDueAt(at, 1);
    if (next === undefined || next > until) return at;
    now = next;
  }
}

describe('going through a match by hand', () => {
  it('shows the next step as it came about, and words after the cards', () => {
    const next = to(beginning, 1);
    expect(seen(next)).toEqual([1, 'open']);
    expect(next.announced?.update).toBe(0);
    expect(nextDueAt(next, 1)).toBe(LANDING_MS);
  });

  it('waits for nothing when somebody is quicker', () => {
    const third = to(to(to(beginning, 1), 2, 1), 3, 2);
    expect(seen(third)).toEqual([3, 'open']);
    expect(third.announced?.update).toBe(3);
    expect(third.announced?.beat.name).toBe('settled');
  });

  it('lays everything in its place where a step is left out, or gone back', () => {
    for (const jump of [to(beginning, 2), to(to(beginning, 3), 2)]) {
      expect(seen(jump)).toEqual([2, 'settled']);
      expect(jump.announced?.update).toBe(3);
    }
  });

  it('stays within the match, and finds the step of what was seen last', () => {
    expect(stepOf(to(beginning, 99), STEPS)).toBe(3);
    expect(stepOf(to(beginning, -1), STEPS)).toBe(0);
    expect(stepOf(playbackAt(6, 0, tempo), STEPS)).toBe(2);
  });
});

describe('a match that goes on by itself', () => {
  it('leaves each step its time', () => {
    expect(seen(playing(beginning, 999))).toEqual([1, 'open']);
    expect(seen(playing(beginning, 1399))).toEqual([1, 'settled']);
    expect(seen(playing(beginning, 1400))).toEqual([2, 'open']);
  });

  it('is at rest at its end', () => {
    const over = playing(beginning, 1e6);
    expect(seen(over)).toEqual([3, 'settled']);
    expect(over.announced?.update).toBe(7);
    expect(playOn(over, STEPS, 1e6, tempo)).toBe(over);
  });

  it('stays where it is stopped', () => {
    const stopped = halt(playing(beginning, 1000));
    expect(seen(stopped)).toEqual([1, 'settled']);
    expect(stopped.queued).toEqual([]);
  });
});
