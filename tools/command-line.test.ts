import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments, readLines } from './command-line.ts';

const FLAGS = { seed: { type: 'string' }, quick: { type: 'boolean' } } as const;

describe('what a command line says', () => {
  it.each([
    [['viva', '--seed', '-5'], '-5'],
    [['viva', '--seed=-5'], '-5'],
    [['--seed', '5', 'viva'], '5'],
  ])('reads %j', (args, seed) => {
    expect(readArguments(args, FLAGS)).toMatchObject({ values: { seed }, positionals: ['viva'] });
  });
});

async function linesIn(bytes: Uint8Array, chunk: number): Promise<string[]> {
  async function* inChunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const lines: string[] = [];
  for await (const line of readLines(inChunks())) lines.push(line);
  return lines;
}

const TEXT = 'first\r\nZoë 🂡\n\nlast';
const LINES = ['first', 'Zoë 🂡', '', 'last'];

it.each(['utf8', 'utf16le'] as const)('a file in %s is read line by line, wherever it is cut', async (encoding) => {
  for (const mark of ['', '\ufeff'])
    for (let chunk = 1; chunk < 12; chunk++)
      expect(await linesIn(Buffer.from(mark + TEXT, encoding), chunk)).toEqual(LINES);
});

it('nothing has no lines, and what is no text says so', async () => {
  expect(await linesIn(Buffer.alloc(0), 1)).toEqual([]);
  await expect(linesIn(Buffer.from([0x7b, 0xc3]), 1)).rejects.toThrow(TypeError);
});

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
