/** Windows keeps its firewall's rules in the registry, where anybody reads them, in the same words in every language. */
import type { Firewall, Program } from './kinds.ts';
import type { SystemAccess } from './run.ts';

const POLICY = 'HKLM\\SYSTEM\\CurrentControlSet\\Services\\SharedAccess\\Parameters\\FirewallPolicy';

/** As the policy calls them, and as rules and connections do. */
const PROFILES = [
  { key: 'DomainProfile', name: 'Domain' },
  { key: 'StandardProfile', name: 'Private' },
  { key: 'PublicProfile', name: 'Public' },
] as const;
type Profile = (typeof PROFILES)[number]['name'];

const CONNECTED = '(Get-NetConnectionProfile).NetworkCategory';

const TCP_PROTOCOL = '6';

export async function windowsFirewall(program: Program, { run }: SystemAccess): Promise<Firewall> {
  const [rules, connected, ...switches] = await Promise.all([
    run('reg', 'query', `${POLICY}\\FirewallRules`),
    run('powershell', '-NoProfile', '-NonInteractive', '-Command', CONNECTED),
    ...PROFILES.map(({ key }) => run('reg', 'query', `${POLICY}\\${key}`, '/v', 'EnableFirewall')),
  ]);
  if (rules?.code !== 0) return { tool: 'windows', state: 'unknown' };
  const on = PROFILES.filter((_, k) => !/EnableFirewall\s+REG_DWORD\s+0x0\b/.test(switches[k]?.said ?? ''));
  const now = profilesIn(connected?.said ?? '');
  const meant = on.filter(({ name }) => now.length === 0 || now.includes(name));
  if (meant.length === 0) return { tool: 'windows', state: 'off' };
  const ours = rulesIn(rules.said).filter((rule) => isAbout(rule, program));
  const states = new Set(meant.map(({ name }) => letsIn(ours, name)));
  // Where it differs by network, and it is not known which this is, nothing is said of it.
  const [state = false, ...more] = states;
  return { tool: 'windows', state: more.length > 0 ? 'on' : state ? 'lets-in' : 'keeps-out' };
}

/** In which networks this computer is now, by what Windows takes them for. */
function profilesIn(said: string): Profile[] {
  const names = said.split(/\s+/);
  return PROFILES.flatMap(({ name }) => (names.some((one) => one.startsWith(name)) ? name : []));
}

type Rule = ReadonlyMap<string, readonly string[]>;

/** `    {id}    REG_SZ    v2.31|Action=Allow|Active=TRUE|Dir=In|Protocol=6|Profile=Private|LPort=4747|App=C:\…|` */
function rulesIn(said: string): Rule[] {
  return said.split('\n').flatMap((line) => {
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

/** An active rule for what comes in over TCP to this program, or to its port whoever has it. */
function isAbout(rule: Rule, { port, path }: Program): boolean {
  const is = (key: string, ...values: string[]) => values.includes(rule.get(key)?.[0] ?? '');
  const [app] = rule.get('App') ?? [];
  const ports = rule.get('LPort') ?? [];
  const isOurs = app !== undefined && app.toLowerCase() === path.toLowerCase();
  const isPort = app === undefined && ports.includes(String(port));
  const fits = ports.length === 0 || ports.includes(String(port));
  return is('Active', 'TRUE') && is('Dir', 'In') && is('Protocol', TCP_PROTOCOL, '') && fits && (isOurs || isPort);
}

/** What is not allowed is kept out, and what is blocked by any rule is not allowed by another one. */
function letsIn(rules: readonly Rule[], profile: Profile): boolean {
  const here = rules.filter((rule) => !rule.has('Profile') || rule.get('Profile')?.includes(profile));
  const has = (action: string) => here.some((rule) => rule.get('Action')?.[0] === action);
  return has('Allow') && !has('Block');
}
