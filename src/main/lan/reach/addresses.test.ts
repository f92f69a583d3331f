import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { bracketed, isNeighbour, lanAddresses, ownInterfaces } from './addresses.ts';

function at(address: string, internal = false, prefix = address.includes(':') ? 64 : 24): NetworkInterfaceInfo {
  const common = { address, internal, netmask: '', mac: '', cidr: `${address}/${prefix}` };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

const INTERFACES = {
  lo: [at('127.0.0.1', true, 8), at('::1', true, 128)],
  docker0: [at('172.17.0.1', false, 16)],
  eth0: [at('fe80::1'), at('FEBF::2'), at('fd00::2'), at('192.168.1.5')],
  wlan0: [at('169.254.7.7', false, 16), at('10.0.0.3', false, 30)],
  gone: undefined,
};

it('the addresses of this computer are those that others can type, those within it last', () => {
  expect(lanAddresses(INTERFACES)).toEqual(['192.168.1.5', '10.0.0.3', '172.17.0.1', 'fd00::2']);
});

it('only an IPv6 address needs brackets', () => {
  expect(['::1', '127.0.0.1', 'box.local'].map(bracketed)).toEqual(['[::1]', '127.0.0.1', 'box.local']);
});

it('a neighbour shares the network of an address with this computer, and not of another', () => {
  const neighboursOf = (own: string, ...others: string[]) => others.filter((one) => isNeighbour(one, own, INTERFACES));
  const all = ['192.168.1.77', '10.0.0.1', '169.254.1.1', 'fd00::77', 'fe80::9', '192.168.2.1', '10.0.0.4', '8.8.8.8'];
  expect(neighboursOf('192.168.1.5', ...all)).toEqual(['192.168.1.77']);
  expect(neighboursOf('10.0.0.3', ...all)).toEqual(['10.0.0.1']);
  expect(neighboursOf('fd00::2', ...all, 'fd00:1::1')).toEqual(['fd00::77']);
  expect(neighboursOf('127.0.0.1', ...all, '127.0.0.1')).toEqual([]);
  expect(neighboursOf('192.168.9.9', ...all, 'no address', '')).toEqual([]);
});

it('the system is asked once a second at most, and where it can’t say, what it said last is true', () => {
  const later = performance.now() + 1e9;
  let asked = 0;
  const ask = () => {
    asked++;
    return INTERFACES;
  };
  for (let ms = 0; ms < 1000; ms++) expect(ownInterfaces(ask, later + ms)).toBe(INTERFACES);
  const fails = () => {
    throw new Error('EMFILE');
  };
  expect(ownInterfaces(fails, later + 1000)).toBe(INTERFACES);
  expect([ownInterfaces(() => ({}), later + 2000), asked]).toEqual([{}, 1]);
});
