import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, readPannoFile } from './panno-file.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opened-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the path of a file of ours', () => {
  it('is one that is whole, that begins where the program was started, or that is written as an address', () => {
    expect(pathOf('/home/ada/VIVA.panno', '/elsewhere')).toBe('/home/ada/VIVA.panno');
    expect(pathOf('games/last night.PANNO', '/home/ada')).toBe('/home/ada/games/last night.PANNO');
    expect(pathOf(pathToFileURL('/home/ada/12:30 – così.panno').href, '/')).toBe('/home/ada/12:30 – così.panno');
  });

  it.each([
    ['another ending', '/home/ada/.ssh/id_ed25519'],
    ['another ending behind ours', '/home/ada/x.panno.exe'],
    ['a share of another computer', '\\\\server\\share\\x.panno'],
    ['one with slashes', '//server/share/x.panno'],
    ['a device', '\\\\.\\pipe\\x.panno'],
    ['an address on another computer', 'file://server/share/x.panno'],
    ['an address with a share in it', 'file:////server/share/x.panno'],
    ['an address with a query', 'file:///home/ada/x.panno?y.panno'],
    ['a path hidden in percents', 'file:///home/ada/a%2fb.panno'],
    ['an end in the middle', '/home/ada/x\0.panno'],
    ['an end in percents', 'file:///home/ada/x%00.panno'],
    ['a line break', '/home/ada/x\n.panno'],
    ['another protocol', 'smb://server/x.panno'],
    ['the web', 'https://example.org/x.panno'],
    ['a data address', 'data:text/plain,x.panno'],
    ['more than a path', `/${'a/'.repeat(3000)}x.panno`],
    ['nothing', ''],
  ])('is none with %s', (_, argument) => {
    expect(pathOf(argument, '/home/ada')).toBeUndefined();
  });

  it('whatever is thrown at it, is a whole path of this computer that ends as ours do', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('/', '\\', '..', 'file://', '%2f', '\0', ':', '.panno'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), fc.boolean(), (parts, ends) => {
        const path = pathOf(parts.join('') + (ends ? '.panno' : ''), '/home/ada');
        if (path === undefined) return;
        expect(isAbsolute(path)).toBe(true);
        expect(path).toMatch(/[.]panno$/i);
        expect(path).not.toMatch(/\p{Cc}|^[\\/]{2}/u);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what is read', () => {
  it('is what a file holds, with the name it has', async () => {
    writeFileSync(at('VIVA.panno'), '\uFEFF{"format":"panno-verde/1"}\n');
    const read = await readPannoFile(at('VIVA.panno'));
    const bytes = new TextEncoder().encode('\uFEFF{"format":"panno-verde/1"}\n');
    expect(read).toEqual({ kind: 'file', name: 'VIVA.panno', bytes });
  });

  it('is nothing of a folder, of a pipe, of what is not there', async () => {
    mkdirSync(at('folder.panno'));
    expect(await readPannoFile(at('folder.panno'))).toMatchObject({ kind: 'no-file', why: 'not-a-file' });
    expect(await readPannoFile(at('none.panno'))).toMatchObject({ kind: 'no-file', why: 'not-there' });
    symlinkSync('loop.panno', at('loop.panno'));
    expect(await readPannoFile(at('loop.panno'))).toMatchObject({ kind: 'no-file', why: 'not-there' });
    if (spawnSync('mkfifo', [at('pipe.panno')]).status === 0) {
      expect(await readPannoFile(at('pipe.panno'))).toMatchObject({ kind: 'no-file', why: 'not-a-file' });
    } else process.stdout.write('A pipe was not tried: mkfifo is not here.\n');
  });

  it('is nothing of what is larger than any file of ours', async () => {
    writeFileSync(at('large.panno'), '');
    truncateSync(at('large.panno'), 20_000_001);
    expect(await readPannoFile(at('large.panno'))).toMatchObject({ kind: 'no-file', why: 'too-large' });
  });

  it('is called by a name that hides and turns nothing', async () => {
    const { name } = (await readPannoFile(at(`\u202eonnap.exe\u200b${'a'.repeat(150)}.panno`))) as { name: string };
    expect(name).toMatch(/^onnap[.]exea+$/);
    expect(name).toHaveLength(100);
  });
});
