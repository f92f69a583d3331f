import { expect, it } from 'vitest';
import { makeNetwork } from './network.ts';

const prospects = (host: string) =>
  makeNetwork({ port: 0, host, alwaysListen: true, pages: '', discovery: false }).expectedAddresses();

it('a host that listens for its own computer alone is not to be reached by others', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])
    expect(prospects(own)).toEqual([]);
});

it('a host that listens under a name that only looks like it is', () => {
  expect(prospects('127.box')).toHaveLength(1);
});
