import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isPrivate, subnetCandidates } from './subnet-candidates.ts';

function at(address: string, prefix = 24, mac = '02:00:00:00:00:01'): NetworkInterfaceInfo {
  return { address, cidr: `${address}/${prefix}`, mac, netmask: '', internal: false, family: 'IPv4' };
}

const addresses = (interfaces: Record<string, NetworkInterfaceInfo[]>, known: string[] = []) =>
  subnetCandidates(new Set(known), interfaces).map(({ address }) => address);

describe('the addresses that are asked one by one', () => {
  it('are the 253 others of the own /24, the nearest first', () => {
    const all = addresses({ eth0: [at('192.168.1.5')] });
    expect(all).toHaveLength(253);
    expect(all.slice(0, 4)).toEqual(['192.168.1.4', '192.168.1.6', '192.168.1.3', '192.168.1.7']);
    expect(new Set(all).size).toBe(253);
    expect(all).not.toContain('192.168.1.0');
    expect(all).not.toContain('192.168.1.255');
  });

  it('are never more than a /24, however large the network', () => {
    const all = addresses({ eth0: [at('10.20.30.40', 8)] });
    expect(all).toHaveLength(253);
    expect(all.every((address) => address.startsWith('10.20.30.'))).toBe(true);
  });

  it('are no more than the network has', () => {
    expect(addresses({ eth0: [at('192.168.1.130', 30)] })).toEqual(['192.168.1.129']);
    expect(addresses({ eth0: [at('192.168.1.5', 31)] })).toEqual([]);
    expect(addresses({ eth0: [at('192.168.1.5', 32)] })).toEqual([]);
  });

  it.each([
    ['of the internet', { eth0: [at('203.0.113.5')] }],
    ['of a provider’s own (RFC 6598)', { eth0: [at('100.64.1.5')] }],
    ['that a computer gives itself', { eth0: [at('169.254.3.5', 16)] }],
    ['of a tunnel, by its name', { wg0: [at('10.8.0.2')] }],
    ['of a tunnel, which has no hardware', { 'Company VPN': [at('10.8.0.2', 24, '00:00:00:00:00:00')] }],
    ['of containers', { docker0: [at('172.17.0.1', 16)] }],
    ['of this computer itself', { lo: [{ ...at('10.0.0.1'), internal: true } as NetworkInterfaceInfo] }],
  ])('are none %s', (_, interfaces) => {
    expect(addresses(interfaces)).toEqual([]);
  });

  it('of two networks come by turns, of a third not at all; the same network twice is one', () => {
    const two = addresses({ eth0: [at('192.168.1.5')], wlan0: [at('10.0.0.5')], usb0: [at('10.1.0.5')] });
    expect(two.slice(0, 4)).toEqual(['192.168.1.4', '10.0.0.4', '192.168.1.6', '10.0.0.6']);
    expect(two).toHaveLength(2 * 253);
    expect(addresses({ eth0: [at('192.168.1.5')], wlan0: [at('192.168.1.9')] })).toHaveLength(252);
  });

  it('come first where somebody is known to be', () => {
    expect(addresses({ eth0: [at('192.168.1.5')] }, ['192.168.1.200']).slice(0, 2)).toEqual([
      '192.168.1.200',
      '192.168.1.4',
    ]);
  });
});

it('private networks are those of RFC 1918', () => {
  const all = ['10.0.0.1', '172.16.0.1', '172.31.255.1', '192.168.9.9', '172.32.0.1', '8.8.8.8', '169.254.1.1', '::1'];
  expect(all.filter(isPrivate)).toEqual(all.slice(0, 4));
});
