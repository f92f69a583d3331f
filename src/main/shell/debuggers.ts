/** Who debugs the window is in it: what it knows, and what its session may do. A packaged app lets nobody. */
import inspector from 'node:inspector';
import type { App } from 'electron';

/** The switches by which Chromium or Node let a debugger in, or open one. */
const SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-socket-name',
  'remote-allow-origins',
  'auto-open-devtools-for-tabs',
  'inspect',
  'inspect-brk',
  'inspect-brk-node',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
];

/**
 * Throws where a packaged app was started for a debugger, by a switch or by the environment (`NODE_OPTIONS`), and sees to
 * it that none gets in meanwhile. To be called before the app is ready, since Chromium looks at its switches then. That
 * Node does not listen in the first place is for the fuses; see docs/security.md.
 */
export function refuseDebuggers({ isPackaged, commandLine }: App, node = inspector): void {
  if (!isPackaged) return;
  const asked = SWITCHES.filter((name) => commandLine.hasSwitch(name)).map((name) => `--${name}`);
  for (const name of SWITCHES) commandLine.removeSwitch(name);
  if (node.url() !== undefined) {
    node.close();
    asked.push('a debugger that listens');
  }
  if (asked.length > 0) throw new Error(`It does not run with ${asked.join(', ')}. Start it without.`);
}
