/** What a release is finished with, and that nothing leaves the machine before it shall. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseNotes } from '../../packaging/release/notes.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const HOMEPAGE = 'https://github.com/Ada/panno-verde';

describe('the notes', () => {
  const log =
    '# Changelog\n\n## 1.1.0, not released yet\n\nLater.\n\n## 1.0.0, 2026-12-24\n\n### Added\n- A [lamp](docs/lamp.md), [lit](https://example.org).\n';

  it('are what the changelog says of this version, with links that lead somewhere', () => {
    expect(releaseNotes(log, '1.0.0', HOMEPAGE)).toEqual({
      date: '2026-12-24',
      text: `### Added\n- A [lamp](${HOMEPAGE}/blob/v1.0.0/docs/lamp.md), [lit](https://example.org).\n`,
    });
    expect(releaseNotes(log, '1.1.0', HOMEPAGE)).toEqual({ date: undefined, text: 'Later.\n' });
  });

  it('are none where the changelog has no such heading', () => {
    expect(releaseNotes(log, '1.0', HOMEPAGE)).toBeUndefined();
    expect(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version, HOMEPAGE)?.text.length).toBeGreaterThan(1000);
  });
});

describe('a folder of files', () => {
  let folder: string;
  let asked: string;

  /** The tool, where `gh` only notes what it was asked for. */
  function release(...args: string[]) {
    const env = { ...process.env, PATH: `${join(folder, '..')}:${process.env.PATH}`, PANNO_VERDE_HOMEPAGE: HOMEPAGE };
    return spawnSync(process.execPath, ['tools/release.ts', ...args], { encoding: 'utf8', env });
  }

  beforeAll(() => {
    const parent = mkdtempSync(join(tmpdir(), 'release-'));
    folder = join(parent, 'files');
    asked = join(parent, 'asked');
    const gh = join(parent, 'gh');
    spawnSync('mkdir', [folder]);
    writeFileSync(gh, `#!/bin/sh\necho "$@" > '${asked}'\n`);
    chmodSync(gh, 0o755);
    for (const ending of ['win.exe', 'mac-x64.dmg', 'mac-arm64.dmg', 'linux-amd64.deb'])
      writeFileSync(join(folder, `panno-verde-${version}-${ending}`), ending);
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

  it('gets notes, manifests and checksums, and what was left out is said', () => {
    const { status, stdout } = release('--finish', folder);
    expect(status).toBe(0);
    expect(stdout).toContain('manifest of aur: no *-linux-arm64.deb');
    expect(stdout).toContain('the signature of updates: no PANNO_VERDE_SIGNING_KEY');
    expect(spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder }).status).toBe(0);
    const manifests = `panno-verde-${version}-manifests.tar.gz`;
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toContain(manifests);
    const listed = spawnSync('tar', ['-tzf', join(folder, manifests)], { encoding: 'utf8' }).stdout;
    for (const part of [
      'winget/PannoVerde.PannoVerde.yaml',
      'homebrew/panno-verde.rb',
      'home-assistant/repository.yaml',
    ])
      expect(listed).toContain(`manifests/${part}`);
    expect(readFileSync(join(folder, 'NOTES.md'), 'utf8')).toContain('### Games');
    expect(existsSync(asked)).toBe(false);
  });

  it('is put on GitHub by --publish alone, as a draft', () => {
    for (const wrong of [[], ['--dry', '--publish', folder], ['publish']]) expect(release(...wrong).status).toBe(2);
    expect(existsSync(asked)).toBe(false);
    expect(release('--publish', folder).status).toBe(0);
    const said = readFileSync(asked, 'utf8');
    expect(said).toMatch(new RegExp(`^release create v${version} --draft --verify-tag`));
    expect(said).toContain(`${folder}/SHA256SUMS`);
    expect(said.match(/NOTES[.]md/g)).toHaveLength(1);
  });
});
