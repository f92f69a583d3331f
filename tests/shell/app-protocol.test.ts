import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Protocol } from 'electron';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOwnUrl, isPageUrl, registerScheme, servePage } from '../../src/main/shell/app-protocol.ts';
import { protocol } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'renderer/assets'), { recursive: true });
  writeFileSync(join(folder, 'renderer/index.html'), '<title>the page</title>');
  writeFileSync(join(folder, 'renderer/index.it.html'), '<title>la pagina</title>');
  writeFileSync(join(folder, 'renderer/assets/app.js'), 'the script');
  writeFileSync(join(folder, 'renderer-secret'), 'secret');
  writeFileSync(join(folder, 'secret'), 'secret');
  // The stand-in has of `Protocol` what the shell uses.
  servePage(protocol as unknown as Protocol, join(folder, 'renderer'), ['fr-FR']);
});

afterAll(() => rmSync(folder, { recursive: true }));

const get = (url: string, init?: RequestInit) => protocol.serve(new Request(url, init));

describe('the page at app://panno-verde', () => {
  it('is a scheme with an origin of its own that obeys its CSP', () => {
    registerScheme();
    expect(protocol.privileged).toHaveLength(1);
    expect(protocol.privileged[0]).toMatchObject({
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true },
    });
    expect(protocol.privileged[0]?.privileges.bypassCSP).toBeFalsy();
    expect(protocol.privileged[0]?.privileges.corsEnabled).toBeFalsy();
  });

  it.each([
    ['app://panno-verde/', '<title>the page</title>', 'text/html; charset=utf-8'],
    ['app://panno-verde/?lang=it', '<title>la pagina</title>', 'text/html; charset=utf-8'],
    ['app://panno-verde/?lang=xx#/codex', '<title>the page</title>', 'text/html; charset=utf-8'],
    ['app://panno-verde/index.html?x=1#/codex', '<title>the page</title>', 'text/html; charset=utf-8'],
    ['app://panno-verde/assets/app.js', 'the script', 'text/javascript; charset=utf-8'],
  ])('%s is served with its type', async (url, body, type) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Type')).toBe(type);
  });

  it.each(['app://panno-verde/', 'app://panno-verde/gone.js'])('%s carries the CSP and nosniff', async (url) => {
    const { headers } = await get(url);
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    'app://panno-verde/../secret',
    'app://panno-verde/%2e%2e/secret',
    'app://panno-verde/..%2fsecret',
    'app://panno-verde/assets/..%2f..%2fsecret',
    'app://panno-verde/..%2frenderer-secret',
    'app://panno-verde/..%5csecret',
    'app://panno-verde//etc/passwd',
    'app://panno-verde/%00',
    'app://panno-verde/%zz',
    'app://panno-verde/assets',
    'app://panno-verde/gone.html',
    'app://elsewhere/index.html',
    'app://panno-verde:80/index.html',
  ])('%s is refused', async (url) => {
    const response = await get(url);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).toBe('');
  });

  it('answers to GET alone', async () => {
    expect((await get('app://panno-verde/', { method: 'POST' })).status).toBe(400);
  });

  it('knows its own addresses, and the page among them', () => {
    expect(isOwnUrl('app://panno-verde/assets/app.js')).toBe(true);
    expect(isPageUrl('app://panno-verde/#/table/3')).toBe(true);
    expect(isPageUrl('app://panno-verde/?lang=it#/table/3')).toBe(true);
    for (const url of ['app://panno-verde/x?lang=it', 'app://panno-verde/?lang=it&x', 'app://panno-verde/?lang=../x'])
      expect(isPageUrl(url), url).toBe(false);
    for (const url of [
      '',
      'about:blank',
      'https://panno-verde/',
      'app://panno-verde.org/',
      'app://x@evil/',
      'file:///x',
    ]) {
      expect(isOwnUrl(url), url).toBe(false);
      expect(isPageUrl(url), url).toBe(false);
    }
  });
});
