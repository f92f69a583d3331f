import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { bracketed, lanAddresses } from './addresses.ts';

function at(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, internal, netmask: '', mac: '', cidr: null };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

it('the addresses of this computer are those that others can type', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true), at('::1', true)],
    eth0: [at('fe80::1'), at('FEBF::2'), at('fd00::2'), at('192.168.1.5')],
    wlan0: [at('169.254.7.7'), at('10.0.0.3')],
    gone: undefined,
  };
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.5', '10.0.0.3', '[fd00::2]']);
});

it('only an IPv6 address needs brackets', () => {
  expect(['::1', '127.0.0.1', 'box.local'].map(bracketed)).toEqual(['[::1]', '127.0.0.1', 'box.local']);
});
