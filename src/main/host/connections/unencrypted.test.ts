import { expect, it } from 'vitest';
import { Caller } from './callers.ts';

const never = (): void => undefined;

it('a line is overheard that comes over the network and is not sealed, and no other', () => {
  expect(new Caller('192.168.1.7', never).isUnencrypted).toBe(true);
  expect(new Caller('192.168.1.7', never, true).isUnencrypted).toBe(false);
  expect(new Caller('fd00::7', never).isUnencrypted).toBe(true);
  for (const home of [undefined, '127.0.0.1', '::1']) expect(new Caller(home, never).isUnencrypted).toBe(false);
});
