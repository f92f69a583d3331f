import { expect, it } from 'vitest';
import { answeredElsewhere, answeredOnLinux, routersElsewhere, routersOnLinux } from './neighbours.ts';

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
