import { expect, it } from 'vitest';
import { wifiCode } from './wifi-code.ts';

it('names a network and its password', () => {
  expect(wifiCode('Panno Verde 47', 'abcdefghjk')).toBe('WIFI:T:WPA;S:Panno Verde 47;P:abcdefghjk;;');
});

it.each([
  ['a;b', 'a\\;b'],
  ['a:b', 'a\\:b'],
  ['a,b', 'a\\,b'],
  ['a"b', 'a\\"b'],
  ['a\\b', 'a\\\\b'],
  ['\\;', '\\\\\\;'],
])('escapes %s', (text, written) => {
  expect(wifiCode(text, text)).toBe(`WIFI:T:WPA;S:${written};P:${written};;`);
});
