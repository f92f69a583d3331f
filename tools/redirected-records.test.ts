import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('a simulation as Windows PowerShell redirects it', () => {
  let folder: string;
  const at = (name: string): string => join(folder, name);
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [`tools/${script}.ts`, ...args], { encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'panno-lines-'));
    const made = run(
      'simulate',
      'spizzichino',
      '--matches',
      '2',
      '--bots',
      'easy',
      '--auditable',
      '--out',
      at('games.jsonl'),
    );
    expect(made).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const text = readFileSync(at('games.jsonl'), 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(at('utf16.jsonl'), `\ufeff${text}`, 'utf16le');
    writeFileSync(at('marked.jsonl'), `\ufeff${text}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['games.jsonl', 'utf16.jsonl', 'marked.jsonl'])('is replayed and audited: %s', (name) => {
    expect(run('replay', at(name))).toMatchObject({ status: 0, stdout: '2 records hold\n' });
    expect(run('audit-bots', at(name)).stdout).toMatch(/ 0 not as they should be/);
  });

  it('writes over no file', () => {
    const again = run('simulate', 'spizzichino', '--out', at('games.jsonl'));
    expect(again).toMatchObject({ status: 2, stderr: `${at('games.jsonl')} is there already\n` });
    expect(run('replay', at('games.jsonl')).stdout).toBe('2 records hold\n');
  });
});
