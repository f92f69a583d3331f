import { describe, expect, it } from 'vitest';
import { parseAdvertisement, serviceOf } from './advertisement.ts';

const TABLE = {
  id: 'abc-DEF_1',
  game: 'viva',
  name: 'Nonna’s VIVA',
  people: ['Nonna', 'Beppe, the younger'],
  stage: 'lobby',
  seats: 4,
  free: 1,
  bots: 1,
  locked: true,
} as const;
const HOST = { host: 'Tower', version: '1.2.3', port: 4747, target: 'panno-verde-1.local' };

/** A table's service as it arrives from another host. */
function arrived(txt: object = {}, more: object = {}) {
  const service = serviceOf(TABLE, HOST);
  return { ...service, txt: { ...service.txt, ...txt }, from: '192.168.1.7', ...more };
}

describe('an advertisement', () => {
  it('says of a table what others find', () => {
    expect(parseAdvertisement(arrived())).toEqual({
      table: 'abc-DEF_1',
      game: 'viva',
      host: 'Tower',
      address: '192.168.1.7:4747',
      version: '1.2.3',
      seats: 4,
      free: 1,
      bots: 1,
      locked: true,
      stage: 'lobby',
      name: 'Nonna’s VIVA',
      called: { key: 'called.first', params: { name: 'Nonna', game: 'VIVA' } },
      people: ['Nonna', 'Beppe, the younger'],
    });
  });

  it('of a host of another version is a table all the same', () => {
    const { stage: _stage, bots: _bots, name: _name, people: _people, ...before } = serviceOf(TABLE, HOST).txt;
    const unsaid = { stage: 'lobby', bots: 0, name: '', people: [] };
    expect(parseAdvertisement(arrived({}, { txt: before }))).toMatchObject({ table: 'abc-DEF_1', free: 1, ...unsaid });
    const later = { stage: 'resting', bots: 'many', name: 'a\nb', people: 'Ada\u0007', news: 'something' };
    expect(parseAdvertisement(arrived(later))).toMatchObject({ table: 'abc-DEF_1', free: 1, ...unsaid });
  });

  it('fits into its packet whatever the host and people are called', () => {
    const people = Array.from({ length: 6 }, (_, k) => `${k}${'🂡'.repeat(19)}`);
    const { txt } = serviceOf({ ...TABLE, name: '🂡'.repeat(200), people }, { ...HOST, host: '🂡'.repeat(200) });
    expect(parseAdvertisement(arrived(txt))?.people).toEqual(people.slice(0, 3));
    expect(Buffer.byteLength(JSON.stringify(txt))).toBeLessThan(1000);
    for (const [key, value] of Object.entries(txt)) expect(Buffer.byteLength(`${key}=${value}`)).toBeLessThan(256);
  });

  it('leads to who sent it, whatever addresses stand in it', () => {
    expect(parseAdvertisement(arrived({}, { addresses: ['10.0.0.1'], target: 'elsewhere.local' }))?.address).toBe(
      '192.168.1.7:4747',
    );
  });

  it.each([
    ['no table', { table: '' }],
    ['a table that is none', { table: '../../x' }],
    ['a game that is none', { game: '<b>' }],
    ['no host', { host: undefined }],
    ['a host with a line break', { host: 'a\nb' }],
    ['a host that goes on and on', { host: 'x'.repeat(61) }],
    ['more seats than its game has', { seats: '7' }],
    ['too many seats', { game: 'unheard-of', seats: '100' }],
    ['more free seats than seats', { free: '5' }],
    ['seats that are no number', { seats: 'four' }],
    ['seats that are less than none', { free: '-1' }],
    ['a lock that is neither', { locked: 'maybe' }],
    ['a version that is none', { version: '1 2' }],
  ])('of %s is not believed', (_, txt) => expect(parseAdvertisement(arrived(txt))).toBeUndefined());

  it.each([
    ['no port', { port: 0 }],
    ['a port too high', { port: 70_000 }],
    ['nobody', { from: undefined }],
    ['no address', { from: 'evil.example' }],
    ['no text', { txt: undefined }],
  ])('from %s is not believed', (_, more) => expect(parseAdvertisement(arrived({}, more))).toBeUndefined());

  it('is nothing that is no service', () => {
    for (const one of [null, undefined, 7, 'text', [], {}]) expect(parseAdvertisement(one)).toBeUndefined();
  });
});
