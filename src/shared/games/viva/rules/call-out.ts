/** VI-21: plays that aren't permitted, and how they are called out and undone. */
import { at } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { GameEvent, Seat, Viewer } from '../../../engine/rules.ts';
import { sorted } from '../state/cards.ts';
import { handHistoryOf, type Peeked, recordHandEvent } from '../state/hand-history.ts';
import type { Chance, Move, Play } from '../state/moves.ts';
import type { PublicMove } from '../state/observation.ts';
import type { State, Window } from '../state/state.ts';
import { copyTable } from '../state/table.ts';
import { PENALTY } from './illegal-play.ts';
import { isPermitted } from './legal-plays.ts';
import { endTurn } from './play.ts';

/**
 * Keeps the table before a play, and later events, while the play can be called out: until another
 * seat makes an event other than `catch`. Call it with every event before it is applied.
 */
export function trackWindow(state: State, event: GameEvent<Move, Chance>): void {
  if (state.options.policing === 'enforced') return;
  if (event.type === 'play') {
    state.window = { player: event.by, taken: state.taken, before: copyTable(state.table), since: [] };
  } else if (state.window && closesWindow(state.window, event)) {
    state.window = null;
  }
  if (state.window) state.window = { ...state.window, since: [...state.window.since, { event, draws: [] }] };
}

function closesWindow({ player }: Window, { by, type }: GameEvent<Move, Chance>): boolean {
  return by !== player && by !== 'chance' && type !== 'catch';
}

/** Why a seat can't call out now. Every other seat can, once each, even out of the round. */
export function refuseCatch({ options, window }: State, seat: Seat): Refusal | undefined {
  if (options.policing === 'enforced') return refusal('VI-21', 'policing-enforced');
  if (!window) return refusal('VI-21', 'too-late');
  if (window.player === seat) return refusal('VI-21', 'own-play');
  if (hasCalled(window, seat)) return refusal('VI-21', 'called-already');
  return undefined;
}

function hasCalled({ since }: Window, seat: Seat): boolean {
  return since.some(({ event }) => event.type === 'catch' && event.by === seat);
}

/** Seats that may still call out the play, ascending. */
export function callers(window: Window, seats: number): Seat[] {
  const callers: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (seat !== window.player && !hasCalled(window, seat)) callers.push(seat);
  return callers;
}

/** A forbidden play is undone with everything since and costs three cards; a legal one stands. */
export function callOut(state: State): void {
  const { window } = state;
  if (!window || wasPermitted(window)) return;
  const { player, before } = window;
  state.table = { ...before, peeked: peekedSince(window) };
  recordHandEvent(handHistoryOf(state.table), player, { shows: sorted(takenBack(window)) });
  state.window = null;
  state.due = Array<Seat>(PENALTY).fill(player);
  endTurn(state, player);
}

function wasPermitted({ player, taken, before, since }: Window): boolean {
  return isPermitted(before, player, playOf(since), taken);
}

/** The play that a window opens with. */
export function playOf(since: readonly { readonly event: GameEvent<Move, Chance> | PublicMove }[]): Play {
  const { event } = at(since, 0);
  if (event.type !== 'play') throw new Error(`a window opens with a play, not with ${event.type}`);
  return event;
}

/**
 * The cards that publicly return to the player's hand: those played, and a blocking card laid
 * since.
 */
function takenBack({ since }: Window) {
  return since.flatMap(({ event }) => {
    if (event.type === 'play') return event.houses.map(() => event.card);
    return event.type === 'block' ? [event.card] : [];
  });
}

/**
 * The cards that return to the stock in order (VI-21), with their viewers: none of a new stock,
 * which is undone.
 */
function peekedSince({ before, since }: Window): Peeked[] {
  const restock = since.findIndex(({ event }) => event.type === 'restock');
  const draws = since.slice(0, restock < 0 ? since.length : restock).flatMap((step) => step.draws);
  const seen = draws.map(({ to, card }, k): Peeked => {
    const by = before.peeked[k]?.by ?? [];
    const viewer: Viewer = typeof to === 'number' ? to : 'everyone';
    return { card, by: by.includes(viewer) ? by : [...by, viewer] };
  });
  return [...seen, ...before.peeked.slice(seen.length)];
}
