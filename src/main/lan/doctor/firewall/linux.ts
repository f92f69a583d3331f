/** What of Linux's firewalls can be read without root: whether ufw is on, and what firewalld says to whoever asks. */
import type { Firewall, Program } from './kinds.ts';
import type { Run } from './run.ts';

/** firewall-cmd's own codes: yes; the question was answered with no. */
const [YES, NO] = [0, 1];

export async function linuxFirewall({ port }: Program, { run, read }: Run): Promise<Firewall> {
  const [ufw, running] = await Promise.all([read('/etc/ufw/ufw.conf'), run('firewall-cmd', '--state')]);
  if (running?.code === YES) {
    const asked = await run('firewall-cmd', `--query-port=${port}/tcp`);
    const state = asked?.code === YES ? 'lets-in' : asked?.code === NO ? await widely(port, run) : 'on';
    return { tool: 'firewalld', state };
  }
  if (/^\s*ENABLED\s*=\s*yes\s*$/im.test(ufw ?? '')) return { tool: 'ufw', state: 'on' };
  // Rules that nobody but root reads may be there all the same.
  return { tool: 'nftables', state: 'unknown' };
}

/** A port may be open as one of many (Fedora's desktop opens all from 1025 on). */
async function widely(port: number, run: Run['run']): Promise<Firewall['state']> {
  const ports = (await run('firewall-cmd', '--list-ports'))?.said ?? '';
  const isIn = [...ports.matchAll(/(\d+)-(\d+)\/tcp/g)].some(
    ([, from, to]) => port >= Number(from) && port <= Number(to),
  );
  return isIn ? 'lets-in' : 'keeps-out';
}
