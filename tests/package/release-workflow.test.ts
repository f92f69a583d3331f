/** The workflows, read: they can't be run here. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What each step runs, without what it is called by. */
const commands = workflow.split('\n').filter((line) => !/^\s*(?:#|- name:|name:)/.test(line));

const all = (pattern: RegExp): string[] => [...commands.join('\n').matchAll(pattern)].map(([, found = '']) => found);

describe('the workflow of every push', () => {
  const ci = readFileSync('.github/workflows/ci.yml', 'utf8');

  it('runs .ci/run, with actions pinned by commit and no right to write', () => {
    expect(ci).toMatch(/^ {6}- run: [.]ci[/]run$/m);
    const used = [...ci.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used).toHaveLength(2);
    for (const action of used) expect(workflow).toContain(`uses: ${action}`);
    expect(ci).not.toMatch(/: write/);
  });
});

describe('the workflow of every night', () => {
  it('runs the long tests, prepared as .ci/run does it, with no right to write', () => {
    const long = readFileSync('.github/workflows/long.yml', 'utf8');
    expect(long).toMatch(/^ {6}- run: npm run test:long$/m);
    const [fetched = ''] = /tests\/shell\/\S+\.ts/.exec(readFileSync('.ci/run', 'utf8')) ?? [];
    expect(long).toContain(`npm run -s tool ${fetched}`);
    for (const [, action] of long.matchAll(/uses: (.+)/g)) expect(workflow).toContain(`uses: ${action}`);
    expect(long).not.toMatch(/: write/);
  });
});

describe('the workflow of the page to try', () => {
  const demo = readFileSync('.github/workflows/demo.yml', 'utf8');

  it('builds it by a script that is there, with actions pinned by commit, and writes pages alone', () => {
    const run = [...demo.matchAll(/npm run -s ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run).toEqual(['build:demo']);
    expect(scripts['build:demo']).toBeTypeOf('string');
    const used = [...demo.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(3);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect([...demo.matchAll(/([\w-]+): write/g)].map(([, right]) => right)).toEqual(['pages', 'id-token']);
  });
});

describe('the workflow of the container', () => {
  const container = readFileSync('.github/workflows/container.yml', 'utf8');

  it('begins when a person has published a release, from its files, and writes packages alone', () => {
    expect(container).toMatch(/^on:\n {2}release:\n {4}types: \[published\]$/m);
    expect(container).not.toContain('uses:');
    expect(container).toContain('gh attestation verify');
    expect([...container.matchAll(/([\w-]+): write/g)].map(([, right]) => right)).toEqual(['packages']);
    // No word of a stranger in a command.
    for (const line of container.split('\n').filter((one) => one.includes('${{')))
      expect(line).toMatch(/^\s*[A-Z_]+: /);
  });
});

describe('the release workflow', () => {
  it('runs scripts and files that are there', () => {
    const run = all(/npm run -s ([\w:-]+)/g);
    expect(run).toEqual(expect.arrayContaining(['check', 'build', 'release']));
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const files = all(/\b((?:build|checks|packaging|tools|tests|node_modules|docs)\/[\w./-]+)/g);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('uses no action but by its commit, with the version beside it, and none of strangers', () => {
    const used = all(/uses: (.+)/g);
    expect(used.length).toBeGreaterThan(5);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may write nothing but where it makes the release', () => {
    const [before = '', release = ''] = workflow.split('\n  release:\n');
    expect(before).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(before).not.toMatch(/: write/);
    expect(release).toMatch(/contents: write/);
  });

  it('has no secret and no word of a stranger in a command', () => {
    const said = commands.filter(
      (line) => line.includes('${{') && !/^\s*(?:[A-Z][\w]*|if|group|name|runs-on): /.test(line),
    );
    expect(said).toEqual([]);
  });

  it('takes along for each system what its packages are, with checksums, provenance and the list of what is in them', () => {
    for (const ending of ['AppImage', 'deb', 'rpm', 'dmg', 'zip', 'exe', 'tar.gz'])
      expect(workflow).toContain(`dist/*.${ending}`);
    for (const step of ['--make', '--finish', 'attest-build-provenance', 'attest-sbom', '--publish'])
      expect(workflow).toContain(step);
  });

  it('asks for what docs/releasing.md says how to get', () => {
    const docs = readFileSync('docs/releasing.md', 'utf8');
    const names = all(/(?:secrets|vars)[.](\w+)/g);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(docs).toContain(`\`${name}\``);
  });
});
