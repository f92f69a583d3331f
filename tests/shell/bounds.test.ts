import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBounds, recallBounds } from '../../src/main/shell/bounds.ts';

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
const USUAL = { width: 1280, height: 720 };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bounds-'));
  file = join(folder, 'window.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('where the window was', () => {
  it('is nowhere at first', () => expect(recallBounds(file, [SCREEN])).toEqual(USUAL));

  it('is where it was closed, and nothing else is left in the folder', () => {
    const bounds = { x: 100, y: 50, width: 1400, height: 900 };
    keepBounds(file, bounds);
    expect(recallBounds(file, [SCREEN])).toEqual(bounds);
    expect(readdirSync(folder)).toEqual(['window.json']);
  });

  it('is forgotten with the screen it was on', () => {
    keepBounds(file, { x: 2000, y: 50, width: 1400, height: 900 });
    expect(recallBounds(file, [SCREEN, { ...SCREEN, x: 1920 }])).toMatchObject({ x: 2000 });
    expect(recallBounds(file, [SCREEN])).toEqual(USUAL);
  });

  it.each(['', 'null', '{"x":0}', '{"x":0,"y":0,"width":10,"height":10}', '{"x":"0","y":0,"width":1400,"height":900}'])(
    'is forgotten when the file holds %s',
    (text) => {
      writeFileSync(file, text);
      expect(recallBounds(file, [SCREEN])).toEqual(USUAL);
    },
  );

  it('may go unkept: a folder that is gone stops nobody from closing', () => {
    expect(() => keepBounds(join(folder, 'gone/window.json'), { x: 0, y: 0, width: 1400, height: 900 })).not.toThrow();
  });
});
