import { describe, expect, it } from 'vitest';
import { asCode, parseRoute } from './route.ts';

describe('the address of the phone’s page', () => {
  it('names a table one has come in to', () => {
    expect(parseRoute('#/table/a-b_1')).toEqual({ at: 'table', table: 'a-b_1' });
  });

  it('names the room, once one is in it', () => {
    expect(parseRoute('#/room')).toEqual({ at: 'room' });
  });

  it('brings a code, however it was written', () => {
    for (const hash of ['#K7QX', '#k7qx', '#/k7 qx']) expect(parseRoute(hash)).toEqual({ at: 'door', code: 'K7QX' });
    expect(asCode(' k7-qx ')).toBe('K7QX');
  });

  it('brings a code and beside it the key of the host, which is no part of it', () => {
    expect(parseRoute('#K7QX.abcdefghijklmnopqrstuv')).toEqual({ at: 'door', code: 'K7QX' });
  });

  it('is the bare door without either', () => {
    for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ at: 'door', code: '' });
  });
});
