/** The host dies at every moment of a seal: it goes on with the same parts, and no device finds anything wrong. */
import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/fake-clock.ts';
import {
  back,
  begun,
  type Device,
  drawsOf,
  faultsOf,
  type Habits,
  HONEST_HABITS,
  openedBy,
  type ShuffleTable,
} from '../testing/shuffle-devices.ts';
import { playDeal } from '../testing/table-people.ts';
import { SCORE_PAUSE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import { RETURN_TIMEOUT_MS } from './fair-shuffle.ts';

/** Two devices that each commit and open in two deals. */
const CALLS = 8;

const sealed = () => testHost({ drawContribution: drawsOf('host') });

/** By the book, but only so many calls of all together reach the host. */
function cutOffAfter(calls: number): Habits {
  let made = 0;
  const cut =
    (call: Required<Habits>['commit']): Required<Habits>['commit'] =>
    (...args) =>
      made++ < calls ? call(...args) : new Promise(() => undefined);
  return { commit: cut(HONEST_HABITS.commit), open: cut(HONEST_HABITS.open) };
}

/** The host dies and starts again, and these devices come back to it. */
async function die(at: TestHost, party: ShuffleTable, who?: readonly Device[]) {
  const again = at.restart();
  expect(again.host.resume()).toEqual([]);
  const returned = await back(again, party, who);
  await flushPromises();
  return { at: again, party: returned };
}

/** Everybody goes on after the score, and plays what is dealt then. */
async function playOn({ table, people }: ShuffleTable): Promise<void> {
  for (const session of people) table.moves.endScorePause(session);
  await playDeal(table, people);
}

describe('the host dies', () => {
  it.each([...Array(CALLS + 1).keys()])('after %i calls of the devices', async (calls) => {
    const habits = cutOffAfter(calls);
    let at = sealed();
    let party: ShuffleTable = await begun(at, [habits, habits]);
    const before = party.devices.map(({ views }) => views.at(-1)?.host);
    if (at.store.events(1).length === 0) ({ at, party } = await die(at, party));
    expect(party.devices.map((device) => device.latest(0)?.host)).toEqual(before);
    await playDeal(party.table, party.people);
    await flushPromises();
    if (party.devices[0]?.latest()?.phase !== 'closed') ({ at, party } = await die(at, party));
    await playOn(party);
    expect(party.table.stage).toBe('over');
    for (const seal of [0, 1]) {
      const [device] = party.devices as [Device];
      expect(openedBy(device, seal)).toMatchObject({ attempt: 0, restarts: [], absent: [], devices: [{}, {}] });
      expect(faultsOf(party, seal)).toEqual([[], []]);
    }
  });

  it('between two deals: the next seal waits for the devices that took part, not just for the first to come back', async () => {
    const at = sealed();
    const party = await begun(at);
    const [ada, bob] = party.devices as [Device, Device];
    for (const device of party.devices) device.leave();
    await playDeal(party.table, party.people);
    const again = await die(at, party, [ada]);
    again.party.table.moves.endScorePause(ada.session);
    expect(ada.latest()?.seal).toBe(0);
    await bob.watch(again.party.table);
    await flushPromises();
    expect(ada.latest()).toMatchObject({ seal: 1, devices: [{ names: ['Ada'] }, { names: ['Bob'] }] });
  });

  it('between two deals, and nobody comes back for long: the next seal is made without them, and says so', async () => {
    const at = sealed();
    const party = await begun(at);
    await playDeal(party.table, party.people);
    for (const device of party.devices) device.leave();
    const again = await die(at, party, []);
    await again.at.clock.pass(SCORE_PAUSE_MS + RETURN_TIMEOUT_MS);
    expect(again.at.store.events(1)).toHaveLength(8);
    const [ada] = party.devices as [Device];
    await ada.watch(again.party.table);
    expect(ada.latest()).toMatchObject({ seal: 1, phase: 'closed' });
  });

  it('after all devices are asked, and one of them never comes back: it is named, and the others deal', async () => {
    const habits = cutOffAfter(0);
    const at = sealed();
    const party = await begun(at, [habits, habits]);
    const again = await die(at, party, party.devices.slice(0, 1));
    expect(again.at.store.events(1)).toEqual([]);
    await again.at.clock.pass(RETURN_TIMEOUT_MS * 2);
    expect(again.at.store.events(1)).toHaveLength(1);
    expect(again.party.devices[0]?.latest()).toMatchObject({ attempt: 0, absent: [{ names: ['Bob'], why: 'silent' }] });
  });
});
