/** Devices and hosts that cheat at a seal, each seen by the others: `check` is what an honest device finds by itself. */
import { describe, expect, it } from 'vitest';
import { deviceCommitment } from '#shared/fair-shuffle/commitment.ts';
import type { OpenedSeal } from '#shared/fair-shuffle/schema.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import {
  back,
  begun,
  Device,
  drawsOf,
  faultsOf,
  gatherDevices,
  type Habits,
  HONEST_HABITS,
  openedBy,
  partOf,
  type ShuffleTable,
} from '../testing/shuffle-devices.ts';
import { openTableStream, person, playDeal } from '../testing/table-people.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { COMMIT_TIMEOUT_MS, REVEAL_TIMEOUT_MS } from './fair-shuffle.ts';

const sealed = () => testHost({ drawContribution: drawsOf('host') });

/** By the book, but the others come first. */
const SLOW: Habits = {
  async commit(...args) {
    await flushPromises();
    return HONEST_HABITS.commit(...args);
  },
  open: HONEST_HABITS.open,
};

/** The first seal as Ada was told of it at the end of the deal, with whatever Bob did meanwhile. */
async function played(at: TestHost, party: ShuffleTable): Promise<OpenedSeal> {
  for (let k = 0; k < 4; k++) await flushPromises();
  await at.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
  await playDeal(party.table, party.people);
  return openedBy(party.devices[0] as Device, 0);
}

async function withBob(bob: Habits) {
  const at = sealed();
  const party = await begun(at, [SLOW, bob]);
  const opened = await played(at, party);
  const [ada, mallory] = party.devices as [Device, Device];
  return { opened, refused: [...new Set(mallory.refused)], found: ada.check(2, opened) };
}

describe('a device', () => {
  it('that stays silent has no part in the seal, and is named', async () => {
    const { opened, found } = await withBob({});
    expect(opened).toMatchObject({
      attempt: 0,
      devices: [{ names: ['Ada'] }],
      absent: [{ names: ['Bob'], why: 'silent' }],
    });
    expect(found).toEqual([]);
  });

  it('that comes late is refused, whatever it brings', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, {}]);
    const opened = await played(at, party);
    const [ada, bob] = party.devices as [Device, Device];
    expect(await bob.commit(opened, partOf('late'))).toMatchObject({ reason: 'seal-too-late' });
    expect(await bob.open(opened, partOf('late'))).toMatchObject({ reason: 'seal-too-late' });
    expect(ada.check(2, opened)).toEqual([]);
  });

  it('that sends twice has its first commitment in the list; the same again is no matter', async () => {
    const { opened, refused, found } = await withBob({
      async commit(device, view, own) {
        const first = device.commit(view, own.commitment);
        const second = await device.commit(view, partOf('another'));
        const again = device.commit(view, own.commitment);
        return second ?? (await first) ?? again;
      },
      open: HONEST_HABITS.open,
    });
    expect(refused).toEqual(['seal-twice']);
    expect(opened.devices.map(({ names }) => names)).toEqual([['Ada'], ['Bob']]);
    expect(found).toEqual([]);
  });

  it('that repeats another’s commitment is refused and named; it could never have opened it', async () => {
    const at = sealed();
    const party = await gatherDevices(at, [
      HONEST_HABITS,
      { commit: (device, view) => device.commit(view, party.devices[0]?.own.get('0 0')?.commitment ?? '') },
    ]);
    party.table.start();
    const opened = await played(at, party);
    expect(party.devices[1]?.refused).toContain('seal-repeated');
    expect(opened.absent).toEqual([{ names: ['Bob'], why: 'repeated' }]);
    expect(party.devices[0]?.check(2, opened)).toEqual([]);
  });

  it('that repeats the host’s commitment is refused', async () => {
    const { refused } = await withBob({ commit: (device, view) => device.commit(view, view.host) });
    expect(refused).toEqual(['seal-repeated']);
  });

  it('that overhears a commitment and is first with it locks nobody out: who was first with a lie can’t open it', async () => {
    const at = sealed();
    const stolen = deviceCommitmentOf('device 0');
    const party = await gatherDevices(at, [
      SLOW,
      { commit: (device, view) => device.commit(view, view.attempt > 0 ? partOf('') : stolen(view)) },
    ]);
    party.table.start();
    const opened = await played(at, party);
    expect(party.devices[0]?.refused).toEqual(['seal-repeated']);
    expect(opened).toMatchObject({
      attempt: 1,
      devices: [{ names: ['Ada'] }],
      absent: [{ names: ['Bob'], why: 'unopened' }],
    });
    expect(party.devices[0]?.check(2, opened)).toEqual([]);
  });

  it('that opens another part than it has committed to is named, and the others begin anew without it', async () => {
    const { opened, refused, found } = await withBob({
      commit: HONEST_HABITS.commit,
      open: (device, view) => device.open(view, partOf('another')),
    });
    expect(refused).toEqual(['seal-wrong-part']);
    expect(opened).toMatchObject({ attempt: 1, absent: [{ names: ['Bob'], why: 'wrong-part' }] });
    expect(opened.restarts).toMatchObject([{ devices: [{ names: ['Ada'] }, { names: ['Bob'], part: null }] }]);
    expect(found).toEqual([]);
  });

  it('that opens before the list is fixed is refused', async () => {
    const { refused } = await withBob({ commit: (device, view, { part }) => device.open(view, part) });
    expect(refused).toEqual(['seal-too-early']);
  });

  it('that does not open in any deal is one more attempt in each, told in each, and no more', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, { commit: HONEST_HABITS.commit }]);
    await played(at, party);
    await at.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
    for (const session of party.people) party.table.moves.endScorePause(session);
    await playDeal(party.table, party.people);
    for (const seal of [0, 1]) {
      expect(openedBy(party.devices[0] as Device, seal)).toMatchObject({ attempt: 1, restarts: [{}] });
      expect(faultsOf(party, seal)[0]).toEqual([]);
    }
  });

  it('that holds a seal up is told to all: which attempt it is, and of how many at most', async () => {
    const at = sealed();
    const opensOnce: Habits = {
      commit: HONEST_HABITS.commit,
      open: (device, view, own) =>
        view.attempt > 0 ? Promise.resolve(undefined) : HONEST_HABITS.open(device, view, own),
    };
    const { devices } = await begun(at, [HONEST_HABITS, { commit: HONEST_HABITS.commit }, opensOnce]);
    for (let k = 0; k < 4; k++) await at.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
    const [ada] = devices as [Device];
    const told = ada.views.filter(({ phase }) => phase === 'opening').map(({ attempt, most }) => [attempt + 1, most]);
    expect([...new Set(told.map((one) => one.join(' of ')))]).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(ada.latest()).toMatchObject({ phase: 'closed', attempt: 2, devices: [{ names: ['Ada'] }] });
  });

  it('that comes again as somebody else on the same seat is not asked again in that seal', async () => {
    const at = sealed();
    const { table, devices } = await begun(at, [HONEST_HABITS, { commit: HONEST_HABITS.commit }]);
    const [ada, mallory] = devices as [Device, Device];
    let now = mallory;
    // The second of them says yes to each, as often as it takes.
    for (let k = 0; k < 6; k++) {
      const heir = person(at);
      table.guests.enter(heir);
      const leave = openTableStream(table, heir);
      now.leave();
      table.claims.make(heir, 1);
      const claim = table.view(ada.session).claims[0];
      if (claim) table.claims.answer(ada.session, claim.id, true);
      const next = new Device(table, heir, `heir ${k}`);
      await next.watch(table, { commit: HONEST_HABITS.commit });
      now = next;
      await at.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
      if (k < 5) leave();
    }
    expect(ada.latest(0)).toMatchObject({ phase: 'closed', attempt: 1, devices: [{ names: ['Ada'] }] });
    expect(ada.latest(0)?.absent).toEqual([{ names: ['Bob'], why: 'unopened' }]);
  });

  it('that was given a seat, fails, and gives it back is not asked as who has it again', async () => {
    const at = sealed();
    const { table, devices, looks } = await gatherDevices(at, [HONEST_HABITS, HONEST_HABITS]);
    const [ada, bob] = devices as [Device, Device];
    const heir = person(at);
    table.guests.enter(heir);
    const heirs = new Device(table, heir, 'heir');
    bob.leave();
    looks[1]?.();
    await at.clock.pass(45_000);
    openTableStream(table, heir);
    table.claims.make(heir, 1);
    table.claims.answer(ada.session, table.view(ada.session).claims[0]?.id ?? -1, true);
    expect(table.view(heir).mine).toEqual([1]);
    await heirs.watch(table, { commit: HONEST_HABITS.commit });
    table.start();
    await at.clock.pass(1000);
    expect(table.claims.make(bob.session, 1)).toBeUndefined();
    await bob.watch(table, { commit: HONEST_HABITS.commit });
    await at.clock.pass(5 * (COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS));
    expect(ada.latest(0)).toMatchObject({ phase: 'closed', attempt: 1, devices: [{ names: ['Ada'] }] });
  });

  it('that is new comes into the next seal, and into no other attempt at this one', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, { commit: HONEST_HABITS.commit }]);
    const [ada] = party.devices as [Device];
    for (let k = 0; k < 8; k++) {
      const onlooker = person(at);
      party.table.guests.enter(onlooker);
      openTableStream(party.table, onlooker);
      await new Device(party.table, onlooker, `late ${k}`).watch(party.table, { commit: HONEST_HABITS.commit });
      await at.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
    }
    expect(ada.latest(0)).toMatchObject({ phase: 'closed', attempt: 1 });
  });

  it('that claims a seat while a seal is made has it when that is closed', async () => {
    const at = sealed();
    const { table, devices, looks } = await gatherDevices(at, [HONEST_HABITS, HONEST_HABITS]);
    const [ada] = devices as [Device];
    const heir = person(at);
    table.guests.enter(heir);
    openTableStream(table, heir);
    looks[1]?.();
    await at.clock.pass(45_000);
    // Bob's page still takes part in seals, and opens nothing.
    table.claims.make(heir, 1);
    table.start();
    table.claims.answer(ada.session, table.view(ada.session).claims[0]?.id ?? -1, true);
    expect(table.view(heir)).toMatchObject({ mine: [], claimed: { state: 'pending' } });
    await flushPromises();
    await at.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
    expect(ada.latest(0)).toMatchObject({ phase: 'closed' });
    expect(table.view(heir)).toMatchObject({ mine: [1], claimed: null });
  });

  it('that floods the host with parts and commitments changes nothing, and nobody is told of it', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, {}]);
    const [ada, bob] = party.devices as [Device, Device];
    const told = ada.views.length;
    const view = bob.latest() as NonNullable<ReturnType<Device['latest']>>;
    const steps = at.store.sealSteps(1).length;
    const kept = bob.commit(view, partOf('one'));
    for (let k = 0; k < 1000; k++) {
      expect(await bob.commit(view, partOf(`flood ${k}`))).toMatchObject({ reason: 'seal-too-late' });
      expect(await bob.open(view, partOf(`flood ${k}`))).toMatchObject({ reason: 'seal-wrong-part' });
    }
    expect(await kept).toBeUndefined();
    // The list was fixed with both: one step, and one view of it.
    expect(at.store.sealSteps(1)).toHaveLength(steps + 1);
    expect(ada.views).toHaveLength(told + 1);
  });

  it('that only looks on is waited for in vain once, and not asked again in this match', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, HONEST_HABITS, { commit: HONEST_HABITS.commit }]);
    const opened = await played(at, party);
    expect(opened).toMatchObject({ attempt: 1, devices: [{ names: ['Ada'] }, { names: ['Bob'] }], absent: [] });
    await at.clock.pass(0);
    await flushPromises();
    expect(party.devices[0]?.latest()).toMatchObject({ seal: 1, attempt: 0, phase: 'closed', devices: [{}, {}] });
  });

  it('that only looks on is one of its place, however many sessions it has', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, HONEST_HABITS, ...Array<Habits>(50).fill({})]);
    expect(party.devices[0]?.latest()?.devices).toHaveLength(3);
  });

  it('without a seat and without having come in takes no part, and a screen neither', async () => {
    const at = sealed();
    const { table, devices } = await begun(at);
    const view = devices[0]?.latest() as NonNullable<ReturnType<Device['latest']>>;
    expect(await table.moves.commit('nobody', view, partOf('x'))).toMatchObject({ reason: 'seal-not-asked' });
    expect(await table.moves.reveal('nobody', view, partOf('x'))).toMatchObject({ reason: 'seal-not-asked' });
  });
});

/** What the device of this name will commit to: whoever reads the packets of the house knows it. */
function deviceCommitmentOf(name: string) {
  return (view: { match: string; seal: number; attempt: number }) =>
    deviceCommitment(view, 0, partOf(`${name} ${view.seal} ${view.attempt}`));
}

describe('a host', () => {
  async function honestly() {
    const at = sealed();
    const party = await begun(at);
    const opened = await played(at, party);
    return { at, party, opened, devices: party.devices as [Device, Device] };
  }

  it('that is honest is found so', async () => {
    const { devices, opened } = await honestly();
    for (const device of devices) expect(device.check(2, opened)).toEqual([]);
  });

  it.each<[string, (seal: OpenedSeal) => OpenedSeal, string[]]>([
    [
      'swaps two cards',
      (seal) => {
        const [{ event }] = seal.draws as [{ event: { numbers: number[]; by: 'chance'; type: string } }];
        const [a = 0, b = 0, ...rest] = event.numbers;
        return { ...seal, draws: [{ event: { ...event, numbers: [b, a, ...rest] } }] };
      },
      ['drawn'],
    ],
    [
      'opens another part',
      (seal) => ({ ...seal, host: { ...seal.host, part: partOf('better') } }),
      ['host-part', 'drawn'],
    ],
    ['leaves a device out', (seal) => ({ ...seal, devices: seal.devices.slice(0, 1) }), ['drawn', 'changed']],
    [
      'says another part of a device',
      (seal) => ({ ...seal, devices: seal.devices.map((one) => ({ ...one, part: partOf('x') })) }),
      ['device-part', 'drawn', 'changed', 'left-out'],
    ],
  ])('that %s', async (_, cheat, codes) => {
    const { devices, opened } = await honestly();
    const found = devices.map((device) => device.check(2, cheat(opened)).map(({ code }) => code));
    for (const code of codes) expect(found.some((of) => of.includes(code as never))).toBe(true);
    for (const of of found) expect(of.length).toBeGreaterThan(0);
  });

  it('that draws again until it likes the deal shows a commitment that nobody was shown before', async () => {
    const at = sealed();
    const party = await begun(at);
    const again = at.restart();
    // It forgets what it has kept of the seal, and draws other parts.
    again.store.sealSteps = () => [];
    again.store.addSealSteps = () => undefined;
    again.store.events = () => [];
    again.store.append = () => undefined;
    again.host.resume();
    const party2 = await back(again, party);
    await again.clock.pass(COMMIT_TIMEOUT_MS + REVEAL_TIMEOUT_MS);
    await playDeal(party2.table, party2.people);
    for (const device of party2.devices) {
      expect(device.check(2, openedBy(device, 0)).length).toBeGreaterThan(0);
    }
  });

  it('that says a device did not open, which did, is caught by that device', async () => {
    const { devices, opened } = await honestly();
    const [ada, bob] = devices;
    const lie: OpenedSeal = {
      ...opened,
      restarts: [],
      devices: opened.devices.slice(0, 1),
      absent: [{ names: ['Bob'], why: 'unopened' }],
    };
    expect(ada.check(2, lie).map(({ code }) => code)).toContain('changed');
    expect(bob.check(2, lie).map(({ code }) => code)).toContain('left-out');
  });

  it('that grinds with a friend who does not open, or by dying, can’t hide the attempts', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, { commit: HONEST_HABITS.commit }]);
    await at.clock.pass(REVEAL_TIMEOUT_MS / 2);
    const again = at.restart();
    again.host.resume();
    const returned = await back(again, party, party.devices.slice(0, 1));
    await again.clock.pass(20_000);
    await playDeal(returned.table, returned.people);
    const [ada] = party.devices as [Device];
    const opened = openedBy(ada, 0);
    expect(opened).toMatchObject({ attempt: 1, restarts: [{ devices: [{}, { names: ['Bob'], part: null }] }] });
    expect(ada.check(2, opened)).toEqual([]);
    const hidden = { ...opened, attempt: 0, restarts: [] };
    expect(ada.check(2, hidden).length).toBeGreaterThan(0);
  });
});
