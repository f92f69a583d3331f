import { expect, it } from 'vitest';
import { isThisComputer } from './own-computer.ts';

it('no address and loopback are this computer, everything else is not', () => {
  for (const own of [undefined, '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
    expect(isThisComputer(own)).toBe(true);
  }
  for (const other of ['', '192.168.1.7', '10.127.0.0', '::', 'fe80::1', '::ffff:10.0.0.1', '127.0.0.1.example']) {
    expect(isThisComputer(other)).toBe(false);
  }
});
