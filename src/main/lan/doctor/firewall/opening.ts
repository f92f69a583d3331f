/** How each firewall is told to let others in to us. */
import type { Firewall, Program } from './kinds.ts';
import { appOf } from './macos.ts';

/** What is to be typed, by whom the firewall's rules are written: for all of it, and for what is advertised alone. */
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
      // A rule that blocks is stronger than any that allows.
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
