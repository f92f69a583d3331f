import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import { clientAddressOf, NO_PROXIES, parseProxies, RecentVisitors } from './client-address.ts';

const named = parseProxies('127.0.0.1, 10.0.0.0/24,fd00::1');

const from = (remoteAddress: string, said?: string, proxies = named ?? NO_PROXIES, more: Record<string, string> = {}) =>
  clientAddressOf(
    { headers: { ...(said !== undefined && { 'x-forwarded-for': said }), ...more }, socket: { remoteAddress } },
    proxies,
  );

describe('proxies', () => {
  it.each([
    '',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/129',
    '10.0.0',
    '1.2.3.4;5.6.7.8',
    '10.0.0.1,',
    '::1%lo/8/8',
  ])('are addresses and networks: not “%s”', (text) => expect(parseProxies(text)).toBeUndefined());

  it.each([
    ['127.0.0.1', true],
    ['10.0.0.200', true],
    ['fd00::1', true],
    ['10.0.1.1', false],
    ['fd00::2', false],
    ['::1', false],
  ])('%s is one of those that were named: %s', (address, is) => expect(named?.has(address)).toBe(is));
});

describe('a request that comes through a proxy which was named', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    // The client may have written entries before the last one.
    ['192.168.1.1, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1,203.0.113.7', '203.0.113.7'],
    ['<script>, 203.0.113.7', '203.0.113.7'],
    // From one proxy to the other.
    ['203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['8.8.8.8, 203.0.113.7, 10.0.0.9, 127.0.0.1', '203.0.113.7'],
    ['10.0.0.3, 10.0.0.9', '10.0.0.3'],
  ])('comes from whoever it says: %s', (said, address) => {
    for (const proxy of ['127.0.0.1', '::ffff:127.0.0.1', '10.0.0.9', 'fd00::1'])
      expect(from(proxy, said)).toBe(address);
  });

  it.each([
    undefined,
    '',
    ',',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.7, nobody',
    '203.0.113.7,',
    '203.0.113.7, 10.0.0.9, x',
    '0x7f.1',
    '2130706433',
    `${'203.0.113.7,'.repeat(100)}203.0.113.7`,
    // A forwarded client is never local.
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '[::1]:80',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:127.0.0.1',
    '203.0.113.7, 127.0.0.2',
  ])('comes from nobody knows where, where it says “%s”', (said) => expect(from('10.0.0.9', said)).toBeUndefined());

  it('is not believed what other headers say', () => {
    const more = { forwarded: 'for=192.168.1.1', 'x-real-ip': '192.168.1.1', 'cf-connecting-ip': '192.168.1.1' };
    expect(from('10.0.0.9', '203.0.113.7', named, more)).toBe('203.0.113.7');
    expect(from('10.0.0.9', undefined, named, more)).toBeUndefined();
  });
});

describe('a request that comes through none', () => {
  it('comes from the other end of its line, whatever it says', () => {
    for (const said of [undefined, '', '127.0.0.1', '10.0.0.9', 'x']) {
      expect(from('203.0.113.9', said)).toBe('203.0.113.9');
      expect(from('10.0.1.1', said)).toBe('10.0.1.1');
      expect(from('::ffff:192.168.1.7', said, NO_PROXIES)).toBe('192.168.1.7');
    }
  });

  it('comes from this computer, unless it says that somebody else sent it: then a proxy was not named', () => {
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(from(own, undefined, NO_PROXIES)).toBe(own.replace('::ffff:', ''));
      for (const said of ['', '127.0.0.1', '203.0.113.7']) expect(from(own, said, NO_PROXIES)).toBeUndefined();
    }
  });
});

let clock: FakeClock;
let visitors: RecentVisitors;
beforeEach(() => {
  clock = new FakeClock();
  visitors = new RecentVisitors(clock);
});

it('are those of the last ten minutes, the latest first, each once', async () => {
  visitors.note('192.168.1.7');
  await clock.pass(60_000);
  visitors.note('192.168.1.8');
  visitors.note('fd00::7');
  visitors.note('192.168.1.7');
  expect(visitors.recent()).toEqual(['192.168.1.7', 'fd00::7', '192.168.1.8']);
  await clock.pass(600_000);
  expect(visitors.recent()).toEqual(['192.168.1.7', 'fd00::7', '192.168.1.8']);
  visitors.note('192.168.1.9');
  await clock.pass(1);
  expect(visitors.recent()).toEqual(['192.168.1.9']);
});

it('are none of this computer, and none whose address is not known', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined]) visitors.note(own);
  expect(visitors.recent()).toEqual([]);
});

it('are 32 at most, those of long ago forgotten first', () => {
  for (let k = 0; k < 100; k++) visitors.note(`192.168.1.${k}`);
  expect(visitors.recent()).toHaveLength(32);
  expect([visitors.recent()[0], visitors.recent().at(-1)]).toEqual(['192.168.1.99', '192.168.1.68']);
});
