/** Takes up finished matches that somebody at this computer has saved on another one: each is played again by the rules first. */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { MAX_MATCH_LETTERS, matchKey, readSavedMatch } from '#shared/protocol/saved-match.ts';
import type { Occupant, Store } from '../store/store.ts';
import { randomId } from './connections/secrets.ts';

/** Holds the seats of people who are not here: no session is called so. */
const ELSEWHERE = 'elsewhere';

/** How many are looked through at a time. */
const PAGE = 500;

interface SavedMatchesDeps {
  readonly store: Store;
  gameOf(id: string): Game | undefined;
}

export class SavedMatches {
  readonly #deps: SavedMatchesDeps;
  /** What has come of a match so far, by session. */
  readonly #pieces = new Map<string, string>();
  /** The keys of all finished matches, as of the latest of them. */
  #known: { readonly latest: number; readonly keys: Set<string> } | undefined;

  constructor(deps: SavedMatchesDeps) {
    this.#deps = deps;
  }

  /** The next piece of a match as text; after the last one it is taken up for this session, unless it is here already. */
  add(session: string, text: string, isLast: boolean): { readonly isNew: boolean } | { readonly refusal: Refusal } {
    const whole = (this.#pieces.get(session) ?? '') + text;
    this.#pieces.delete(session);
    if (whole.length > MAX_MATCH_LETTERS) return { refusal: refusal('host', 'match-unreadable') };
    if (isLast) return this.#take(session, whole);
    this.#pieces.set(session, whole);
    return { isNew: false };
  }

  #take(session: string, text: string): { readonly isNew: boolean } | { readonly refusal: Refusal } {
    const { store, gameOf } = this.#deps;
    const read = readSavedMatch(text, (game) => gameOf(game)?.rules);
    if (!read) return { refusal: refusal('host', 'match-unreadable') };
    const { match, replay, result } = read;
    const { rules, options, events } = replay.match;
    const key = matchKey({ game: rules.id, ...match });
    const known = this.#keys();
    if (known.has(key)) return { isNew: false };
    const seats = match.names.map((name, seat): Occupant => {
      if (match.bots.includes(seat)) return { kind: 'bot', name, level: 'normal' };
      return { kind: 'person', name, session: match.mine.includes(seat) ? session : ELSEWHERE };
    });
    const table = { id: `file-${randomId(9)}`, match: 0, game: rules.id };
    const { id } = store.beginMatch({ ...table, seats, options, host: session }, false, { began: match.began });
    store.appendDiscreetly(id, 0, events);
    if (replay.bots.length > 0) store.keepSeatedBots(id, replay.bots);
    if (replay.hosts.length > 0) store.keepMatchHosts(id, replay.hosts);
    store.end(id, result);
    known.add(key);
    this.#known = { latest: id, keys: known };
    return { isNew: true };
  }

  #keys(): Set<string> {
    const { store } = this.#deps;
    const latest = store.allOver(1)[0]?.id ?? 0;
    if (this.#known?.latest === latest) return this.#known.keys;
    const keys = new Set<string>();
    for (let page = store.allOver(PAGE); page.length > 0; page = store.allOver(PAGE, page.at(-1)?.id))
      for (const match of page) keys.add(matchKey(match));
    this.#known = { latest, keys };
    return keys;
  }
}
