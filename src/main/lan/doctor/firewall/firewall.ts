/** This computer's own firewall, as far as it can be read without being its administrator. */
import type { Firewall, Program } from './kinds.ts';
import { linuxFirewall } from './linux.ts';
import { macFirewall } from './macos.ts';
import type { SystemAccess } from './run.ts';
import { windowsFirewall } from './windows.ts';

export function readFirewall(program: Program, platform: NodeJS.Platform, run: SystemAccess): Promise<Firewall> {
  if (platform === 'win32') return windowsFirewall(program, run);
  if (platform === 'darwin') return macFirewall(program, run);
  return linuxFirewall(program, run);
}
