import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import {
  answeredElsewhere,
  answeredOnLinux,
  isPrivate,
  routersElsewhere,
  routersOnLinux,
  subnetCandidates,
} from './neighbours.ts';

it('on Linux: complete entries of the table, and the gateways of default routes', () => {
  const table = `IP address       HW type     Flags       HW address            Mask     Device
192.168.1.1      0x1         0x2         aa:bb:cc:dd:ee:ff     *        eth0
192.168.1.9      0x1         0x0         00:00:00:00:00:00     *        eth0
192.168.1.7      0x1         0x6         aa:bb:cc:dd:ee:00     *        eth0
`;
  expect(answeredOnLinux(table)).toEqual(['192.168.1.1', '192.168.1.7']);
  const routes = `Iface	Destination	Gateway 	Flags	RefCnt	Use	Metric	Mask		MTU	Window	IRTT
eth0	00000000	0101A8C0	0003	0	0	100	00000000	0	0	0
wg0	00000000	00000000	0001	0	0	0	00000000	0	0	0
eth0	0001A8C0	00000000	0001	0	0	100	00FFFFFF	0	0	0
`;
  expect(routersOnLinux(routes)).toEqual(['192.168.1.1']);
});

it('on macOS', () => {
  const table = `? (192.168.1.1) at aa:bb:cc:dd:ee:ff on en0 ifscope [ethernet]
? (192.168.1.9) at (incomplete) on en0 ifscope [ethernet]
? (192.168.1.7) at 8:0:27:1:2:3 on en0 ifscope [ethernet]
? (192.168.1.255) at ff:ff:ff:ff:ff:ff on en0 ifscope [ethernet]
? (224.0.0.251) at 1:0:5e:0:0:fb on en0 ifscope permanent [ethernet]
`;
  expect(answeredElsewhere(table)).toEqual(['192.168.1.1', '192.168.1.7']);
  const routes = `Routing tables

Internet:
Destination        Gateway            Flags               Netif Expire
default            192.168.1.1        UGScg                 en0
default            link#19            UCSIg               utun3
127                127.0.0.1          UCS                   lo0
`;
  expect(routersElsewhere(routes)).toEqual(['192.168.1.1']);
});

it('on Windows, in German', () => {
  const table = `
Schnittstelle: 192.168.1.5 --- 0x7
  Internetadresse       Physische Adresse     Typ
  192.168.1.1           aa-bb-cc-dd-ee-ff     dynamisch
  192.168.1.255         ff-ff-ff-ff-ff-ff     statisch
  224.0.0.251           01-00-5e-00-00-fb     statisch
`;
  expect(answeredElsewhere(table)).toEqual(['192.168.1.1']);
  const routes = `
IPv4-Routentabelle
===========================================================================
Aktive Routen:
     Netzwerkziel    Netzwerkmaske          Gateway    Schnittstelle Metrik
          0.0.0.0          0.0.0.0      192.168.1.1      192.168.1.5     25
        127.0.0.0        255.0.0.0   Auf Verbindung         127.0.0.1    331
`;
  expect(routersElsewhere(routes)).toEqual(['192.168.1.1']);
});

it('of what is no table nothing is known', () => {
  for (const read of [answeredOnLinux, answeredElsewhere, routersOnLinux, routersElsewhere]) {
    expect(['', 'command not found', '\0\n\n999.1.1.1 0x1 0x2'].flatMap(read)).toEqual([]);
  }
});

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
