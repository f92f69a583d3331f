import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGINNING, step, type UpdateDeed, type UpdateEvent, type UpdateState } from './state.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 100 * DAY;

/** What comes of these, one after another. */
function after(events: readonly UpdateEvent[], from: UpdateState = BEGINNING, playing = false, now = NOW) {
  const deeds: UpdateDeed[] = [];
  let state = from;
  for (const event of events) {
    const next = step(state, event, { playing, now });
    state = next.state;
    if (next.deed) deeds.push(next.deed);
  }
  return { state, stage: state.stage, deeds };
}

const FOUND: UpdateEvent[] = [{ type: 'look' }, { type: 'found', version: '0.2.0' }];
const FETCHED: UpdateEvent[] = [...FOUND, { type: 'fetch' }, { type: 'fetched' }];

describe('an update', () => {
  it('comes about by three things that a person asks for, and by no fewer', () => {
    expect(after([{ type: 'look' }])).toMatchObject({ stage: { is: 'looking' }, deeds: ['look'] });
    expect(after(FOUND)).toMatchObject({ stage: { is: 'there', version: '0.2.0' }, deeds: ['look'] });
    expect(after(FETCHED)).toMatchObject({ stage: { is: 'ready', version: '0.2.0' }, deeds: ['look', 'fetch'] });
    expect(after([...FETCHED, { type: 'install' }]).deeds).toEqual(['look', 'fetch', 'install']);
  });

  it('says how far it is, in whole percents', () => {
    const fetching = [...FOUND, { type: 'fetch' }] as const;
    expect(after([...fetching, { type: 'progress', percent: 41.6 }]).stage).toEqual({
      is: 'fetching',
      version: '0.2.0',
      percent: 42,
    });
    expect(after([...fetching, { type: 'progress', percent: 250 }]).stage).toMatchObject({ percent: 100 });
  });

  it('says so where there is nothing newer, and why where it failed; then it can be asked for again', () => {
    expect(after([{ type: 'look' }, { type: 'nothing-newer' }, { type: 'look' }]).deeds).toEqual(['look', 'look']);
    const failed = after([...FOUND, { type: 'fetch' }, { type: 'failed', why: 'unsigned' }]);
    expect(failed.stage).toEqual({ is: 'failed', why: 'unsigned' });
    expect(after([{ type: 'look' }], failed.state).deeds).toEqual(['look']);
  });

  it('is looked for by itself only where somebody has switched that on, once a day', () => {
    expect(after([{ type: 'time-passed' }]).deeds).toEqual([]);
    const on = after([
      { type: 'by-itself' },
      { type: 'time-passed' },
      { type: 'nothing-newer' },
      { type: 'time-passed' },
    ]);
    expect(on.deeds).toEqual(['look']);
    expect(after([{ type: 'time-passed' }], on.state, false, NOW + DAY - 1).deeds).toEqual([]);
    expect(after([{ type: 'time-passed' }], on.state, false, NOW + DAY).deeds).toEqual(['look']);
    expect(after([{ type: 'time-passed' }], on.state, false, NOW - 3 * DAY).deeds).toEqual(['look']);
    expect(after([{ type: 'when-asked' }, { type: 'time-passed' }], on.state, false, NOW + DAY).deeds).toEqual([]);
  });

  it('is not fetched by itself, whatever was switched on', () => {
    const events: UpdateEvent[] = [{ type: 'by-itself' }, { type: 'time-passed' }, { type: 'found', version: '0.2.0' }];
    expect(after([...events, { type: 'time-passed' }])).toMatchObject({ stage: { is: 'there' }, deeds: ['look'] });
  });

  it('is let go of where somebody begins to play, and can be fetched again afterwards', () => {
    const { state } = after([...FOUND, { type: 'fetch' }]);
    const stopped = after([{ type: 'time-passed' }], state, true);
    expect(stopped).toMatchObject({ stage: { is: 'there', version: '0.2.0' }, deeds: ['stop'] });
    expect(after([{ type: 'fetched' }], stopped.state).stage).toEqual({ is: 'there', version: '0.2.0' });
    expect(after([{ type: 'fetch' }], stopped.state).deeds).toEqual(['fetch']);
  });

  const event = fc.oneof(
    fc.constantFrom<UpdateEvent>(
      { type: 'look' },
      { type: 'fetch' },
      { type: 'install' },
      { type: 'by-itself' },
      { type: 'when-asked' },
      { type: 'time-passed' },
      { type: 'nothing-newer' },
      { type: 'fetched' },
      { type: 'found', version: '0.2.0' },
      { type: 'failed', why: 'broken' },
      { type: 'progress', percent: 50 },
    ),
  );
  const happening = fc.record({ event, playing: fc.boolean(), hours: fc.integer({ min: 0, max: 30 }) });

  it('whatever happens in which order: nothing begins while somebody plays, nor is put in before it was fetched', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        let state = BEGINNING;
        let now = NOW;
        let mayInstall = false;
        for (const { event, playing, hours } of happenings) {
          now += hours * 60 * 60_000;
          const before = state;
          const { state: next, deed } = step(state, event, { playing, now });
          state = next;
          if (playing) expect([undefined, 'stop']).toContain(deed);
          if (deed === 'look' && event.type !== 'look') expect(before.byItself).toBe(true);
          if (deed === 'fetch') expect(event.type).toBe('fetch');
          if (deed === 'install') expect([event.type, mayInstall]).toEqual(['install', true]);
          mayInstall = state.stage.is === 'ready';
          if (mayInstall && before.stage.is !== 'ready')
            expect([before.stage.is, event.type]).toEqual(['fetching', 'fetched']);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
