import { describe, expect, it } from 'vitest';
import {
  advance,
  arrive,
  LANDING_MS,
  newPlaybackQueue,
  nextDueAt,
  type PlaybackQueue,
  type PlaybackTempo,
  skip,
  skipAll,
} from './playback-queue.ts';

/**
 * Updates are words here: a play is one beat of 300 ms, a trick rests 1400 ms and is gathered in 400, a deal's last
 * trick shows before its score; a deal's last card lands after 3000.
 */
const tempo: PlaybackTempo<string> = {
  speed: 1,
  beats: (update) =>
    update.startsWith('trick')
      ? [
          { name: 'open', ms: 1400, withholdsScore: update === 'trick, the last' },
          { name: 'settled', ms: 400 },
        ]
      : [{ name: 'settled', ms: 300, ...(update === 'deal' && { lands: 3000 }) }],
};

/** All of these arrived at time 0. */
function arrived(...updates: string[]): PlaybackQueue<string> {
  return updates.reduce((pace, update) => arrive(pace, update, 0), newPlaybackQueue<string>());
}

function seen(pace: PlaybackQueue<string>): [string | undefined, string | undefined] {
  return [pace.shown, pace.beats[0]?.name];
}

describe('pacing', () => {
  it('shows the first update at once', () => {
    expect(seen(advance(arrived('a'), 1000, tempo))).toEqual(['a', 'settled']);
  });

  it('remembers what was shown before', () => {
    expect(advance(arrived('a'), 1000, tempo).before).toBeUndefined();
    expect(skipAll(arrived('a', 'b', 'trick'), 0, tempo)).toMatchObject({ shown: 'trick', before: 'b' });
  });

  it('leaves each update its time before the next one', () => {
    const pace = advance(arrived('a', 'b'), 0, tempo);
    expect(seen(pace)).toEqual(['a', 'settled']);
    expect(nextDueAt(pace, 1)).toBe(300);
    expect(seen(advance(pace, 299, tempo))).toEqual(['a', 'settled']);
    expect(seen(advance(pace, 300, tempo))).toEqual(['b', 'settled']);
  });

  it('leaves a trick open and then gathers it, also if nothing follows', () => {
    const pace = advance(arrived('trick'), 0, tempo);
    expect(seen(pace)).toEqual(['trick', 'open']);
    const gathered = advance(pace, 1400, tempo);
    expect(seen(gathered)).toEqual(['trick', 'settled']);
    expect(nextDueAt(advance(gathered, 1400 + LANDING_MS, tempo), 1)).toBeUndefined();
  });

  it('is at rest when everything is shown, however much time goes by', () => {
    const pace = advance(arrived('a'), 0, tempo);
    expect(nextDueAt(pace, 1)).toBeUndefined();
    expect(advance(pace, 1e9, tempo)).toBe(pace);
  });

  it('counts the time of the next beat from the end of the last one', () => {
    const pace = advance(arrived('trick', 'b'), 0, tempo);
    expect(seen(advance(pace, 1799, tempo))).toEqual(['trick', 'settled']);
    expect(seen(advance(pace, 1800, tempo))).toEqual(['b', 'settled']);
  });

  it('does not make up for the time at rest', () => {
    const rested = advance(arrived('a'), 0, tempo);
    const b = advance(arrive(rested, 'b', 5000), 5001, tempo);
    expect(nextDueAt(arrive(b, 'c', 5001), 1)).toBe(5300);
  });

  it('goes at the speed the person chose', () => {
    expect(nextDueAt(advance(arrived('a', 'b'), 0, tempo), 2)).toBe(150);
  });

  it('hurries when much is waiting', () => {
    const few = advance(arrived(...'abcd'), 0, tempo);
    const many = advance(arrived(...'abcdefghijkl'), 0, tempo);
    expect(nextDueAt(few, 1)).toBe(300);
    expect(nextDueAt(many, 1)).toBeLessThan(300);
  });

  it('shows only the last few of a whole deal that was missed', () => {
    const missed = arrived(...Array.from({ length: 200 }, (_, k) => String(k)));
    expect(missed.queued.length).toBeLessThan(50);
    expect(missed.queued.at(-1)?.update).toBe('199');
  });

  it('skips one beat at a time, or all of them', () => {
    const pace = advance(arrived('trick', 'b', 'c'), 0, tempo);
    expect(seen(skip(pace, 10, tempo))).toEqual(['trick', 'settled']);
    expect(seen(skipAll(pace, 10, tempo))).toEqual(['c', 'settled']);
    const rest = skipAll(pace, 10, tempo);
    expect(skip(rest, 20, tempo)).toBe(rest);
  });
});

describe('words', () => {
  const told = (pace: PlaybackQueue<string>) => [pace.announced?.update, pace.announced?.beat.name];
  const NOW = 5000;
  const rested = (speed: PlaybackTempo<string>) => advance(arrive(newPlaybackQueue<string>(), 'a', 0), 0, speed);
  /** `a` is shown; these have just arrived. */
  const coming = (...updates: string[]) =>
    advance(
      updates.reduce((pace, update) => arrive(pace, update, NOW), rested(tempo)),
      NOW,
      tempo,
    );

  it('tell at once what lies there at first sight', () => {
    expect(told(advance(arrived('a'), 0, tempo))).toEqual(['a', 'settled']);
  });

  it('wait until the card has landed', () => {
    const flying = coming('b');
    expect(seen(flying)).toEqual(['b', 'settled']);
    expect(told(flying)).toEqual(['a', 'settled']);
    expect(nextDueAt(flying, 1)).toBe(NOW + LANDING_MS);
    expect(told(advance(flying, NOW + LANDING_MS - 1, tempo))).toEqual(['a', 'settled']);
    expect(told(advance(flying, NOW + LANDING_MS, tempo))).toEqual(['b', 'settled']);
  });

  it('follow every card of a quick row, each when it has landed', () => {
    const row = coming('b', 'c');
    expect(told(advance(row, NOW + LANDING_MS, tempo))).toEqual(['b', 'settled']);
    expect(told(advance(row, NOW + 300 + LANDING_MS, tempo))).toEqual(['c', 'settled']);
  });

  it('tell a trick’s winner while it lies open, but no score of a deal before its last trick is gathered', () => {
    expect(told(advance(coming('trick'), NOW + LANDING_MS, tempo))).toEqual(['trick', 'open']);
    const last = coming('trick, the last');
    expect(told(advance(last, NOW + 1399 + LANDING_MS, tempo))).toEqual(['a', 'settled']);
    expect(advance(last, NOW + LANDING_MS, tempo).landed?.beat.name).toBe('open');
    expect(told(advance(last, NOW + 1400 + LANDING_MS, tempo))).toEqual(['trick, the last', 'settled']);
  });

  it('keep their order where a long deal is cut short', () => {
    const cut = advance(coming('deal', 'b'), NOW + 300 + LANDING_MS, tempo);
    expect(seen(cut)).toEqual(['b', 'settled']);
    expect(told(cut)).toEqual(['a', 'settled']);
    expect(told(advance(cut, NOW + 3000, tempo))).toEqual(['b', 'settled']);
  });

  it('come at once to who has seen enough, and at the speed that was chosen', () => {
    expect(told(skip(coming('b'), NOW + 1, tempo))).toEqual(['b', 'settled']);
    expect(told(skipAll(coming('b', 'trick, the last'), NOW + 1, tempo))).toEqual(['trick, the last', 'settled']);
    const quick = { ...tempo, speed: 2 };
    const flying = advance(arrive(rested(quick), 'b', NOW), NOW, quick);
    expect(nextDueAt(flying, 2)).toBe(NOW + LANDING_MS / 2);
  });
});
