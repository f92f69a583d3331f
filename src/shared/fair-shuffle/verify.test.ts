import { describe, expect, it } from 'vitest';
import { deviceCommitment, hostCommitment } from './commitment.ts';
import type { OpenedSeal } from './schema.ts';
import { openedSeal, partOf, viewOf } from './testing.ts';
import { type CommitmentLog, type SealFault, verifyCommitmentLog, verifySeal } from './verify.ts';

const SEATS = 5;
const other = partOf('another part');

function tamper(change: (seal: OpenedSeal) => void): OpenedSeal {
  const seal = openedSeal(['Ada', 'Bo', 'Cy']);
  change(seal);
  return seal;
}

function at<T>(list: readonly T[], k: number): T {
  return list[k] as T;
}

describe('whoever calculates', () => {
  it('finds nothing wrong with a seal made by the book, with devices and without', () => {
    expect(verifySeal(openedSeal(), SEATS)).toEqual([]);
    expect(verifySeal(openedSeal([]), SEATS)).toEqual([]);
  });

  it.each<[string, (seal: OpenedSeal) => void, SealFault[]]>([
    [
      'a host that opens another part',
      (seal) => Object.assign(seal.host, { part: other }),
      [{ code: 'host-part' }, { code: 'drawn', draw: 0 }],
    ],
    [
      'a host that commits anew after it has drawn',
      (seal) => Object.assign(seal.host, { part: other, commitment: hostCommitment(seal, other) }),
      [{ code: 'drawn', draw: 0 }],
    ],
    [
      'another part of a device',
      (seal) => Object.assign(at(seal.devices, 1), { part: other }),
      [
        { code: 'device-part', device: 1 },
        { code: 'drawn', draw: 0 },
      ],
    ],
    ['a device that is left out', (seal) => seal.devices.splice(1, 1), [{ code: 'drawn', draw: 0 }]],
    [
      'a part that is one’s own twice',
      (seal) => seal.devices.push({ ...at(seal.devices, 0), device: 3 }),
      [
        { code: 'device-part', device: 3 },
        { code: 'repeated', device: 3 },
        { code: 'drawn', draw: 0 },
      ],
    ],
    [
      'devices in another order',
      (seal) => seal.devices.reverse(),
      [
        { code: 'order', device: 1 },
        { code: 'order', device: 0 },
        { code: 'drawn', draw: 0 },
      ],
    ],
    ['a try that is not told', (seal) => seal.restarts.pop(), [{ code: 'attempts' }]],
    [
      'a try begun anew without a reason',
      (seal) => Object.assign(at(at(seal.restarts, 0).devices, 0), { part: partOf('before') }),
      [{ code: 'attempts' }],
    ],
    [
      'two cards exchanged',
      (seal) => {
        const { cards } = at(seal.draws, 1).event as unknown as { cards: string[] };
        cards.push(cards.shift() ?? '');
      },
      [{ code: 'drawn', draw: 1 }],
    ],
    ['a draw that is drawn again', (seal) => seal.draws.splice(1, 1), [{ code: 'drawn', draw: 1 }]],
    [
      'a draw of a form that nobody knows',
      (seal) => Object.assign(at(seal.draws, 2).event, { more: 1 }),
      [{ code: 'form', draw: 2 }],
    ],
    ['a seal thrown away', (seal) => seal.draws.splice(0), [{ code: 'unused' }]],
    ['another match', (seal) => Object.assign(seal, { match: 'ab'.repeat(16) }), []],
    ['another seal of the match', (seal) => Object.assign(seal, { seal: 4 }), []],
  ])('finds %s', (_, change, faults) => {
    const found = verifySeal(tamper(change), SEATS);
    expect(found).not.toEqual([]);
    if (faults.length > 0) expect(found).toEqual(faults);
  });

  it('needs to know how many sit there', () => {
    expect(verifySeal(openedSeal(), 4)).not.toEqual([]);
  });
});

describe('whoever was there', () => {
  const opened = openedSeal(['Ada', 'Bo', 'Cy']);
  const [ada] = opened.devices;
  const own = { attempt: 1, device: 0, commitment: ada?.commitment ?? '', part: ada?.part ?? '', opened: true };
  const witness: CommitmentLog = {
    views: [viewOf(opened, 'committing'), viewOf(opened, 'opening'), viewOf(opened, 'closed')],
    own: [own],
    seen: [
      { type: 'dealer', nth: 0, fields: { seat: opened.draws[0]?.event.seat } },
      { type: 'deal', nth: 0, places: [1, 3], cards: cardsAt(1, 3) },
      { type: 'deal', nth: 0, cards: ['AS', 'AS', '10H'] },
      { type: 'deal', places: [0, 2], cards: cardsAt(0, 2) },
    ],
  };

  function cardsAt(...places: number[]): string[] {
    const cards = opened.draws[1]?.event.cards as string[];
    return places.map((k) => cards[k] ?? '').toReversed();
  }

  it('finds that all is as it was', () => {
    expect(verifyCommitmentLog(opened, witness)).toEqual([]);
  });

  it('remembers a try that came to nothing, its own part in it too', () => {
    const [before] = opened.restarts;
    const device = before?.devices[0];
    const view = {
      ...viewOf({ ...opened, attempt: 0, devices: [] }, 'opening'),
      host: before?.host ?? '',
      devices: [{ device: 0, names: ['Cy'], commitment: device?.commitment ?? '', part: null }],
    };
    const part = {
      attempt: 0,
      device: 0,
      commitment: device?.commitment ?? '',
      part: partOf('before'),
      opened: false,
    };
    expect(verifyCommitmentLog(opened, { views: [view], own: [part], seen: [] })).toEqual([]);
    // The host had its contribution and denied it, to retry.
    const lie = verifyCommitmentLog(opened, { views: [view], own: [{ ...part, opened: true }], seen: [] });
    expect(lie).toEqual([{ code: 'left-out', device: 0 }]);
    const changed = { ...view, host: partOf('another') };
    expect(verifyCommitmentLog(opened, { views: [changed], own: [], seen: [] })).toEqual([{ code: 'changed' }]);
  });

  it.each<[string, OpenedSeal, SealFault]>([
    ['another match', { ...opened, match: 'ab'.repeat(16) }, { code: 'other-seal' }],
    ['another number', { ...opened, seal: 5 }, { code: 'other-seal' }],
    ['fewer tries', { ...openedSeal(['Ada', 'Bo', 'Cy']), attempt: 0, restarts: [] }, { code: 'other-seal' }],
    [
      'another commitment of the host',
      { ...opened, host: { part: other, commitment: hostCommitment(opened, other) } },
      { code: 'changed' },
    ],
    [
      'another commitment of somebody',
      { ...opened, devices: opened.devices.map((one) => (one.device === 2 ? { ...one, commitment: other } : one)) },
      { code: 'changed' },
    ],
    [
      'another part of somebody',
      { ...opened, devices: opened.devices.map((one) => (one.device === 2 ? { ...one, part: other } : one)) },
      { code: 'changed' },
    ],
    ['one device fewer', { ...opened, devices: opened.devices.slice(0, 2) }, { code: 'changed' }],
    ['the own part gone', { ...opened, devices: opened.devices.slice(1) }, { code: 'left-out', device: 0 }],
    [
      'the own part changed, and the commitment with it',
      {
        ...opened,
        devices: opened.devices.map((one) =>
          one.device === 0 ? { ...one, part: other, commitment: deviceCommitment(opened, 0, other) } : one,
        ),
      },
      { code: 'left-out', device: 0 },
    ],
    [
      'another seat than was told',
      { ...opened, draws: opened.draws.map((draw) => ({ ...draw, event: { ...draw.event, seat: 77 } })) },
      { code: 'seen', draw: 0 },
    ],
    [
      'other cards than were seen',
      {
        ...opened,
        draws: opened.draws.map(({ event, ...draw }) => ({
          ...draw,
          event: { ...event, cards: (event.cards as string[] | undefined)?.map((card) => card.toLowerCase()) },
        })),
      },
      { code: 'seen', draw: 1 },
    ],
    ['a draw that is gone', { ...opened, draws: opened.draws.slice(0, 1) }, { code: 'seen' }],
  ])('finds %s', (_, changed, fault) => {
    expect(verifyCommitmentLog(changed, witness)).toContainEqual(fault);
  });

  it('tells each fault once', () => {
    const gone = verifyCommitmentLog(
      { ...opened, draws: [] },
      { ...witness, views: [...witness.views, ...witness.views] },
    );
    expect(gone).toEqual([{ code: 'seen' }]);
  });
});
