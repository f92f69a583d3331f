/** macOS's firewall counts programs, not ports, and says to anybody how it stands. */
import type { Firewall, Program } from './kinds.ts';
import type { SystemAccess } from './run.ts';

const SOCKETFILTERFW = '/usr/libexec/ApplicationFirewall/socketfilterfw';

export async function macFirewall({ path }: Program, { run }: SystemAccess): Promise<Firewall> {
  const [global, all, app] = await Promise.all([
    run(SOCKETFILTERFW, '--getglobalstate'),
    run(SOCKETFILTERFW, '--getblockall'),
    run(SOCKETFILTERFW, '--getappblocked', appOf(path)),
  ]);
  const state = /State = (\d)/.exec(global?.said ?? '')?.[1];
  if (state === undefined) return { tool: 'macos', state: 'unknown' };
  if (state === '0') return { tool: 'macos', state: 'off' };
  if (state === '2' || /block all.*\b(?:enabled|on)\b/i.test(all?.said ?? ''))
    return { tool: 'macos', state: 'keeps-out', all: true };
  const said = app?.said ?? '';
  if (/\b(?:is|are) blocked\b|\bblock incoming\b/i.test(said)) return { tool: 'macos', state: 'keeps-out' };
  // Of a program that it does not know it asks whoever sits there, or goes by its signature.
  return { tool: 'macos', state: /\bpermitted\b|\ballow incoming\b/i.test(said) ? 'lets-in' : 'on' };
}

/** Of an app its folder, as it stands in the firewall's list. */
export function appOf(path: string): string {
  return /^(.*?[.]app)\//.exec(path)?.[1] ?? path;
}
