import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/fake-clock.ts';
import { begun, drawsOf, faultsOf, gatherDevices, HONEST_HABITS, openedBy } from '../testing/shuffle-devices.ts';
import { playDeal } from '../testing/table-people.ts';
import { testHost } from '../testing/test-host.ts';
import { COMMIT_TIMEOUT_MS, PREPARE_WAIT_MS, REVEAL_TIMEOUT_MS } from './fair-shuffle.ts';

const sealed = () => testHost({ drawContribution: drawsOf('host') });
const WHOLE = [[], []];

describe('a seal', () => {
  it('is made by all devices and the host before chance deals, and every device finds it whole when it is open', async () => {
    const at = sealed();
    const party = await begun(at);
    const [ada, bob] = party.devices;
    expect(ada?.views.map(({ phase }) => phase)).toEqual(['committing', 'opening', 'closed']);
    expect(at.store.events(1).map(({ type }) => type)).toEqual(['deal']);
    await playDeal(party.table, party.people);
    expect(bob?.opened(0)?.draws).toMatchObject([{ event: { by: 'chance', type: 'deal' } }]);
    expect(openedBy(party.devices[0] as never, 0).devices.map(({ names }) => names)).toEqual([['Ada'], ['Bob']]);
    expect(faultsOf(party, 0)).toEqual(WHOLE);
  });

  it('shows nothing before its time: no commitment before the list is fixed, no part before all are open, not the host’s before the deal is played', async () => {
    const at = sealed();
    const party = await begun(at);
    await playDeal(party.table, party.people);
    const [committing, opening, closed, opened] = party.devices[0]?.views ?? [];
    const shown = (view: typeof committing) =>
      view?.devices.map(({ commitment, part }) => [commitment !== null, part !== null]);
    expect(shown(committing)).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(shown(opening)).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(shown(closed)).toEqual([
      [true, true],
      [true, true],
    ]);
    const hostPart = opened?.opened?.host.part as string;
    expect(hostPart).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([committing, opening, closed])).not.toContain(hostPart);
  });

  it('of the next deal is made while people look at the score, and dealt from at once when they go on', async () => {
    const at = sealed();
    const party = await begun(at);
    await playDeal(party.table, party.people);
    await flushPromises();
    // First everybody has the move that ended the deal, then the disk is waited for again.
    expect(party.devices[0]?.latest()).toMatchObject({ seal: 0 });
    await at.clock.pass(0);
    await flushPromises();
    expect(party.devices[0]?.latest()).toMatchObject({ seal: 1, phase: 'closed' });
    expect(at.store.events(1)).toHaveLength(7);
    for (const session of party.people) party.table.moves.endScorePause(session);
    expect(at.store.events(1)).toHaveLength(8);
    await playDeal(party.table, party.people);
    expect(faultsOf(party, 1)).toEqual(WHOLE);
  });

  it('of the next deal is not begun at once while somebody who sits there is away, but in time', async () => {
    const at = sealed();
    const party = await begun(at);
    party.devices[1]?.leave();
    await playDeal(party.table, party.people);
    await at.clock.pass(PREPARE_WAIT_MS - 1);
    expect(party.devices[0]?.latest()?.seal).toBe(0);
    await at.clock.pass(1);
    expect(party.devices[0]?.latest()).toMatchObject({ seal: 1, absent: [{ names: ['Bob'], why: 'away' }] });
  });

  it('waits for nobody where no device is there, and says who sat there without one', async () => {
    const at = sealed();
    const party = await gatherDevices(at);
    for (const device of party.devices) device.leave();
    party.table.start();
    expect(at.store.events(1)).toHaveLength(1);
    const [late] = party.devices;
    await late?.watch();
    expect(late?.latest()).toMatchObject({
      phase: 'closed',
      devices: [],
      absent: [
        { names: ['Ada'], why: 'away' },
        { names: ['Bob'], why: 'away' },
      ],
    });
    await playDeal(party.table, party.people);
    expect(late?.check(2, openedBy(late, 0))).toEqual([]);
  });

  it('has no part of a device that stays silent: it is named, and the others deal', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, {}]);
    await at.clock.pass(COMMIT_TIMEOUT_MS - 1);
    expect(at.store.events(1)).toEqual([]);
    await at.clock.pass(1);
    expect(at.store.events(1)).toHaveLength(1);
    await playDeal(party.table, party.people);
    expect(openedBy(party.devices[0] as never, 0)).toMatchObject({
      attempt: 0,
      devices: [{ names: ['Ada'] }],
      absent: [{ names: ['Bob'], why: 'silent' }],
    });
    expect(faultsOf(party, 0)).toEqual(WHOLE);
  });

  it('is begun anew, with fresh parts, without a device that has committed and does not open', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, { commit: HONEST_HABITS.commit }]);
    await at.clock.pass(REVEAL_TIMEOUT_MS);
    expect(at.store.events(1)).toHaveLength(1);
    await playDeal(party.table, party.people);
    const opened = openedBy(party.devices[0] as never, 0);
    expect(opened).toMatchObject({
      attempt: 1,
      restarts: [{ devices: [{ names: ['Ada'] }, { names: ['Bob'], part: null }] }],
      devices: [{ names: ['Ada'] }],
      absent: [{ names: ['Bob'], why: 'unopened' }],
    });
    expect(opened.restarts[0]?.host).not.toBe(opened.host.commitment);
    expect(faultsOf(party, 0)).toEqual(WHOLE);
  });

  it('says who is waited for once that takes a while', async () => {
    const at = sealed();
    const { devices } = await begun(at, [HONEST_HABITS, {}]);
    const [ada] = devices;
    expect(ada?.views).toHaveLength(1);
    await at.clock.pass(500);
    expect(ada?.views.map(({ phase, waits }) => [phase, waits])).toEqual([
      ['committing', [0, 1]],
      ['committing', [1]],
    ]);
    await at.clock.pass(COMMIT_TIMEOUT_MS - 500);
    expect(ada?.latest()).toMatchObject({ phase: 'closed', waits: [] });
  });

  it('stands still while the match is paused', async () => {
    const at = sealed();
    const party = await begun(at, [HONEST_HABITS, {}]);
    party.table.pause(true);
    await at.clock.pass(10 * COMMIT_TIMEOUT_MS);
    expect(party.devices[0]?.latest()?.phase).toBe('committing');
    party.table.pause(false);
    await at.clock.pass(COMMIT_TIMEOUT_MS);
    expect(at.store.events(1)).toHaveLength(1);
  });
});
