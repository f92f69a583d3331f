import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floatingPromises } from '../checks/floating-promises.ts';

/** Promises as they are written, each a line of one method, and whether somebody hears of it if they fail. */
const SOUND = [
  'await own();',
  'own().catch(log);',
  'own().then(log, log);',
  'own().catch(log).finally(log);',
  'this.kept = own();',
  'this.kept ??= own();',
  'setInterval(() => own().catch(log), 1000);',
  'setInterval(() => log(1), 1000);',
  'await Promise.all([1, 2].map(() => own()));',
  'void log(1);',
  'anything();',
];

const WRONG = [
  'own();',
  'this.#own();',
  "lookup('box');",
  'void own();',
  'own().then(log);',
  'own().catch();',
  'own().finally(log);',
  'this.kept && own();',
  'this.kept ? own() : log(1);',
  'setInterval(() => own(), 1000);',
  'setInterval(() => void own(), 1000);',
  'setInterval(async () => { await own(); }, 1000);',
  "process.on('exit', async function () { await own(); });",
  'Promise.resolve(1).then(log);',
  'either();',
];

/** What else floats nowhere but in a page or a test is said to be so. */
const VOID = 'export const run = () => { void fetch("x"); };\n';

const HEAD = [
  "import { lookup } from 'node:dns/promises';",
  'declare const log: (what: unknown) => void;',
  'declare function anything(): any;',
  'declare function either(): Promise<void> | undefined;',
  'async function own(): Promise<void> { await lookup("x"); }',
  'export class Host {',
  '  kept: Promise<void> | undefined;',
  '  async #own(): Promise<void> { await own(); }',
  '  async run(): Promise<void> {',
];

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'promises-'));
  copyFileSync('tsconfig.base.json', join(root, 'tsconfig.base.json'));
  for (const part of ['main', 'renderer']) {
    mkdirSync(join(root, 'src', part), { recursive: true });
    copyFileSync(`src/${part}/tsconfig.json`, join(root, `src/${part}/tsconfig.json`));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'src/main/host.ts'), [...HEAD, ...SOUND, ...WRONG, '}}'].join('\n'));
  writeFileSync(join(root, 'src/main/host.test.ts'), VOID);
  writeFileSync(join(root, 'src/renderer/page.ts'), `${VOID}fetch('y');\n`);
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the check of promises', () => {
  it('finds each of whose failure nobody hears, and no other', () => {
    const { read, wrong } = floatingPromises(root, ['src/main/tsconfig.json', 'src/renderer/tsconfig.json']);
    expect(read).toBe(3);
    const places = wrong.map((complaint) => complaint.split(': ', 1)[0]);
    const expected = WRONG.map((_, k) => `src/main/host.ts:${HEAD.length + SOUND.length + k + 1}`);
    expect(places).toEqual([...expected, 'src/renderer/page.ts:2']);
  });
});
