import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongEffects } from '../checks/effect-cleanups.ts';

/** Effects as they are written, and whether what they return is a cleanup. Each is a line of one component. */
const SOUND = [
  'useEffect(() => follow(1), []);',
  'useEffect(follow, []);',
  'useEffect(() => () => clearTimeout(1), []);',
  'useEffect(() => { slip.current?.scrollIntoView(); }, []);',
  'useEffect(() => { if (slip.current) return; return follow(1); }, []);',
  'useLayoutEffect(() => { const scroll = () => { return slip.current?.scrollIntoView(); }; scroll(); }, []);',
  'useEffect(function () { follow(1); }, []);',
];

const WRONG = [
  'useEffect(() => slip.current?.scrollIntoView(), []);',
  'useEffect(() => slip.current?.showPopover(), []);',
  'useLayoutEffect(() => { return slip.current?.scrollIntoView(); }, []);',
  'useInsertionEffect(() => slip.current?.focus(), []);',
  'useEffect(function () { return slip.current?.focus(); }, []);',
  'useEffect(hide, []);',
  'useEffect(() => (slip.current ? follow(1) : hide()), []);',
  'useEffect(() => anything(), []);',
  'React.useEffect(() => slip.current?.scrollIntoView(), []);',
];

const HEAD = [
  "import * as React from 'react';",
  "import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';",
  'declare const slip: { current: HTMLElement | null };',
  'declare function follow(id?: number): () => void;',
  'declare function hide(): void;',
  'declare function anything(): any;',
  'export function Slip() {',
];

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'effects-'));
  mkdirSync(join(root, 'src/renderer'), { recursive: true });
  for (const file of ['tsconfig.base.json', 'src/renderer/tsconfig.json']) copyFileSync(file, join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'src/renderer/slip.ts'), [...HEAD, ...SOUND, ...WRONG, '}'].join('\n'));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the check of effects', () => {
  it('finds each that returns what is no cleanup, and no other', () => {
    const { read, wrong } = wrongEffects(root);
    expect(read).toBe(SOUND.length + WRONG.length);
    const lines = wrong.map((complaint) => Number(/^src\/renderer\/slip\.ts:(\d+): /.exec(complaint)?.[1]));
    expect(lines).toEqual(WRONG.map((_, k) => HEAD.length + SOUND.length + k + 1));
  });
});
