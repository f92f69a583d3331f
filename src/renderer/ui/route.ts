/** The desktop's route, kept in the address so that reload and back work. */
import { useSyncExternalStore } from 'react';
import type { ScreenContent } from '#shared/protocol/evening.ts';

/** Sheets over the table. */
export const SHEETS = ['menu', 'rules', 'settings', 'log', 'seal', 'table-settings', 'keys'] as const;
export type SheetName = (typeof SHEETS)[number];

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'together' }
  | { readonly screen: 'more' }
  | { readonly screen: 'game'; readonly game: string }
  | { readonly screen: 'new'; readonly game: string; readonly deal?: string }
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'learn'; readonly game: string }
  | { readonly screen: 'day'; readonly game: string }
  | { readonly screen: 'exercises'; readonly game?: string; readonly today?: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'house' }
  | { readonly screen: 'evening' }
  | { readonly screen: 'codex'; readonly game: string; readonly card?: string }
  | { readonly screen: 'join'; readonly code?: string }
  | { readonly screen: 'screen'; readonly table?: string; readonly shows?: ScreenContent }
  | { readonly screen: 'records'; readonly record?: number; readonly shows?: 'cost' | number }
  | { readonly screen: 'statistics'; readonly person?: string }
  | { readonly screen: 'table'; readonly table: string; readonly sheet?: SheetName; readonly rule?: string };

/** The route of an address; home if it names none. */
export function parseRoute(hash: string): Route {
  const [screen = '', name, part, detail] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return routeTo(screen, name, part, detail) ?? { screen: 'home' };
}

function routeTo(screen: string, name?: string, part?: string, detail?: string): Route | undefined {
  switch (screen) {
    case 'together':
    case 'more':
    case 'settings':
    case 'house':
    case 'evening':
      return { screen };
    case 'join':
      // The host key's fingerprint is for the connection (client/connection/pinned-key.ts).
      return { screen, ...having('code', name?.replace(/[.].*/, '')) };
    case 'screen':
      return { screen, ...(name && tvViewOf(name, part)) };
    case 'records':
      return /^\d+$/.test(name ?? '') ? { screen, record: Number(name), ...recordPartOf(part) } : { screen };
    case 'statistics':
      return { screen, ...having('person', name) };
    case 'new':
      return name ? { screen, game: name, ...having('deal', part) } : undefined;
    case 'day':
    case 'game':
    case 'rules':
    case 'learn':
      return name ? { screen, game: name } : undefined;
    case 'exercises':
      return { screen, ...having('game', name), ...having('today', part) };
    case 'codex':
      return name ? { screen, game: name, ...having('card', part) } : undefined;
    case 'table':
      return name
        ? { screen, table: name, ...(isSheet(part) && { sheet: part, ...having('rule', detail) }) }
        : undefined;
  }
  return undefined;
}

/** A match's review, or the table before one of its events. */
function recordPartOf(part: string | undefined): { readonly shows?: 'cost' | number } {
  if (part === 'cost') return { shows: part };
  return /^\d+$/.test(part ?? '') ? { shows: Number(part) } : {};
}

/** That part, where the address has it. */
function having<Name extends string>(name: Name, part: string | undefined): Partial<Record<Name, string>> {
  return part ? ({ [name]: part } as Record<Name, string>) : {};
}

/** An evening's desk, four tables, or one by its number; else a table by its id. */
function tvViewOf(
  name: string,
  part: string | undefined,
): { readonly table: string } | { readonly shows: ScreenContent } {
  if (name === 'desk' || name === 'four') return { shows: name };
  return name === 'tables' && /^\d+$/.test(part ?? '') ? { shows: Number(part) } : { table: name };
}

function addressOnScreen({ table, shows }: Extract<Route, { screen: 'screen' }>): string {
  if (table) return `#/screen/${encodeURIComponent(table)}`;
  if (shows === undefined) return '#/screen';
  return typeof shows === 'number' ? `#/screen/tables/${shows}` : `#/screen/${shows}`;
}

/** The address of a route. */
export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'together':
    case 'more':
    case 'settings':
    case 'house':
    case 'evening':
      return `#/${route.screen}`;
    case 'exercises':
      return ['#/exercises', route.game && encodeURIComponent(route.game), route.today && 'today']
        .filter(Boolean)
        .join('/');
    case 'codex':
      return `#/codex/${encodeURIComponent(route.game)}${route.card ? `/${encodeURIComponent(route.card)}` : ''}`;
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}${route.deal ? `/${encodeURIComponent(route.deal)}` : ''}`;
    case 'join':
      return route.code ? `#/join/${encodeURIComponent(route.code)}` : '#/join';
    case 'screen':
      return addressOnScreen(route);
    case 'records':
      return ['#/records', route.record, route.shows].filter((part) => part !== undefined).join('/');
    case 'statistics':
      return route.person ? `#/statistics/${encodeURIComponent(route.person)}` : '#/statistics';
    case 'table':
      return `#/${['table', route.table, route.sheet, route.rule].flatMap((part) => (part ? encodeURIComponent(part) : [])).join('/')}`;
    default:
      return `#/${route.screen}/${encodeURIComponent(route.game)}`;
  }
}

export function goTo(route: Route): void {
  location.hash = addressOf(route);
}

/** The route after joining: the table, or home while the room plays at none. */
export function routeAfterJoin(table: string | null): Route {
  return table === null ? { screen: 'home' } : { screen: 'table', table };
}

/** Resolves once the route is not the codex. */
export async function leftCodex(): Promise<void> {
  while (parseRoute(location.hash).screen === 'codex') {
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  }
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
  return parseRoute(hash);
}

function isSheet(name: string | undefined): name is SheetName {
  return (SHEETS as readonly (string | undefined)[]).includes(name);
}

/** Decodes a part of an address; unchanged if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
