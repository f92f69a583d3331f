import { expect, it } from 'vitest';
import { deviceOf, isThisComputer, THIS_COMPUTER } from './client-device.ts';

it('an IPv4 address is one device, however it is written', () => {
  for (const written of ['192.168.1.7', '::ffff:192.168.1.7', '::FFFF:c0a8:107', '0:0:0:0:0:ffff:192.168.1.7'])
    expect([written, deviceOf(written)]).toEqual([written, '192.168.1.7']);
});

it('an IPv6 network of 64 bits is one device, however its addresses are written', () => {
  const written = ['fd00::7', 'FD00::8', 'fd00:0:0:0:1:2:3:4', 'fd00:0000::ffff:ffff:ffff:ffff', 'fd00::1.2.3.4'];
  for (const one of written) expect([one, deviceOf(one)]).toEqual([one, 'fd00:0:0:0::/64']);
  expect(['fd00:0:0:1::7', '2001:DB8::', 'fe80::1%eth0', '1:2:3:4:5:6:7:8', '1::8', '::7'].map(deviceOf)).toEqual([
    'fd00:0:0:1::/64',
    '2001:db8:0:0::/64',
    'fe80:0:0:0::/64',
    '1:2:3:4::/64',
    '1:0:0:0::/64',
    '0:0:0:0::/64',
  ]);
});

it('this computer is one device by all its own names', () => {
  const own = [undefined, '127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', 'localhost'];
  expect(new Set(own.map(deviceOf))).toEqual(new Set([THIS_COMPUTER]));
});

it('what is no address is counted as it stands', () => {
  expect(['Tower', '', '1.2.3.4.5'].map(deviceOf)).toEqual(['tower', '', '1.2.3.4.5']);
});

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
