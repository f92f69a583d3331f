import { expect, it } from 'vitest';
import { isThisComputer } from './own-computer.ts';

it('no address and loopback are this computer, however they are written, and everything else is not', () => {
  const written = [
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::FFFF:7f00:1',
    'LocalHost',
  ];
  for (const own of [undefined, ...written]) expect([own, isThisComputer(own)]).toEqual([own, true]);
  const others = ['', '192.168.1.7', '10.127.0.0', '::', 'fe80::1', '::ffff:10.0.0.1', '127.0.0.1.example', '127.box'];
  for (const other of others) expect([other, isThisComputer(other)]).toEqual([other, false]);
});
