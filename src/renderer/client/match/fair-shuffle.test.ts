import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { deviceCommitment, hostCommitment } from '#shared/fair-shuffle/commitment.ts';
import type { OpenedSeal, SealView } from '#shared/fair-shuffle/schema.ts';
import { openedSeal, partOf, viewOf } from '#shared/fair-shuffle/testing.ts';
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import { useConnection } from '../connection/connection.ts';
import { Unreachable } from '../connection/rpc.ts';
import type { Client } from '../connection/transport.ts';
import { useTable } from '../tables/tables.ts';
import { newDrawLog } from './draw-log.ts';
import { subscribeFairShuffle } from './fair-shuffle.ts';
import { useFairShuffles } from './fair-shuffle-store.ts';
import { type Source, subscribeSource } from './match-client.ts';

interface Sent {
  readonly attempt: number;
  readonly commitment?: string;
  readonly part?: string;
}

/** A host that shows what the test sets. */
function host() {
  const sent: Sent[] = [];
  const shown: SealView[] = [];
  let wake = (): void => undefined;
  let refuses = false;
  const keep = async (call: Sent): Promise<object> => {
    sent.push(call);
    if (refuses) throw new Unreachable('gone');
    return {};
  };
  async function* views(signal: AbortSignal): AsyncGenerator<SealView> {
    while (!signal.aborted) {
      for (const view of shown.splice(0)) yield view;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const client = {
    seal: {
      watch: async (_: object, { signal }: { signal: AbortSignal }) => views(signal),
      commit: keep,
      open: keep,
    },
  } as unknown as Client;
  return {
    client,
    sent,
    refuse: (value: boolean) => {
      refuses = value;
    },
    async show(...list: SealView[]): Promise<void> {
      shown.push(...list);
      wake();
      await vi.waitFor(() => expect(shown).toEqual([]));
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

const kept = new Map<string, string>();
let leave: () => void;
let at: ReturnType<typeof host>;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  at = host();
  useTable.setState({ table: { seats: Array(5).fill({ kind: 'empty' }) } as never });
  useConnection.setState({ client: at.client });
  leave = subscribeFairShuffle('table');
});

afterEach(() => {
  leave();
  useConnection.setState({ client: null });
  vi.unstubAllGlobals();
});

/** A reload: the page starts anew, the tab's session storage stays. */
function reload(): void {
  leave();
  leave = subscribeFairShuffle('table');
}

/** The seal with this device in place 0, with the contribution made here. */
function sealWith(part: string): OpenedSeal {
  const { devices, ...seal } = openedSeal(['Ada', 'Bo']);
  const [mine, other] = devices;
  if (!mine || !other) throw new Error('no devices');
  return { ...seal, devices: [{ ...mine, part, commitment: deviceCommitment(seal, 0, part) }, other] };
}

const seals = () => useFairShuffles.getState().seals;
const faults = () =>
  seals()
    .at(-1)
    ?.faults?.map(({ code }) => code);
const COMMITTING = viewOf(openedSeal(['Ada', 'Bo']), 'committing');

/** Up to the list of commitments; returns the opened contribution and the host's seal. */
async function taken(): Promise<OpenedSeal> {
  await at.show(COMMITTING);
  const commitment = at.sent[0]?.commitment;
  await at.show({
    ...COMMITTING,
    phase: 'opening',
    devices: COMMITTING.devices.map((one) => ({
      ...one,
      commitment: one.device === 0 ? (commitment ?? null) : partOf('else'),
    })),
  });
  const part = at.sent[1]?.part ?? '';
  return sealWith(part);
}

describe('this device', () => {
  it('commits, opens what it had committed to, and nothing before it stands in the list', async () => {
    const seal = await taken();
    expect(at.sent).toHaveLength(2);
    expect(at.sent[0]?.commitment).toBe(deviceCommitment(seal, 0, at.sent[1]?.part ?? ''));
    expect(at.sent[1]?.part).toMatch(/^[0-9a-f]{64}$/);
  });

  it('opens nothing where another commitment stands in its place', async () => {
    await at.show(COMMITTING, { ...viewOf(openedSeal(['Ada', 'Bo']), 'opening') });
    expect(at.sent.map(({ part }) => part)).toEqual([undefined]);
  });

  it('makes a part of its own for each try', async () => {
    await at.show(COMMITTING, { ...COMMITTING, attempt: 2 });
    expect(new Set(at.sent.map(({ commitment }) => commitment)).size).toBe(2);
  });

  it('sends after a reload the same once more where it had no answer, and opens it', async () => {
    at.refuse(true);
    await at.show(COMMITTING);
    reload();
    at.refuse(false);
    const seal = await taken();
    expect(at.sent[1]?.commitment).toBe(at.sent[0]?.commitment);
    expect(at.sent.at(-1)?.part).toBeDefined();
    expect(deviceCommitment(seal, 0, at.sent.at(-1)?.part ?? '')).toBe(at.sent[0]?.commitment);
  });

  it('has no part where it is not asked', async () => {
    await at.show({ ...COMMITTING, yourself: null });
    expect(at.sent).toEqual([]);
    expect(seals()[0]?.own).toBe(false);
  });
});

describe('what is never opened', () => {
  const OPENED_WITHIN = 5000;
  const come = (stage: string) => {
    useTable.setState(({ table }) => ({ table: { ...table, stage } as never }));
  };
  const pass = (ms: number): boolean => {
    vi.advanceTimersByTime(ms);
    return useFairShuffles.getState().overdue;
  };

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is overdue a while after the match is over, and not before', () => {
    vi.useFakeTimers();
    come('playing');
    expect(pass(OPENED_WITHIN)).toBe(false);
    come('over');
    expect(pass(OPENED_WITHIN - 1)).toBe(false);
    expect(pass(1)).toBe(true);
    come('lobby');
    expect(pass(OPENED_WITHIN)).toBe(false);
  });

  it('is not while there is no line to hear of it by', () => {
    vi.useFakeTimers();
    come('over');
    useConnection.setState({ client: null });
    expect(pass(OPENED_WITHIN * 2)).toBe(false);
    useConnection.setState({ client: at.client });
    expect(pass(OPENED_WITHIN - 1)).toBe(false);
    expect(pass(1)).toBe(true);
  });
});

describe('what is opened', () => {
  it('is whole where all fits', async () => {
    const whole = openedSeal(['Ada', 'Bo']);
    await at.show(viewOf(whole, 'closed', null), viewOf(whole, 'opened', null));
    expect(faults()).toEqual([]);
  });

  it('is broken where the host shows another commitment than before', async () => {
    const whole = openedSeal(['Ada', 'Bo']);
    const before = { ...viewOf(whole, 'closed', null), host: partOf('else') };
    await at.show(before, viewOf(whole, 'opened', null));
    expect(faults()).toEqual(['changed']);
  });

  it('is broken where the part of this device is another one, and stays so after a reload', async () => {
    const seal = await taken();
    await at.show(viewOf(seal, 'closed'), viewOf(openedSeal(['Ada', 'Bo']), 'opened'));
    expect(faults()).toContain('left-out');
    reload();
    await at.show(viewOf(openedSeal(['Ada', 'Bo']), 'opened'));
    expect(faults()).toContain('left-out');
  });

  it('is broken where the host opens another part', async () => {
    const whole = openedSeal(['Ada', 'Bo']);
    const part = partOf('else');
    const other = { ...whole, host: { part, commitment: hostCommitment(whole, part) } };
    await at.show(viewOf(whole, 'closed', null), viewOf(other, 'opened', null));
    expect(faults()).toEqual(['drawn', 'changed']);
  });

  it('says so about cards that this device saw elsewhere, but not about those of another deal', async () => {
    const whole = openedSeal(['Ada', 'Bo']);
    const deal = whole.draws[1]?.event.cards as string[];
    const cards = (first: string): ObservedDraw[] => [{ type: 'deal', nth: 0, places: [0], cards: [first] }];
    const observed = (last: object | null, toAct: number[]) => ({ viewer: 0, toAct, last }) as ObservationBase;
    let seen = cards(deal[0] ?? '');
    const witness = newDrawLog(() => seen);
    const update = (version: number, observation: ObservationBase) =>
      witness({ match: 0, version, observation, moves: [] });
    // Before the host has sent its state.
    update(1, observed({ by: 'chance', type: 'deal' }, [0]));
    await at.show(viewOf(whole, 'closed', null));
    expect(seals()[0]?.cards).toBe(0);
    update(2, observed({ by: 0, type: 'play' }, [1]));
    // Between deals, after a missed update: it may be another deal's.
    seen = cards('not there');
    update(9, observed({ by: 0, type: 'play' }, []));
    await at.show(viewOf(whole, 'opened', null));
    expect([faults(), seals()[0]?.cards]).toEqual([[], 1]);
    leave();
    leave = subscribeFairShuffle('table');
    kept.clear();
    await at.show(viewOf(whole, 'closed', null));
    update(10, observed({ by: 'chance', type: 'deal' }, [0]));
    await at.show(viewOf(whole, 'opened', null));
    expect(faults()).toEqual(['seen']);
  });

  it('keeps the latest updates only while nobody takes them', async () => {
    const whole = openedSeal(['Ada', 'Bo']);
    const observation = { viewer: 0, toAct: [0], last: { by: 'chance', type: 'deal' } } as ObservationBase;
    const looked: unknown[] = [];
    const witness = newDrawLog((shown) => {
      looked.push(shown);
      return [];
    });
    for (let version = 1; version <= 700; version++) witness({ match: 0, version, observation, moves: [] });
    await at.show(viewOf(whole, 'closed', null));
    expect(looked).toHaveLength(256);
  });

  it('says so about cards that a shown match has let this device see', async () => {
    const whole = openedSeal(['Ada', 'Bo']);
    const observedDraws = (): ObservedDraw[] => [{ type: 'deal', nth: 0, places: [0], cards: ['not there'] }];
    const game = { beats: () => [{ name: 'settled', ms: 0 }], observedDraws };
    await at.show(viewOf(whole, 'closed', null));
    const observation = { viewer: 0, toAct: [0], last: { by: 'chance', type: 'deal' } };
    const source = {
      watch: (...[, , take]: Parameters<Source['watch']>) => {
        take({ match: 0, version: 1, observation, moves: [] });
        return () => undefined;
      },
      move: async () => true,
    };
    subscribeSource(source, 0, game, () => undefined).stop();
    await at.show(viewOf(whole, 'opened', null));
    expect(faults()).toEqual(['seen']);
  });
});

describe('the verifier', () => {
  const VERIFIER = '#shared/fair-shuffle/verify.ts';

  afterEach(() => {
    vi.doUnmock(VERIFIER);
    vi.resetModules();
  });

  it('is asked for again until it comes, and nothing is called whole before', async () => {
    vi.resetModules();
    let asked = 0;
    vi.doMock(VERIFIER, () => {
      asked++;
      throw new Error('withheld');
    });
    leave();
    const store = (await import('./fair-shuffle-store.ts')).useFairShuffles;
    const { useConnection: connected } = await import('../connection/connection.ts');
    const { useTable: atTable } = await import('../tables/tables.ts');
    const { notifyReconnect } = await import('../../lazy/load-with-retry.ts');
    connected.setState({ client: at.client });
    atTable.setState(useTable.getState());
    leave = (await import('./fair-shuffle.ts')).subscribeFairShuffle('table');
    const whole = openedSeal(['Ada', 'Bo']);
    await at.show(viewOf(whole, 'closed', null), viewOf(whole, 'opened', null));
    const found = () => store.getState().seals.map(({ faults }) => faults);
    await vi.waitFor(() => expect(asked).toBe(1));
    expect(found()).toEqual([null]);
    vi.doUnmock(VERIFIER);
    notifyReconnect();
    await vi.waitFor(() => expect(found()).toEqual([[]]));
  });
});
