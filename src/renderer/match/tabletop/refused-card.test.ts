import { afterEach, expect, it, vi } from 'vitest';
import type { Scene, TableCard, TableHandle } from '../../motion/scene.ts';
import { refusalToShow, showRefusal, showRefusalOf, useRefusedCard } from './refused-card.ts';
import { useTableHandle } from './use-scene.ts';

afterEach(() => vi.unstubAllGlobals());

const card = (key: string, more: Partial<TableCard> = {}): TableCard => ({ key, face: key, name: key, ...more });
const scene = (...cards: TableCard[]): Scene => ({ zones: [{ id: 'hand', cards }] }) as unknown as Scene;

/** Nobody can play here: cards have a reason that is not about playing them. */
const AUCTION = scene(card('7D', { why: 'first the auction' }), card('AD', { why: 'first the auction' }));
const TURN = scene(card('7D', { playable: true }), card('AD', { playable: false, why: 'follow suit' }));

it('says why of a card that keys have come to, in the auction, too', () => {
  expect(refusalToShow(AUCTION, '7D', { came: true, said: undefined })).toBe('7D');
  expect(refusalToShow(TURN, 'AD', { came: true, said: undefined })).toBe('AD');
  expect(refusalToShow(TURN, '7D', { came: true, said: 'AD' })).toBeNull();
  expect(refusalToShow(TURN, null, { came: true, said: 'AD' })).toBeNull();
});

it('keeps what was said of a card that was tried, whatever happens at the table', () => {
  expect(refusalToShow(TURN, null, { came: false, said: 'AD' })).toBe('the same');
  expect(refusalToShow(AUCTION, null, { came: false, said: 'AD' })).toBe('the same');
});

it('until the card may be played, or is gone', () => {
  expect(refusalToShow(scene(card('AD', { playable: true })), null, { came: false, said: 'AD' })).toBeNull();
  expect(refusalToShow(scene(), null, { came: false, said: 'AD' })).toBeNull();
  expect(refusalToShow(null, null, { came: false, said: 'AD' })).toBeNull();
});

it('says it of a card with the focus that is forbidden only now, and not again and again while others play', () => {
  expect(refusalToShow(TURN, 'AD', { came: false, said: undefined })).toBe('AD');
  expect(refusalToShow(AUCTION, 'AD', { came: false, said: undefined })).toBeNull();
});

it('is said above the card, however it was come to: its corner is read meanwhile', () => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 500);
  const project = () => ({ x: 300, y: 400, width: 60, height: 90 });
  useTableHandle.setState({ table: { project } as unknown as TableHandle });
  const above = { key: 'AD', x: 0.33, y: 0.8, stays: true };
  showRefusalOf('AD');
  expect(useRefusedCard.getState().at).toEqual(above);
  showRefusal({ key: 'AD', x: 330, y: 445, stays: true });
  expect(useRefusedCard.getState().at).toEqual(above);
  // Without a known position the reason appears where it was pressed.
  useTableHandle.setState({ table: null });
  showRefusal({ key: 'AD', x: 330, y: 445, stays: false });
  expect(useRefusedCard.getState().at).toMatchObject({ y: 0.89 });
});
