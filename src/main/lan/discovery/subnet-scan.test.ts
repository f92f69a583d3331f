import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import type { SubnetCandidate } from '../reach/neighbours.ts';
import { forEachUntilAborted, type ScanAnswer, SubnetScan } from './subnet-scan.ts';

const OWN = '192.168.1.5';
const HOUSE: readonly SubnetCandidate[] = Array.from({ length: 253 }, (_, k) => ({
  address: `192.168.1.${k + 6}`,
  own: OWN,
}));

let clock: FakeClock;
/** Who was asked, at which port. */
let asked: string[];
/** Hosts' answers by `ADDRESS:PORT`; undefined for a computer without a host. */
let hosts: Map<string, object[]>;
let computers: Set<string>;
let answers: ScanAnswer[];
let most: number;

beforeEach(() => {
  clock = new FakeClock();
  asked = [];
  hosts = new Map([['192.168.1.40:4747', [{ id: 'a' }]]]);
  computers = new Set(['192.168.1.40', '192.168.1.50']);
  answers = [];
  most = 0;
});

function sweepOf(list: readonly SubnetCandidate[] = HOUSE): SubnetScan {
  let at = 0;
  return new SubnetScan({
    clock,
    list: async () => list,
    async ask(address, port) {
      asked.push(`${address}:${port}`);
      most = Math.max(most, ++at);
      await Promise.resolve();
      at--;
      const said = hosts.get(`${address}:${port}`);
      return (said as never) ?? (computers.has(address) ? 'nobody-listens' : 'no-answer');
    },
  });
}

const round = (sweep: SubnetScan, ports: number[] = [], signal = new AbortController().signal) =>
  sweep.round(ports, (answer) => answers.push(answer), signal);

describe('a pass', () => {
  it('asks each address once, at the usual port, few at a time, and tells who answers', async () => {
    await round(sweepOf());
    expect(asked.toSorted()).toEqual(HOUSE.map(({ address }) => `${address}:4747`).toSorted());
    expect(most).toBeLessThanOrEqual(48);
    expect(most).toBeGreaterThan(1);
    expect(answers).toEqual([
      expect.objectContaining({ address: '192.168.1.40', own: OWN, port: 4747, tables: [{ id: 'a' }] }),
    ]);
  });

  it('asks at ports at which others were heard only where somebody is, and at three at most', async () => {
    hosts.set('192.168.1.50:5001', []);
    await round(sweepOf(), [5001, 5002, 5003]);
    const elsewhere = asked.filter((one) => !one.endsWith(':4747'));
    expect(elsewhere.toSorted()).toEqual(
      ['192.168.1.40:5001', '192.168.1.40:5002', '192.168.1.50:5001', '192.168.1.50:5002'].toSorted(),
    );
    expect(answers.map(({ address, port }) => `${address}:${port}`).toSorted()).toEqual([
      '192.168.1.40:4747',
      '192.168.1.50:5001',
    ]);
  });

  it('begins no sooner than 20 s after the one before; who is known is asked every round', async () => {
    const sweep = sweepOf();
    await round(sweep);
    const first = asked.length;
    await clock.pass(19_000);
    await round(sweep);
    expect(asked.slice(first)).toEqual(['192.168.1.40:4747']);
    await clock.pass(1000);
    await round(sweep);
    // All again, but not twice who is known.
    expect(asked.length).toBe(first + 1 + HOUSE.length);
  });

  it('that somebody looked away from goes on where it was, and asks nobody twice', async () => {
    const sweep = sweepOf();
    const looked = new AbortController();
    const going = round(sweep, [], looked.signal);
    while (asked.length < 60) await Promise.resolve();
    looked.abort();
    await going;
    const before = asked.length;
    expect(before).toBeLessThan(HOUSE.length);
    await clock.pass(1000);
    await round(sweep);
    expect(new Set(asked.filter((one) => one !== '192.168.1.40:4747')).size).toBe(HOUSE.length - 1);
    expect(asked.filter((one) => one !== '192.168.1.40:4747')).toHaveLength(HOUSE.length - 1);
  });

  it('tells nothing once nobody looks', async () => {
    const looked = new AbortController();
    looked.abort();
    await round(sweepOf(), [], looked.signal);
    expect([asked, answers]).toEqual([[], []]);
  });
});

describe('a host that is known', () => {
  it('is one no more after two rounds without an answer, and is found again', async () => {
    const sweep = sweepOf();
    await round(sweep);
    hosts.clear();
    computers.clear();
    for (let k = 0; k < 2; k++) await round(sweep);
    const before = asked.length;
    await round(sweep);
    expect(asked.length).toBe(before);
    hosts.set('192.168.1.40:4747', []);
    await clock.pass(20_000);
    await round(sweep);
    expect(answers.at(-1)).toMatchObject({ address: '192.168.1.40', tables: [] });
  });
});

it('each is done once, so many at a time, and none after the end', async () => {
  const over = new AbortController();
  const done: number[] = [];
  await forEachUntilAborted(Array.from({ length: 200 }, (_, k) => k).values(), over.signal, async (k) => {
    done.push(k);
    await Promise.resolve();
    if (done.length >= 100) over.abort();
  });
  expect(new Set(done).size).toBe(done.length);
  expect(done.length).toBeGreaterThanOrEqual(100);
  expect(done.length).toBeLessThanOrEqual(148);
});
