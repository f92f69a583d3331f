import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressOf, countGuests } from './guests.ts';

/** What is looked at of a socket. */
function from(remoteAddress: string | undefined): Socket {
  return Object.assign(new EventEmitter(), { remoteAddress }) as unknown as Socket;
}

it('one address has so many connections and no more, another one has its own', () => {
  const admit = countGuests(2);
  const first = from('192.168.1.7');
  expect([first, from('192.168.1.7'), from('192.168.1.7'), from('192.168.1.8')].map(admit)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  first.emit('close');
  expect([from('192.168.1.7'), from('192.168.1.7')].map(admit)).toEqual([true, false]);
});

it('an IPv4 address is the same one however it is written', () => {
  const admit = countGuests(1);
  expect([from('::ffff:192.168.1.7'), from('192.168.1.7')].map(admit)).toEqual([true, false]);
  expect(addressOf(from('fd00::7'))).toBe('fd00::7');
});

it('this computer is not counted; who has gone before being asked does not come in', () => {
  const admit = countGuests(1);
  expect([from('127.0.0.1'), from('127.0.0.1'), from('::1'), from('::1')].map(admit)).not.toContain(false);
  expect(admit(from(undefined))).toBe(false);
});
