/** Outputs of each system's tools as documented; none was recorded on that system. */
import { describe, expect, it } from 'vitest';
import { type CommandResult, type Firewall, firewallCommands, readFirewall, type SystemAccess } from './firewall.ts';

/** A system whose tools print this, by their arguments; others can't be run. */
const saying = (
  said: Readonly<Record<string, string | CommandResult>>,
  files: Readonly<Record<string, string>> = {},
): SystemAccess => ({
  async run(program, ...args) {
    const called = [program, ...args].join(' ');
    const [, answer] = Object.entries(said).find(([part]) => called.includes(part)) ?? [];
    return typeof answer === 'string' ? { code: 0, output: answer } : answer;
  },
  read: async (path) => files[path],
});

describe('Windows', () => {
  const PROGRAM = { port: 4747, path: 'C:\\Program Files\\Panno Verde\\Panno Verde.exe' };
  const ON = 'HKEY_LOCAL_MACHINE\\…\r\n    EnableFirewall    REG_DWORD    0x1\r\n\r\n';
  const OFF = ON.replace('0x1', '0x0');
  const rule = (text: string, k = 0): string => `    {8C5A-${k}}    REG_SZ    v2.31|${text}|\r\n`;
  const OURS = `Active=TRUE|Dir=In|Protocol=6|App=${PROGRAM.path}|Name=Panno Verde`;
  const HEAD = 'HKEY_LOCAL_MACHINE\\SYSTEM\\…\\FirewallRules\r\n';
  const windows = (rules: string, connected = 'Private', more: Readonly<Record<string, string>> = {}) =>
    readFirewall(
      PROGRAM,
      'win32',
      saying({
        ...more,
        FirewallRules: HEAD + rules,
        'Get-NetConnectionProfile': `${connected}\r\n`,
        EnableFirewall: ON,
      }),
    );

  it.each([
    ['a rule that allows the program', rule(`Action=Allow|${OURS}`), 'lets-in'],
    ['one in other letters', rule(`Action=Allow|${OURS.replace('Panno Verde.exe', 'PANNO VERDE.EXE')}`), 'lets-in'],
    ['one for the port, whoever has it', rule('Action=Allow|Active=TRUE|Dir=In|Protocol=6|LPort=4747'), 'lets-in'],
    ['one for each protocol', rule(`Action=Allow|${OURS.replace('Protocol=6|', '')}`), 'lets-in'],
    ['one for this network', rule(`Action=Allow|${OURS}|Profile=Private`), 'lets-in'],
    ['one for two networks', rule(`Action=Allow|${OURS}|Profile=Private|Profile=Public`), 'lets-in'],
    ['one for another network', rule(`Action=Allow|${OURS}|Profile=Domain`), 'keeps-out'],
    ['one that is switched off', rule(`Action=Allow|${OURS.replace('Active=TRUE', 'Active=FALSE')}`), 'keeps-out'],
    ['one for what goes out', rule(`Action=Allow|${OURS.replace('Dir=In', 'Dir=Out')}`), 'keeps-out'],
    ['one for UDP', rule(`Action=Allow|${OURS.replace('Protocol=6', 'Protocol=17')}`), 'keeps-out'],
    ['one for another port of the program', rule(`Action=Allow|${OURS}|LPort=80`), 'keeps-out'],
    ['one for another program', rule('Action=Allow|Active=TRUE|Dir=In|Protocol=6|App=C:\\other.exe'), 'keeps-out'],
    [
      'one that allows and one that blocks',
      rule(`Action=Allow|${OURS}`) + rule(`Action=Block|${OURS}`, 1),
      'keeps-out',
    ],
    ['none', '', 'keeps-out'],
    ['lines that are none', 'x\r\n    {1}    REG_DWORD    0x1\r\n    {2}    REG_SZ    nonsense\r\n', 'keeps-out'],
  ])('with %s', async (_, rules, state) => {
    expect(await windows(rules)).toEqual({ tool: 'windows', state });
  });

  it('is off where it is for this network', async () => {
    expect((await windows('', 'Private', { StandardProfile: OFF })).state).toBe('off');
    expect((await windows('', 'Public', { StandardProfile: OFF })).state).toBe('keeps-out');
    expect((await windows('', 'DomainAuthenticated', { DomainProfile: OFF })).state).toBe('off');
  });

  it('says nothing where it differs and the network is not known', async () => {
    const allowed = rule(`Action=Allow|${OURS}|Profile=Private`);
    expect((await windows(allowed, '')).state).toBe('on');
  });

  it('is unknown where nobody may read it', async () => {
    expect(await readFirewall(PROGRAM, 'win32', saying({}))).toEqual({ tool: 'windows', state: 'unknown' });
    const refused = { FirewallRules: { code: 1, output: 'ERROR: Access is denied.' } };
    expect((await readFirewall(PROGRAM, 'win32', saying(refused))).state).toBe('unknown');
  });
});

describe('macOS', () => {
  const PROGRAM = { port: 4747, path: '/Applications/Panno Verde.app/Contents/MacOS/Panno Verde' };
  const mac = (global: string, all: string, app: string) =>
    readFirewall(
      PROGRAM,
      'darwin',
      saying({ getglobalstate: global, getblockall: all, 'getappblocked /Applications/Panno Verde.app': app }),
    );
  const ON = 'Firewall is enabled. (State = 1)\n';
  const NOT_ALL = 'Firewall has block all state set to disabled.\n';

  it.each<[string, [string, string, string], Partial<Firewall>]>([
    ['off', ['Firewall is disabled. (State = 0)\n', NOT_ALL, ''], { state: 'off' }],
    [
      'blocking all, as it says',
      ['Firewall is blocking all non-essential incoming connections. (State = 2)\n', '', ''],
      { state: 'keeps-out', all: true },
    ],
    ['blocking all, in the words of before', [ON, 'Block all ENABLED!\n', ''], { state: 'keeps-out', all: true }],
    [
      'blocking all, in the words of now',
      [ON, 'Firewall has block all state set to enabled.\n', ''],
      { state: 'keeps-out', all: true },
    ],
    [
      'on, and blocks the program',
      [ON, NOT_ALL, 'Incoming connection to the application is blocked\n'],
      { state: 'keeps-out' },
    ],
    [
      'on, and lets the program be called',
      [ON, NOT_ALL, 'Incoming connection to the application is permitted\n'],
      { state: 'lets-in' },
    ],
    [
      'on, and does not know the program',
      [ON, NOT_ALL, 'The application is not part of the firewall\n'],
      { state: 'on' },
    ],
    ['saying something else', ['?', '', ''], { state: 'unknown' }],
  ])('is %s', async (_, said, firewall) => {
    expect(await mac(...said)).toEqual({ tool: 'macos', ...firewall });
  });

  it('is unknown where it can’t be asked', async () => {
    expect((await readFirewall(PROGRAM, 'darwin', saying({}))).state).toBe('unknown');
  });
});

describe('Linux', () => {
  const PROGRAM = { port: 4747, path: '/usr/bin/panno-verde' };
  const RUNNING = { '--state': 'running\n' };
  const NO: CommandResult = { code: 1, output: 'no\n' };

  it.each<
    [string, Readonly<Record<string, string | CommandResult>>, Readonly<Record<string, string>>, Partial<Firewall>]
  >([
    [
      'firewalld with the port open',
      { ...RUNNING, '--query-port=4747/tcp': 'yes\n' },
      {},
      { tool: 'firewalld', state: 'lets-in' },
    ],
    [
      'firewalld with many ports open',
      { ...RUNNING, '--query-port': NO, '--list-ports': '1025-65535/udp 1025-65535/tcp\n' },
      {},
      { tool: 'firewalld', state: 'lets-in' },
    ],
    [
      'firewalld with many others open',
      { ...RUNNING, '--query-port': NO, '--list-ports': '8000-8010/tcp 4747/udp\n' },
      {},
      { tool: 'firewalld', state: 'keeps-out' },
    ],
    [
      'firewalld that does not answer that',
      { ...RUNNING, '--query-port': { code: 254, output: '' } },
      {},
      { tool: 'firewalld', state: 'on' },
    ],
    ['ufw', {}, { '/etc/ufw/ufw.conf': '# ufw\nENABLED=yes\nLOGLEVEL=low\n' }, { tool: 'ufw', state: 'on' }],
    [
      'ufw that is off',
      {},
      { '/etc/ufw/ufw.conf': 'ENABLED=no\n#ENABLED=yes\n' },
      { tool: 'nftables', state: 'unknown' },
    ],
    [
      'nothing that speaks',
      { '--state': { code: 252, output: 'not running\n' } },
      {},
      { tool: 'nftables', state: 'unknown' },
    ],
  ])('has %s', async (_, said, files, firewall) => {
    expect(await readFirewall(PROGRAM, 'linux', saying(said, files))).toEqual(firewall);
  });
});

describe('what is to be typed', () => {
  const PROGRAM = { port: 4747, path: '/Applications/Panno Verde.app/Contents/MacOS/Panno Verde' };
  it.each([
    ['ufw', 'sudo ufw allow 4747/tcp && sudo ufw allow 5353/udp'],
    ['firewalld', 'sudo firewall-cmd --permanent --add-port=4747/tcp --add-service=mdns && sudo firewall-cmd --reload'],
    [
      'nftables',
      "sudo nft 'insert rule inet filter input tcp dport 4747 accept; insert rule inet filter input udp dport 5353 accept'",
    ],
  ] as const)('for %s names the port and where tables are announced', (tool, all) => {
    expect(firewallCommands({ tool, state: 'on' }, PROGRAM).all).toBe(all);
  });

  it('for macOS names the app, not the file within; for all, all', () => {
    const { all } = firewallCommands({ tool: 'macos', state: 'on' }, PROGRAM);
    expect(all).toMatch(
      /--add "\/Applications\/Panno Verde[.]app" && .*--unblockapp "\/Applications\/Panno Verde[.]app"$/,
    );
    expect(firewallCommands({ tool: 'macos', state: 'keeps-out', all: true }, PROGRAM).all).toMatch(
      /--setblockall off$/,
    );
  });

  it('for Windows takes away what blocks first', () => {
    const path = 'C:\\Panno Verde.exe';
    const { all } = firewallCommands({ tool: 'windows', state: 'on' }, { port: 4747, path });
    expect(all).toMatch(/^netsh .* delete rule .* & netsh .* add rule .*action=allow$/);
    expect(all?.split(`program="${path}"`)).toHaveLength(3);
  });
});
