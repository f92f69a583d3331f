import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import {
  addressOf,
  CLUSTER_MAX_CONNECTIONS,
  ConnectionLimits,
  descriptorsAllowed,
  quotaFor,
} from './connection-limits.ts';

type Line = Socket & { isOpen: boolean };

/** What is looked at of a socket. */
function from(remoteAddress: string | undefined): Line {
  const line = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true });
  const close = (): void => {
    line.isOpen = false;
    line.emit('close');
  };
  return Object.assign(line, { destroy: close }) as unknown as Line;
}

const ROOM = { total: 40, reservedLocal: 5, reservedSeated: 5, perDevice: 10 };

function guests(room = ROOM) {
  const clock = new FakeClock();
  const refused: unknown[] = [];
  const all = new ConnectionLimits(room, clock, (address) => refused.push(address));
  /** So many lines of an address, of which those that are let in come back. */
  const come = (address: string, count = 1): Line[] =>
    Array.from({ length: count }, () => from(address)).filter((line) => all.admit(line));
  return { all, clock, refused, come };
}

const open = (lines: readonly Line[]) => lines.filter(({ isOpen }) => isOpen).length;

describe('one device', () => {
  it('has so many lines and no more, by however many addresses: its oldest go', () => {
    const { come, refused } = guests();
    const lines = Array.from({ length: 84 }, (_, k) => come(`fd00::${k}`)).flat();
    expect([open(lines), refused.length]).toEqual([10, 74]);
    expect(lines.slice(-10).every(({ isOpen }) => isOpen)).toBe(true);
    const other = come('fd00:0:0:1::1', 10);
    expect([open(other), open(lines)]).toEqual([10, 10]);
  });

  it('is an IPv4 address, however it is written', () => {
    const { come } = guests();
    const lines = [...come('::ffff:192.168.1.7', 10), ...come('192.168.1.7', 10)];
    expect(open(lines)).toBe(10);
    expect(addressOf(from('::ffff:192.168.1.7'))).toBe('192.168.1.7');
    expect(addressOf(from('fd00::7'))).toBe('fd00::7');
  });

  it('gets back what it leaves', () => {
    const { come } = guests();
    for (let k = 0; k < 100; k++) for (const line of come('192.168.1.7', 10)) line.destroy();
    expect(open(come('192.168.1.7', 10))).toBe(10);
  });

  it('that has gone before being asked does not come in', () => {
    expect(guests().all.admit(from(undefined))).toBe(false);
  });
});

describe('where there is no room', () => {
  const HOGS = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'];

  it('who has least is let in, and the hogs pay for it', () => {
    const { come } = guests();
    const hogs = HOGS.flatMap((address) => come(address, 1000));
    expect(open(hogs)).toBe(30);
    const newcomers = Array.from({ length: 20 }, (_, k) => come(`192.168.1.${k}`)).flat();
    for (const address of HOGS) come(address, 1000);
    expect([open(newcomers), open(hogs) <= 10]).toEqual([20, true]);
  });

  it('home has a reserve, and then takes what it needs of strangers', () => {
    const { come } = guests();
    const hogs = HOGS.flatMap((address) => come(address, 1000));
    expect([open(come('127.0.0.1', 5)), open(hogs)]).toEqual([5, 30]);
    expect(open(come('::1', 30))).toBe(30);
    expect(open(hogs)).toBe(5);
    expect(come('::1', 100).length).toBe(5);
  });

  it('people who hold a seat keep their lines, and make room for strangers', () => {
    const { all, come } = guests();
    const seated = HOGS.flatMap((address) => come(address, 2));
    for (const line of seated) all.trackSeated(line, () => true);
    const hogs = HOGS.flatMap((address) => come(address, 1000));
    expect([open(seated), open(hogs)]).toEqual([10, 25]);
    const late = come('192.168.1.7');
    for (const line of late) all.trackSeated(line, () => true);
    for (const address of HOGS) come(address, 1000);
    expect(open([...seated, ...late])).toBe(11);
  });

  it('who has sat down since counts from then on, and who has stood up does not', () => {
    const { all, come } = guests();
    let isSeated = false;
    const [ada] = come('192.168.1.7') as [Line];
    all.trackSeated(ada, () => isSeated);
    isSeated = true;
    // Not looked at again until it is about to go.
    for (let k = 0; k < 200; k++) come(`10.0.${k}.1`);
    expect(ada.isOpen).toBe(true);
    isSeated = false;
    all.review();
    for (let k = 0; k < 200; k++) come(`10.1.${k}.1`);
    expect(ada.isOpen).toBe(false);
  });

  it('one device is not taken for many who are seated', () => {
    const { all, come } = guests();
    const liars = HOGS.flatMap((address) => come(address, 10));
    for (const line of liars) all.trackSeated(line, () => true);
    const more = come('10.0.0.1', 30);
    for (const line of more) all.trackSeated(line, () => true);
    expect(open(more)).toBeLessThanOrEqual(10);
    expect(open(come('127.0.0.1', 5))).toBe(5);
  });

  it('a device takes others’ places only so often: who came lately has time to say who they are', async () => {
    const { clock, come } = guests();
    const crowd = Array.from({ length: 30 }, (_, k) => come(`10.0.0.${k}`, 2)).flat();
    const before = open(crowd);
    // Each line of it is gone as soon as it has taken a place.
    for (let k = 0; k < 500; k++) for (const line of come('10.9.9.9', 2)) line.destroy();
    expect(before - open(crowd)).toBeLessThanOrEqual(30);
    await clock.pass(10_000);
    expect(come('10.9.9.9')).toHaveLength(1);
  });
});

describe('room', () => {
  it('is what descriptors allow, and never more than any house needs', () => {
    expect(quotaFor(Number.POSITIVE_INFINITY)).toEqual({
      total: 1000,
      reservedLocal: 125,
      reservedSeated: 125,
      perDevice: 250,
    });
    expect(quotaFor(1024).total).toBe(928);
    expect(quotaFor(256)).toEqual({ total: 160, reservedLocal: 20, reservedSeated: 20, perDevice: 40 });
    expect(quotaFor(10).total).toBe(32);
    expect(quotaFor(20_000, CLUSTER_MAX_CONNECTIONS)).toEqual({
      total: 4000,
      reservedLocal: 500,
      reservedSeated: 500,
      perDevice: 1000,
    });
    expect(quotaFor(1024, CLUSTER_MAX_CONNECTIONS).total).toBe(928);
  });

  it('is asked of the system', () => {
    expect(descriptorsAllowed()).toBeGreaterThan(0);
  });
});
