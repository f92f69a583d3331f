import { describe, expect, it } from 'vitest';
import { RELAYED_ADDRESS, relayedHostIn, relayLinkIn } from './relayed-address.ts';

const PRINT = 'abcdefghijklmnopqrst-_';
const ADDRESS = `https://relay.example/${PRINT}`;

describe('the link to a host behind a relay', () => {
  it.each([
    [`https://relay.example/hand/#k7mp.${PRINT}`, ADDRESS],
    [` HTTPS://Relay.example/hand#K7MP.${PRINT}\n`, ADDRESS],
    [`https://relay.example:8443/hand/#K7MP.${PRINT}`, `https://relay.example:8443/${PRINT}`],
    [`http://127.0.0.1:4750/hand/#K7MP.${PRINT}`, `http://127.0.0.1:4750/${PRINT}`],
  ])('is read: %s', (link, address) => {
    expect(relayLinkIn(link)).toEqual({ address, code: 'K7MP', print: PRINT });
    expect(relayedHostIn(address)).toEqual({ relay: address.slice(0, -23), print: PRINT });
    expect(RELAYED_ADDRESS.test(address)).toBe(true);
  });

  it.each([
    ['without a key', 'https://relay.example/hand/#K7MP'],
    ['in the clear', `http://relay.example/hand/#K7MP.${PRINT}`],
    ['with credentials', `https://ada:secret@relay.example/hand/#K7MP.${PRINT}`],
    ['with a query', `https://relay.example/hand/?a=b#K7MP.${PRINT}`],
    ['of another page', `https://relay.example/tv/#K7MP.${PRINT}`],
    ['with more behind it', `https://relay.example/hand/#K7MP.${PRINT}.more`],
  ])('is none %s', (_, link) => {
    expect(relayLinkIn(link)).toBeUndefined();
  });

  it.each(['192.168.1.20:4747', 'relay.example', 'https://relay.example', `http://relay.example/${PRINT}`, ''])(
    'leads to no such address: %s',
    (address) => {
      expect(relayedHostIn(address)).toBeUndefined();
    },
  );
});
