/** Reads this computer's firewall as far as possible without administrator rights. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Commands that open a firewall for everything, and for mDNS only; null where there is none. */
export interface FirewallCommands {
  readonly all: string | null;
  readonly multicast: string | null;
}

/** Where tables are advertised. */
const MDNS_PORT = 5353;

export function firewallCommands({ tool, all }: Firewall, { port, path }: Program): FirewallCommands {
  switch (tool) {
    case 'ufw':
      return {
        all: `sudo ufw allow ${port}/tcp && sudo ufw allow ${MDNS_PORT}/udp`,
        multicast: `sudo ufw allow ${MDNS_PORT}/udp`,
      };
    case 'firewalld': {
      const add = (...what: string[]) =>
        `sudo firewall-cmd --permanent ${what.join(' ')} && sudo firewall-cmd --reload`;
      return {
        all: add(`--add-port=${port}/tcp`, '--add-service=mdns'),
        multicast: add('--add-service=mdns'),
      };
    }
    case 'nftables': {
      const rule = (what: string) => `insert rule inet filter input ${what} accept`;
      const [tcp, udp] = [rule(`tcp dport ${port}`), rule(`udp dport ${MDNS_PORT}`)];
      return { all: `sudo nft '${tcp}; ${udp}'`, multicast: `sudo nft '${udp}'` };
    }
    case 'windows': {
      // A block rule outweighs any allow rule.
      const rules = 'netsh advfirewall firewall';
      const program = `dir=in program="${path}"`;
      const both = `${rules} delete rule name=all ${program} & ${rules} add rule name="Panno Verde" ${program} action=allow`;
      return { all: both, multicast: both };
    }
    case 'macos': {
      const tool = 'sudo /usr/libexec/ApplicationFirewall/socketfilterfw';
      const app = `"${appOf(path)}"`;
      const both = all ? `${tool} --setblockall off` : `${tool} --add ${app} && ${tool} --unblockapp ${app}`;
      return { all: both, multicast: both };
    }
  }
}

/**
 * Windows keeps firewall rules in the registry, readable by anyone and the same in every language.
 */
const POLICY = 'HKLM\\SYSTEM\\CurrentControlSet\\Services\\SharedAccess\\Parameters\\FirewallPolicy';

/** Profile names of the policy, and of rules and connections. */
const PROFILES = [
  { key: 'DomainProfile', name: 'Domain' },
  { key: 'StandardProfile', name: 'Private' },
  { key: 'PublicProfile', name: 'Public' },
] as const;
type Profile = (typeof PROFILES)[number]['name'];

const CONNECTED = '(Get-NetConnectionProfile).NetworkCategory';

const TCP_PROTOCOL = '6';

async function windowsFirewall(program: Program, { run }: SystemAccess): Promise<Firewall> {
  const [rules, connected, ...switches] = await Promise.all([
    run('reg', 'query', `${POLICY}\\FirewallRules`),
    run('powershell', '-NoProfile', '-NonInteractive', '-Command', CONNECTED),
    ...PROFILES.map(({ key }) => run('reg', 'query', `${POLICY}\\${key}`, '/v', 'EnableFirewall')),
  ]);
  if (rules?.code !== 0) return { tool: 'windows', state: 'unknown' };
  const on = PROFILES.filter((_, k) => !/EnableFirewall\s+REG_DWORD\s+0x0\b/.test(switches[k]?.output ?? ''));
  const now = profilesIn(connected?.output ?? '');
  const meant = on.filter(({ name }) => now.length === 0 || now.includes(name));
  if (meant.length === 0) return { tool: 'windows', state: 'off' };
  const ours = rulesIn(rules.output).filter((rule) => isAbout(rule, program));
  const states = new Set(meant.map(({ name }) => letsIn(ours, name)));
  // If the profiles differ and the current one is unknown, the state is unknown.
  const [state = false, ...more] = states;
  return { tool: 'windows', state: more.length > 0 ? 'on' : state ? 'lets-in' : 'keeps-out' };
}

/** The profiles of this computer's current networks. */
function profilesIn(output: string): Profile[] {
  const names = output.split(/\s+/);
  return PROFILES.flatMap(({ name }) => (names.some((one) => one.startsWith(name)) ? name : []));
}

type Rule = ReadonlyMap<string, readonly string[]>;

/** `    {id}    REG_SZ    v2.31|Action=Allow|Active=TRUE|Dir=In|Protocol=6|Profile=Private|LPort=4747|App=C:\…|` */
function rulesIn(output: string): Rule[] {
  return output.split('\n').flatMap((line) => {
    const [, text] = /\sREG_SZ\s+(v[\d.]+\|.*)$/.exec(line.trimEnd()) ?? [];
    if (text === undefined) return [];
    const rule = new Map<string, string[]>();
    for (const part of text.split('|')) {
      const at = part.indexOf('=');
      if (at > 0) rule.set(part.slice(0, at), [...(rule.get(part.slice(0, at)) ?? []), part.slice(at + 1)]);
    }
    return rule;
  });
}

/** An active inbound TCP rule for this program, or for its port. */
function isAbout(rule: Rule, { port, path }: Program): boolean {
  const is = (key: string, ...values: string[]) => values.includes(rule.get(key)?.[0] ?? '');
  const [app] = rule.get('App') ?? [];
  const ports = rule.get('LPort') ?? [];
  const isOurs = app !== undefined && app.toLowerCase() === path.toLowerCase();
  const isPort = app === undefined && ports.includes(String(port));
  const fits = ports.length === 0 || ports.includes(String(port));
  return is('Active', 'TRUE') && is('Dir', 'In') && is('Protocol', TCP_PROTOCOL, '') && fits && (isOurs || isPort);
}

/** Whether the rules allow it: the default blocks, and a block rule outweighs allow rules. */
function letsIn(rules: readonly Rule[], profile: Profile): boolean {
  const here = rules.filter((rule) => !rule.has('Profile') || rule.get('Profile')?.includes(profile));
  const has = (action: string) => here.some((rule) => rule.get('Action')?.[0] === action);
  return has('Allow') && !has('Block');
}

/** macOS's firewall works by program; anyone may read its state. */
const SOCKETFILTERFW = '/usr/libexec/ApplicationFirewall/socketfilterfw';

async function macFirewall({ path }: Program, { run }: SystemAccess): Promise<Firewall> {
  const [global, all, app] = await Promise.all([
    run(SOCKETFILTERFW, '--getglobalstate'),
    run(SOCKETFILTERFW, '--getblockall'),
    run(SOCKETFILTERFW, '--getappblocked', appOf(path)),
  ]);
  const state = /State = (\d)/.exec(global?.output ?? '')?.[1];
  if (state === undefined) return { tool: 'macos', state: 'unknown' };
  if (state === '0') return { tool: 'macos', state: 'off' };
  if (state === '2' || /block all.*\b(?:enabled|on)\b/i.test(all?.output ?? ''))
    return { tool: 'macos', state: 'keeps-out', all: true };
  const output = app?.output ?? '';
  if (/\b(?:is|are) blocked\b|\bblock incoming\b/i.test(output)) return { tool: 'macos', state: 'keeps-out' };
  // For unknown programs it asks the user or checks the signature.
  return { tool: 'macos', state: /\bpermitted\b|\ballow incoming\b/i.test(output) ? 'lets-in' : 'on' };
}

/** An app's bundle folder, as the firewall lists it. */
function appOf(path: string): string {
  return /^(.*?[.]app)\//.exec(path)?.[1] ?? path;
}

// Linux firewalls without root: whether ufw is on, and firewalld's answers.

/** firewall-cmd's exit codes for yes and no. */
const [FIREWALL_CMD_YES, FIREWALL_CMD_NO] = [0, 1];

async function linuxFirewall({ port }: Program, { run, read }: SystemAccess): Promise<Firewall> {
  const [ufw, running] = await Promise.all([read('/etc/ufw/ufw.conf'), run('firewall-cmd', '--state')]);
  if (running?.code === FIREWALL_CMD_YES) {
    const asked = await run('firewall-cmd', `--query-port=${port}/tcp`);
    const state =
      asked?.code === FIREWALL_CMD_YES
        ? 'lets-in'
        : asked?.code === FIREWALL_CMD_NO
          ? await portRangeState(port, run)
          : 'on';
    return { tool: 'firewalld', state };
  }
  if (/^\s*ENABLED\s*=\s*yes\s*$/im.test(ufw ?? '')) return { tool: 'ufw', state: 'on' };
  // Rules that only root can read may exist.
  return { tool: 'nftables', state: 'unknown' };
}

/** The port may be open within a range (Fedora's desktop opens all from 1025). */
async function portRangeState(port: number, run: SystemAccess['run']): Promise<Firewall['state']> {
  const ports = (await run('firewall-cmd', '--list-ports'))?.output ?? '';
  const isIn = [...ports.matchAll(/(\d+)-(\d+)\/tcp/g)].some(
    ([, from, to]) => port >= Number(from) && port <= Number(to),
  );
  return isIn ? 'lets-in' : 'keeps-out';
}

/** Limits of a system tool: time in ms, and output size. */
const COMMAND_TIMEOUT_MS = 3500;
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

/** The exit code and output of a system tool. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** System access for reading a firewall. */
export interface SystemAccess {
  run(program: string, ...args: string[]): Promise<CommandResult | undefined>;
  /** A file's text; undefined where it can't be read. */
  read(path: string): Promise<string | undefined>;
}

export const system: SystemAccess = {
  run: (program, ...args) =>
    new Promise((done) => {
      execFile(
        program,
        args,
        { timeout: COMMAND_TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true },
        (error, output) => {
          const { code = 0, killed } = (error ?? {}) as { readonly code?: number | string; readonly killed?: boolean };
          done(killed || typeof code !== 'number' ? undefined : { code, output });
        },
      );
    }),
  read: (path) => readFile(path, 'utf8').catch(() => undefined),
};

// A firewall's state, whatever the tool.

/** The tool that manages the rules. */
export type FirewallTool = 'ufw' | 'firewalld' | 'nftables' | 'windows' | 'macos';

export interface Firewall {
  readonly tool: FirewallTool;
  /**
   * Whether it allows incoming connections: `on` where it runs with unreadable rules; `unknown`
   * where not even that is known.
   */
  readonly state: 'off' | 'lets-in' | 'keeps-out' | 'on' | 'unknown';
  /** It blocks every program. */
  readonly all?: boolean;
}

/** The program the rules are about. */
export interface Program {
  readonly port: number;
  /** The program's file. */
  readonly path: string;
}

export function readFirewall(program: Program, platform: NodeJS.Platform, run: SystemAccess): Promise<Firewall> {
  if (platform === 'win32') return windowsFirewall(program, run);
  if (platform === 'darwin') return macFirewall(program, run);
  return linuxFirewall(program, run);
}
