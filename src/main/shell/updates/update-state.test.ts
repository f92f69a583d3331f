import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, nextState, type UpdateAction, type UpdateEvent, type UpdateState } from './update-state.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 100 * DAY;

/** What comes of these, one after another. */
function outcome(events: readonly UpdateEvent[], from: UpdateState = INITIAL_STATE, playing = false, now = NOW) {
  const deeds: UpdateAction[] = [];
  let state = from;
  for (const event of events) {
    const next = nextState(state, event, { playing, now });
    state = next.state;
    if (next.deed) deeds.push(next.deed);
  }
  return { state, stage: state.stage, deeds };
}

const FOUND: UpdateEvent[] = [{ type: 'look' }, { type: 'found', version: '0.2.0' }];
const FETCHED: UpdateEvent[] = [...FOUND, { type: 'fetch' }, { type: 'fetched' }];

describe('an update', () => {
  it('comes about by three things that a person asks for, and by no fewer', () => {
    expect(outcome([{ type: 'look' }])).toMatchObject({ stage: { is: 'looking' }, deeds: ['look'] });
    expect(outcome(FOUND)).toMatchObject({ stage: { is: 'there', version: '0.2.0' }, deeds: ['look'] });
    expect(outcome(FETCHED)).toMatchObject({ stage: { is: 'ready', version: '0.2.0' }, deeds: ['look', 'fetch'] });
    expect(outcome([...FETCHED, { type: 'install' }]).deeds).toEqual(['look', 'fetch', 'install']);
  });

  it('says how far it is, in whole percents', () => {
    const fetching = [...FOUND, { type: 'fetch' }] as const;
    expect(outcome([...fetching, { type: 'progress', percent: 41.6 }]).stage).toEqual({
      is: 'fetching',
      version: '0.2.0',
      percent: 42,
    });
    expect(outcome([...fetching, { type: 'progress', percent: 250 }]).stage).toMatchObject({ percent: 100 });
  });

  it('says so where there is nothing newer, and why where it failed; then it can be asked for again', () => {
    expect(outcome([{ type: 'look' }, { type: 'nothing-newer' }, { type: 'look' }]).deeds).toEqual(['look', 'look']);
    const failed = outcome([...FOUND, { type: 'fetch' }, { type: 'failed', why: 'unsigned' }]);
    expect(failed.stage).toEqual({ is: 'failed', why: 'unsigned' });
    expect(outcome([{ type: 'look' }], failed.state).deeds).toEqual(['look']);
  });

  it('is looked for by itself only where somebody has switched that on, once a day', () => {
    expect(outcome([{ type: 'time-passed' }]).deeds).toEqual([]);
    const on = outcome([
      { type: 'by-itself' },
      { type: 'time-passed' },
      { type: 'nothing-newer' },
      { type: 'time-passed' },
    ]);
    expect(on.deeds).toEqual(['look']);
    expect(outcome([{ type: 'time-passed' }], on.state, false, NOW + DAY - 1).deeds).toEqual([]);
    expect(outcome([{ type: 'time-passed' }], on.state, false, NOW + DAY).deeds).toEqual(['look']);
    expect(outcome([{ type: 'time-passed' }], on.state, false, NOW - 3 * DAY).deeds).toEqual(['look']);
    expect(outcome([{ type: 'when-asked' }, { type: 'time-passed' }], on.state, false, NOW + DAY).deeds).toEqual([]);
  });

  it('is not fetched by itself, whatever was switched on', () => {
    const events: UpdateEvent[] = [{ type: 'by-itself' }, { type: 'time-passed' }, { type: 'found', version: '0.2.0' }];
    expect(outcome([...events, { type: 'time-passed' }])).toMatchObject({ stage: { is: 'there' }, deeds: ['look'] });
  });

  it('is let go of where somebody begins to play, and can be fetched again afterwards', () => {
    const { state } = outcome([...FOUND, { type: 'fetch' }]);
    const stopped = outcome([{ type: 'time-passed' }], state, true);
    expect(stopped).toMatchObject({ stage: { is: 'there', version: '0.2.0' }, deeds: ['stop'] });
    expect(outcome([{ type: 'fetched' }], stopped.state).stage).toEqual({ is: 'there', version: '0.2.0' });
    expect(outcome([{ type: 'fetch' }], stopped.state).deeds).toEqual(['fetch']);
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
  /** An event, hours after the previous one. */
  interface Happening {
    readonly event: UpdateEvent;
    readonly playing: boolean;
    readonly hours: number;
  }
  const happening: fc.Arbitrary<Happening> = fc.record({ event, playing: fc.boolean(), hours: fc.nat(30) });

  /** What may be begun then. */
  function allowed({ event, playing }: Happening, { byItself, stage }: UpdateState): (UpdateAction | undefined)[] {
    if (playing) return [undefined, 'stop'];
    if (event.type === 'look' || (event.type === 'time-passed' && byItself)) return [undefined, 'look'];
    if (event.type === 'fetch' && stage.is === 'there') return ['fetch'];
    return event.type === 'install' && stage.is === 'ready' ? ['install'] : [undefined];
  }

  it('whatever happens in which order: nothing begins while somebody plays, nor is put in before it was fetched', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        let state = INITIAL_STATE;
        let now = NOW;
        for (const one of happenings) {
          now += one.hours * 60 * 60_000;
          const { state: next, deed } = nextState(state, one.event, { playing: one.playing, now });
          expect(allowed(one, state)).toContain(deed);
          const isNewlyReady = next.stage.is === 'ready' && state.stage.is !== 'ready';
          if (isNewlyReady) expect([state.stage.is, one.event.type]).toEqual(['fetching', 'fetched']);
          state = next;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
