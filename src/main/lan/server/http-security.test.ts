import { describe, expect, it } from 'vitest';
import { isOurHost, isSameOrigin, namesOf } from './http-security.ts';

describe('a Host header', () => {
  const names = namesOf('Box', undefined);

  it.each([
    'localhost',
    'localhost:4747',
    '127.0.0.1:4747',
    '192.168.1.5',
    '[::1]:4747',
    '[fd00::2]',
    'box',
    'BOX:4747',
    'box.local:4747',
  ])('%s means this computer', (host) => expect(isOurHost(host, names)).toBe(true));

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4747',
    'box.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@localhost',
    'localhost/x',
    '[::1',
    'local host',
    'localhost:x',
  ])('%s does not', (host) => expect(isOurHost(host, names)).toBe(false));

  it('may be the name it was told to listen on', () => {
    expect(isOurHost('table.example:80', namesOf('box', 'Table.example'))).toBe(true);
  });

  it('is not given a second .local', () => {
    expect(namesOf('mac.local', undefined)).toEqual(['mac.local', 'mac.local']);
  });
});

describe('a page', () => {
  const asks = (origin: string | undefined, host: string | undefined) => isSameOrigin({ headers: { origin, host } });

  it('is ours if it came from where it asks', () => {
    expect(asks('http://192.168.1.5:4747', '192.168.1.5:4747')).toBe(true);
    expect(asks('http://box:4747', 'BOX:4747')).toBe(true);
    expect(asks('http://[fd00::2]:4747', '[fd00::2]:4747')).toBe(true);
    expect(asks('http://localhost', 'localhost')).toBe(true);
  });

  it('is not ours if it came from elsewhere, another port too', () => {
    expect(asks('http://evil.example', '192.168.1.5:4747')).toBe(false);
    expect(asks('http://192.168.1.5:8080', '192.168.1.5:4747')).toBe(false);
    expect(asks('null', 'localhost')).toBe(false);
    expect(asks('file://', 'localhost')).toBe(false);
    expect(asks('http://localhost', undefined)).toBe(false);
  });

  it('need not be one: what is no browser says no origin', () => {
    expect(asks(undefined, 'localhost')).toBe(true);
  });
});
