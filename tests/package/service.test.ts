/** The table server's unit and account, as systemd reads them; `server-deb.test.ts` starts it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'packaging/server/debian';
const UNIT = `${FOLDER}/panno-verde-server.service`;

/** As `systemd-analyze security` counts it: 0 may do nothing, 10 everything. */
const MOST_EXPOSED = 2.5;

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) console.log('no systemd here: its unit was not read by it');

describe.runIf(hasSystemd)('the unit', () => {
  it('may do little', () => {
    const { stdout, stderr } = spawnSync('systemd-analyze', ['security', '--offline=true', UNIT], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const [, exposure] = /Overall exposure level for [\w.-]+: ([\d.]+)/.exec(stdout) ?? [];
    process.stdout.write(`The unit’s exposure is ${exposure}.\n`);
    expect(Number(exposure)).toBeLessThan(MOST_EXPOSED);
  });

  it('runs as an account that the package makes', () => {
    const root = mkdtempSync(join(tmpdir(), 'sysusers-'));
    mkdirSync(join(root, 'etc'));
    cpSync(`${FOLDER}/sysusers.conf`, join(root, 'usr/lib/sysusers.d/panno-verde-server.conf'));
    const { status, stderr } = spawnSync('systemd-sysusers', [`--root=${root}`], { encoding: 'utf8' });
    expect({ status, stderr: stderr.replace(/^Creating .*\n/gm, '') }).toEqual({ status: 0, stderr: '' });
    const [, user] = /^User=(.+)$/m.exec(readFileSync(UNIT, 'utf8')) ?? [];
    expect(readFileSync(join(root, 'etc/passwd'), 'utf8')).toMatch(
      new RegExp(`^${user}:.*:/var/lib/${user}:.*nologin$`, 'm'),
    );
    rmSync(root, { recursive: true });
  });
});
