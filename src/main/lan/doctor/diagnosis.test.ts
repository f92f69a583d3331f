import { describe, expect, it } from 'vitest';
import { CAUSES, type Cause, type Remedy } from '#shared/protocol/doctor.ts';
import { exportsOf } from '../../../../tools/check-translation.ts';
import { diagnose, formatDiagnosis } from './diagnosis.ts';
import type { Findings, MulticastTest, OtherHost, Typed } from './findings.ts';

const OWN = '192.168.1.5';
const LOUD: MulticastTest = { own: OWN, heardOwn: true, others: ['192.168.1.7'] };
const TOWER: OtherHost = {
  address: '192.168.1.7',
  port: 4747,
  host: 'tower',
  version: '1.0.0',
  tables: 1,
  advertises: 1,
  heard: true,
};
const HOUSE = { name: 'eth0', address: OWN, kind: 'house' } as const;
const TUNNEL = { name: 'wg0', address: '10.8.0.2', kind: 'virtual' } as const;

/** Baseline: no fault, one other host, one open table. */
const WELL: Findings = {
  wish: 'be-seen',
  platform: 'linux',
  version: '1.0.0',
  networks: [HOUSE],
  open: true,
  discovery: true,
  port: 4747,
  wantedPort: 4747,
  listenErrors: [],
  addresses: [`${OWN}:4747`],
  reachesItself: true,
  multicastTests: [LOUD],
  firewall: { tool: 'nftables', state: 'unknown' },
  opening: { all: 'open all', multicast: 'open multicast' },
  neighbours: ['192.168.1.7'],
  routers: ['192.168.1.1'],
  scanned: true,
  hosts: [],
  visitors: [],
  otherVersions: [],
};

const typed = (answer: Typed['answer'], more: Partial<Typed> = {}): Partial<Findings> => ({
  typed: { address: '192.168.1.9:4747', near: true, answer, exists: true, ...more },
});
const mute = (error: string): Partial<Findings> => ({
  multicastTests: [{ own: OWN, heardOwn: false, others: [], error }],
});
const DEAF_VOICE: Partial<Findings> = { multicastTests: [{ ...LOUD, heardOwn: false }] };
const ALONE: Partial<Findings> = { neighbours: [], multicastTests: [{ ...LOUD, others: ['192.168.1.1'] }] };
const SEE: Partial<Findings> = { wish: 'see' };

const TABLE: readonly (readonly [what: string, found: Partial<Findings>, cause: Cause, remedy: Remedy])[] = [
  ['nothing but itself', { networks: [] }, 'no-network', 'join-network'],
  ['a network within it alone', { networks: [{ ...TUNNEL, name: 'docker0' }] }, 'no-network', 'join-network'],
  ['an address that nobody gave', { networks: [{ ...HOUSE, kind: 'self-given' }] }, 'no-address', 'ask-router'],
  ['a tunnel alone', { networks: [TUNNEL] }, 'only-vpn', 'leave-vpn'],
  [
    'an address that nobody gave, and a tunnel',
    { networks: [{ ...HOUSE, kind: 'self-given' }, TUNNEL] },
    'no-address',
    'ask-router',
  ],
  ['IPv6 alone', { networks: [{ ...HOUSE, address: 'fd00::5' }], multicastTests: [] }, 'no-ipv4', 'type-address'],
  [
    'IPv6 alone, of who looks',
    { ...SEE, networks: [{ ...HOUSE, address: 'fd00::5' }], multicastTests: [] },
    'no-ipv4',
    'type-theirs',
  ],
  [
    'macOS that lets nothing out',
    { platform: 'darwin', ...mute('EHOSTUNREACH') },
    'macos-permission',
    'allow-on-macos',
  ],
  ['a rule that lets nothing out', mute('EPERM'), 'nothing-goes-out', 'let-out'],
  ['the same with a tunnel', { networks: [HOUSE, TUNNEL], ...mute('EPERM') }, 'vpn-keeps-in', 'let-vpn'],
  [
    'the same with a network within it',
    { networks: [HOUSE, { ...TUNNEL, name: 'veth1' }], ...mute('EPERM') },
    'nothing-goes-out',
    'let-out',
  ],
  ['another error where it speaks', mute('ENOBUFS'), 'voiceless', 'type-address'],
  [
    'an error in one network of two',
    {
      multicastTests: [LOUD, { own: '10.0.0.5', heardOwn: false, others: [], error: 'EPERM' }],
      visitors: [{ address: '192.168.1.7', near: true }],
    },
    'reached',
    'look-there',
  ],

  ['no table', { open: false }, 'closed', 'open-table'],
  ['--host for this computer alone', { open: false, forItself: true }, 'told-alone', 'let-listen'],
  ['a port that is taken', { listenErrors: [{ address: OWN, code: 'EADDRINUSE' }] }, 'port-taken', 'free-port'],
  ['an address that is refused', { listenErrors: [{ address: OWN, code: 'EACCES' }] }, 'deaf', 'start-again'],
  ['--no-discovery', { discovery: false, multicastTests: [] }, 'no-discovery', 'type-address'],
  ['--no-discovery, of who looks', { ...SEE, discovery: false, multicastTests: [] }, 'no-discovery', 'discover'],
  ['another port', { port: 5000 }, 'other-port', 'type-port'],

  ['a firewall that says so', { firewall: { tool: 'firewalld', state: 'keeps-out' } }, 'firewall', 'command'],
  [
    'one of macOS for this program',
    { platform: 'darwin', firewall: { tool: 'macos', state: 'keeps-out' } },
    'firewall',
    'macos-app',
  ],
  [
    'one of macOS for all',
    { platform: 'darwin', firewall: { tool: 'macos', state: 'keeps-out', all: true } },
    'firewall',
    'macos-all',
  ],
  ['what it says not heard by itself', DEAF_VOICE, 'firewall', 'command'],
  ['its own address not reached', { reachesItself: false }, 'firewall', 'command'],
  ['not heard, but called', { ...DEAF_VOICE, calledBy: 'tower' }, 'firewall-multicast', 'command'],
  [
    'not heard, but visited',
    { ...DEAF_VOICE, visitors: [{ address: '192.168.1.7', near: true }] },
    'firewall-multicast',
    'command',
  ],
  [
    'visited before, but called in vain now',
    { ...DEAF_VOICE, visitors: [{ address: '192.168.1.7', near: true }], callBackFailed: 'tower' },
    'firewall',
    'command',
  ],
  ['called in vain', { callBackFailed: 'tower' }, 'call-lost', 'command'],
  ['a firewall that can’t be read', { firewall: { tool: 'ufw', state: 'on' } }, 'firewall-perhaps', 'command'],
  ['the same, but called', { firewall: { tool: 'ufw', state: 'on' }, calledBy: 'tower' }, 'reached', 'look-there'],
  [
    'a firewall that says so, but called',
    { firewall: { tool: 'firewalld', state: 'keeps-out' }, calledBy: 'tower' },
    'reached',
    'look-there',
  ],
  ['not heard, of who looks', { ...SEE, ...DEAF_VOICE }, 'firewall-multicast', 'command'],

  ['nobody but the router', ALONE, 'apart', 'let-meet'],
  ['nobody but the router, of who looks', { ...SEE, ...ALONE }, 'apart', 'let-meet'],
  ['nobody, but not all asked', { ...ALONE, scanned: false }, 'well', 'look-there'],
  ['a host that is not heard', { hosts: [{ ...TOWER, heard: false }] }, 'multicast', 'type-address'],
  [
    'two hosts, of which one is heard',
    {
      hosts: [
        { ...TOWER, heard: false },
        { ...TOWER, address: '192.168.1.8' },
      ],
    },
    'well',
    'look-there',
  ],
  [
    'a host that is not heard, of who looks',
    { ...SEE, hosts: [{ ...TOWER, heard: false }] },
    'multicast',
    'choose-asked',
  ],
  [
    'somebody from behind a router',
    { visitors: [{ address: '192.168.9.4', near: false }] },
    'other-subnet',
    'type-address',
  ],
  ['somebody with another version', { otherVersions: ['2.0.0'] }, 'other-version', 'same-version'],
  [
    'tables of another version, of who looks',
    { ...SEE, hosts: [{ ...TOWER, version: '2.0.0' }] },
    'other-version',
    'same-version',
  ],

  ['called', { calledBy: 'tower' }, 'reached', 'look-there'],
  ['nothing amiss', {}, 'well', 'look-there'],
  ['a table, of who looks', { ...SEE, hosts: [TOWER] }, 'found', 'choose'],
  [
    'a host without one, of who looks',
    { ...SEE, hosts: [{ ...TOWER, tables: 0, advertises: 0 }] },
    'nothing-open',
    'open-there',
  ],
  ['no host, of who looks', SEE, 'nobody-there', 'ask-there'],

  ['a host', typed('reached', { host: 'tower' }), 'there-reached', 'come-in'],
  ['another version there', typed('other-version', { version: '2.0.0' }), 'other-version', 'same-version'],
  ['a computer without one', typed('nobody-listens'), 'there-closed', 'open-there'],
  ['something else', typed('not-panno-verde'), 'there-other', 'other-place'],
  ['silence of a computer', typed('no-answer'), 'there-firewall', 'ask-there'],
  ['silence of none', typed('no-answer', { exists: false }), 'there-nobody', 'let-meet'],
  ['silence far off', typed('no-answer', { near: false, exists: false }), 'there-far', 'same-network'],
  ['silence where nothing goes out', { ...typed('no-answer'), ...mute('EPERM') }, 'nothing-goes-out', 'let-out'],
  ['an address, and no network', { ...typed('no-answer'), networks: [] }, 'no-network', 'join-network'],
];

describe('what was found', () => {
  it.each(TABLE)('%s', (_, found, cause, remedy) => {
    expect(diagnose({ ...WELL, ...found })).toMatchObject({ cause, remedy });
  });

  it('comes to each cause that there is', () => {
    expect([...new Set(TABLE.map(([, , cause]) => cause))].toSorted()).toEqual([...CAUSES].toSorted());
  });

  it('that a command mends, brings it', () => {
    for (const [, found] of TABLE) {
      const { remedy, command } = diagnose({ ...WELL, ...found });
      const isTyped = remedy === 'command' || remedy === 'macos-app' || remedy === 'macos-all';
      expect(command, remedy).toEqual(isTyped ? expect.stringMatching(/^open (?:all|multicast)$/) : null);
    }
  });
});

it.each(['en', 'it', 'de'])('is said whole in %s: no gap is left, and no sentence is missing', async (language) => {
  const { DOCTOR_MESSAGES } = await exportsOf(`src/shared/protocol/messages/${language}/doctor.ts`);
  const words = DOCTOR_MESSAGES as Readonly<Record<string, string>>;
  for (const [what, found] of TABLE) {
    const { cause, remedy, params } = diagnose({ ...WELL, ...found });
    for (const key of [`doctor.${cause}`, `doctor.do.${remedy}`]) {
      const gaps = [...(words[key] ?? '{missing}').matchAll(/\{(\w+)/g)].map(([, gap = '']) => gap);
      expect(
        gaps.filter((gap) => !params[gap]),
        `${what}: ${key}`,
      ).toEqual([]);
    }
  }
});

it('is printed as its two sentences and what is to be typed', () => {
  const said = formatDiagnosis(diagnose({ ...WELL, ...DEAF_VOICE }), (key) => key);
  expect(said).toContain('doctor.firewall');
  expect(said).toContain('open all');
});
