import { expect, it } from 'vitest';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import { TokenBuckets } from '../../host/time/token-bucket.ts';
import { CALL_BACK_RATE, makeCallBack } from './call-back.ts';

const CALL = 'a'.repeat(32);

function house() {
  const called: string[] = [];
  const back = makeCallBack({
    buckets: new TokenBuckets(new FakeClock(), CALL_BACK_RATE),
    isNear: (address) => address.startsWith('192.168.1.'),
    call: async (address, port, call) => void called.push(`${address}:${port} ${call}`),
  });
  const ask = (from: string, port: string, call = CALL, more = {}) =>
    back(from, { 'panno-verde-port': port, 'panno-verde-call': call, ...more });
  return { called, ask };
}

it('calls who asks at the address they ask from, and at no other that they name', async () => {
  const { called, ask } = house();
  const others = { host: '192.168.1.9:80', 'x-forwarded-for': '192.168.1.9', origin: 'http://192.168.1.9' };
  expect(await ask('192.168.1.7', '4747', CALL, others)).toBe(200);
  expect(called).toEqual([`192.168.1.7:4747 ${CALL}`]);
});

it.each([
  ['from the internet', '203.0.113.5', '4747', CALL, 403],
  ['from another network', '192.168.2.7', '4747', CALL, 403],
  ['from this computer', '127.0.0.1', '4747', CALL, 403],
  ['to a port of the system', '192.168.1.7', '22', CALL, 400],
  ['to no port', '192.168.1.7', '4747, 22', CALL, 400],
  ['to none there is', '192.168.1.7', '70000', CALL, 400],
  ['by a name with more in it', '192.168.1.7', '4747', `${CALL}\r\nX: y`, 400],
])('calls nobody who asks %s', async (_, from, port, call, status) => {
  const { called, ask } = house();
  expect([await ask(from, port, call), called]).toEqual([status, []]);
});

it('who asks over and over is called four times', async () => {
  const { called, ask } = house();
  for (let k = 0; k < 50; k++) await ask('192.168.1.7', '4747');
  expect(called).toHaveLength(4);
  expect(await ask('192.168.1.8', '4747')).toBe(200);
});
