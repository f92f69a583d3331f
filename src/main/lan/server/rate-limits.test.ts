import { describe, expect, it } from 'vitest';
import { THIS_COMPUTER } from '../../host/connections/client-device.ts';
import { SendBacklog } from './rate-limits.ts';

const MIB = 1024 * 1024;
const socket = (bufferedAmount: number) => ({ bufferedAmount });

describe('what lies unread', () => {
  it('is too much for one socket from 4 MiB on, wherever it is', () => {
    const unread = new SendBacklog();
    for (const device of [THIS_COMPUTER, 'eve']) {
      expect(unread.isExceeded(device, socket(4 * MIB))).toBe(false);
      expect(unread.isExceeded(device, socket(4 * MIB + 1))).toBe(true);
    }
  });

  it('is counted for a device: many lines that read nothing take no more than a few', () => {
    const unread = new SendBacklog();
    const lines = Array.from({ length: 250 }, () => socket(0));
    for (const line of lines) unread.add('eve', line);
    const last = lines[249] ?? socket(0);
    for (const line of lines) line.bufferedAmount = 60 * 1024;
    // Little on each is what a slow network makes.
    expect(unread.isExceeded('eve', last)).toBe(false);
    for (const line of lines) line.bufferedAmount = MIB;
    expect(unread.isExceeded('eve', last)).toBe(true);
    expect(unread.isExceeded('bob', socket(MIB))).toBe(false);
    for (const line of lines.slice(16)) line.bufferedAmount = 0;
    expect(unread.isExceeded('eve', lines[0] ?? last)).toBe(false);
  });

  it('is not counted any more once a socket is closed, nor at this computer', () => {
    const unread = new SendBacklog();
    const gone = Array.from({ length: 20 }, () => unread.add('eve', socket(MIB)));
    expect(unread.isExceeded('eve', socket(MIB))).toBe(true);
    for (const close of gone) close();
    expect(unread.isExceeded('eve', socket(MIB))).toBe(false);
    for (let k = 0; k < 20; k++) unread.add(THIS_COMPUTER, socket(MIB));
    expect(unread.isExceeded(THIS_COMPUTER, socket(MIB))).toBe(false);
  });
});
