import { afterEach, expect, it, vi } from 'vitest';
import type { Scene, TableCard, TableHandle } from '../../table/api.ts';
import { useStanding } from './projection.ts';
import { sayWhy, sayWhyOf, toSay, useRefused } from './refused.ts';

afterEach(() => vi.unstubAllGlobals());

const card = (key: string, more: Partial<TableCard> = {}): TableCard => ({ key, face: key, name: key, ...more });
const scene = (...cards: TableCard[]): Scene => ({ zones: [{ id: 'hand', cards }] }) as unknown as Scene;

/** Nobody can play here: cards have a reason, and it is not about playing them. */
const AUCTION = scene(card('7D', { why: 'first the auction' }), card('AD', { why: 'first the auction' }));
const TURN = scene(card('7D', { playable: true }), card('AD', { playable: false, why: 'follow suit' }));

it('says why of a card that keys have come to, in the auction, too', () => {
  expect(toSay(AUCTION, '7D', { came: true, said: undefined })).toBe('7D');
  expect(toSay(TURN, 'AD', { came: true, said: undefined })).toBe('AD');
  expect(toSay(TURN, '7D', { came: true, said: 'AD' })).toBeNull();
  expect(toSay(TURN, null, { came: true, said: 'AD' })).toBeNull();
});

it('keeps what was said of a card that was tried, whatever happens at the table', () => {
  expect(toSay(TURN, null, { came: false, said: 'AD' })).toBe('the same');
  expect(toSay(AUCTION, null, { came: false, said: 'AD' })).toBe('the same');
});

it('until the card may be played, or is gone', () => {
  expect(toSay(scene(card('AD', { playable: true })), null, { came: false, said: 'AD' })).toBeNull();
  expect(toSay(scene(), null, { came: false, said: 'AD' })).toBeNull();
  expect(toSay(null, null, { came: false, said: 'AD' })).toBeNull();
});

it('says it of a card with the focus that is forbidden only now, and not again and again while others play', () => {
  expect(toSay(TURN, 'AD', { came: false, said: undefined })).toBe('AD');
  expect(toSay(AUCTION, 'AD', { came: false, said: undefined })).toBeNull();
});

it('is said above the card, however it was come to: its corner is read meanwhile', () => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 500);
  const project = () => ({ x: 300, y: 400, width: 60, height: 90 });
  useStanding.setState({ table: { project } as unknown as TableHandle });
  const above = { key: 'AD', x: 0.33, y: 0.8, stays: true };
  sayWhyOf('AD');
  expect(useRefused.getState().at).toEqual(above);
  sayWhy({ key: 'AD', x: 330, y: 445, stays: true });
  expect(useRefused.getState().at).toEqual(above);
  // Where nothing knows where it lies, it is said where it was pressed.
  useStanding.setState({ table: null });
  sayWhy({ key: 'AD', x: 330, y: 445, stays: false });
  expect(useRefused.getState().at).toMatchObject({ y: 0.89 });
});
