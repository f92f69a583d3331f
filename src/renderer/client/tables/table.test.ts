import { describe, expect, it } from 'vitest';
import { lanOrigin, readableAddress } from './table.ts';

const at = (...addresses: string[]) => ({ addresses });

describe('the origin for other devices', () => {
  it('is what the host says first', () => {
    const table = at('http://192.168.1.20:4747', 'http://[fd00::1]:4747');
    expect(lanOrigin(table, new URL('app://panno-verde/'))).toBe('http://192.168.1.20:4747');
  });

  it('is else that of a page from the network', () => {
    expect(lanOrigin(null, new URL('http://192.168.1.20:4747/'))).toBe('http://192.168.1.20:4747');
    expect(lanOrigin(at(), new URL('http://tower.local:4747/'))).toBe('http://tower.local:4747');
  });

  it.each(['app://panno-verde/', 'http://localhost:4747/', 'http://127.0.0.1:80/', 'http://[::1]:4747/'])(
    'is none for a page from %s',
    (page) => expect(lanOrigin(at(), new URL(page))).toBeUndefined(),
  );
});

describe('an address', () => {
  it('is read out without what goes without saying', () => {
    expect(readableAddress('http://192.168.1.20:4747')).toBe('192.168.1.20:4747');
    expect(readableAddress('http://tower.local/')).toBe('tower.local');
  });
});
