import { describe, expect, it } from 'vitest';
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
