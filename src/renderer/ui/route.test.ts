import { describe, expect, it } from 'vitest';
import { addressOf, parseRoute, type Route } from './route.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'settings' },
  { screen: 'codex', game: 'vbi-maior' },
  { screen: 'codex', game: 'vbi-maior', card: 'R12' },
  { screen: 'codex', game: 'another', card: 'R12' },
  { screen: 'join' },
  { screen: 'join', code: 'K7QX' },
  { screen: 'screen' },
  { screen: 'screen', table: 'abc' },
  { screen: 'screen', shows: 'desk' },
  { screen: 'screen', shows: 'four' },
  { screen: 'screen', shows: 3 },
  { screen: 'records' },
  { screen: 'evening' },
  { screen: 'records', record: 12 },
  { screen: 'records', record: 12, shows: 'cost' },
  { screen: 'records', record: 12, shows: 345 },
  { screen: 'new', game: 'briscola-chiamata' },
  { screen: 'rules', game: 'briscola-chiamata' },
  { screen: 'table', table: 'a b/c' },
  { screen: 'table', table: 'abc', sheet: 'rules' },
  { screen: 'table', table: 'abc', sheet: 'rules', rule: 'SP-14' },
];

describe('addresses', () => {
  it('lead back to the screen they were made from', () => {
    for (const route of ROUTES) expect(parseRoute(addressOf(route))).toEqual(route);
  });

  it('are different for different screens', () => {
    expect(new Set(ROUTES.map(addressOf)).size).toBe(ROUTES.length);
  });

  it('lead home where they name no screen', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/table', '#/new/', '#/codex']) {
      expect(parseRoute(hash)).toEqual({ screen: 'home' });
    }
  });

  it('leave out a sheet there is none of, and survive being broken', () => {
    expect(parseRoute('#/table/abc/nothing')).toEqual({ screen: 'table', table: 'abc' });
    expect(parseRoute('#/table/%E0%A4%A')).toEqual({ screen: 'table', table: '%E0%A4%A' });
  });
});
