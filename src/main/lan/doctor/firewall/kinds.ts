/** What is known of a firewall, whosever it is. */

/** Whose rules they are, and so how they are changed. */
export type FirewallTool = 'ufw' | 'firewalld' | 'nftables' | 'windows' | 'macos';

export interface Firewall {
  readonly tool: FirewallTool;
  /** Whether it lets others in to us: `on` where it is there and that can't be read; `unknown` where not even that can. */
  readonly state: 'off' | 'lets-in' | 'keeps-out' | 'on' | 'unknown';
  /** It lets nobody in to any program. */
  readonly all?: boolean;
}

/** Whom the rules are about. */
export interface Program {
  readonly port: number;
  /** The program's file. */
  readonly path: string;
}
