/** What of Linux's firewalls can be read without root: whether ufw is on, and what firewalld says to whoever asks. */
import type { Firewall, Program } from './kinds.ts';
import type { SystemAccess } from './run.ts';

/** firewall-cmd's own codes: yes; the question was answered with no. */
const [FIREWALL_CMD_YES, FIREWALL_CMD_NO] = [0, 1];

export async function linuxFirewall({ port }: Program, { run, read }: SystemAccess): Promise<Firewall> {
  const [ufw, running] = await Promise.all([read('/etc/ufw/ufw.conf'), run('firewall-cmd', '--state')]);
  if (running?.code === FIREWALL_CMD_YES) {
    const asked = await run('firewall-cmd', `--query-port=${port}/tcp`);
    const state = asked?.code === FIREWALL_CMD_YES ? 'lets-in' : asked?.code === FIREWALL_CMD_NO ? await portRangeState(port, run) : 'on';
    return { tool: 'firewalld', state };
  }
  if (/^\s*ENABLED\s*=\s*yes\s*$/im.test(ufw ?? '')) return { tool: 'ufw', state: 'on' };
  // Rules that nobody but root reads may be there all the same.
  return { tool: 'nftables', state: 'unknown' };
}

/** A port may be open as one of many (Fedora's desktop opens all from 1025 on). */
async function portRangeState(port: number, run: SystemAccess['run']): Promise<Firewall['state']> {
  const ports = (await run('firewall-cmd', '--list-ports'))?.said ?? '';
  const isIn = [...ports.matchAll(/(\d+)-(\d+)\/tcp/g)].some(
    ([, from, to]) => port >= Number(from) && port <= Number(to),
  );
  return isIn ? 'lets-in' : 'keeps-out';
}
