/** This computer's own firewall, as far as it can be read without being its administrator. */
import { linuxFirewall } from './linux.ts';
import { macFirewall } from './macos.ts';
import type { Run } from './run.ts';
import { windowsFirewall } from './windows.ts';

/** Whose rules they are, and so how they are changed. */
export type Tool = 'ufw' | 'firewalld' | 'nftables' | 'windows' | 'macos';

export interface Firewall {
  readonly tool: Tool;
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

export function readFirewall(program: Program, platform: NodeJS.Platform, run: Run): Promise<Firewall> {
  if (platform === 'win32') return windowsFirewall(program, run);
  if (platform === 'darwin') return macFirewall(program, run);
  return linuxFirewall(program, run);
}
