/** What is called: a last card, and plays that aren't permitted (VI-21), with how they are undone. */
import { at } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { GameEvent, MoveIndex, Seat, Viewer } from '../../../engine/rules.ts';
import { ownBlockerOf } from '../state/board.ts';
import { firstOf, sorted } from '../state/design-sets.ts';
import { coloursOf, nameOf } from '../state/designs.ts';
import { handHistoryOf, heldIn, type Peeked, recordHandEvent } from '../state/hand.ts';
import { LAST_ON_GENERAL, LAST_ON_OWN } from '../state/move-index.ts';
import type { Chance, Last, Move, Play } from '../state/moves.ts';
import { type PublicMove, seatAfter, stillIn } from '../state/observation.ts';
import { roundOf, type State, type Window } from '../state/state.ts';
import { clearBoard, copyTable, handOf, leaveHand } from '../state/table.ts';
import { PENALTY } from './illegal-play.ts';
import { endRound, isRoundOver } from './match.ts';
import { endTurn, isPermitted } from './play.ts';

// A hand's last card: it goes on a blocking card, and its seat leaves the round.

/** VI-17: it must be the only card, and share a colour with the blocking card it goes on. VI-7 does not apply. */
export function refuseLast({ table }: State, seat: Seat, on: Last['on']): Refusal | undefined {
  const hand = handOf(table.hands, seat);
  if (hand.size !== 1) return refusal('VI-17', 'not-the-last-card');
  const blocking = on === 'own' ? ownBlockerOf(table, seat) : table.general;
  if (blocking === null) return refusal('VI-17', 'no-own-blocker');
  const card = firstOf(heldIn(hand));
  if (coloursOf(card) & coloursOf(blocking)) return undefined;
  return refusal('VI-17', 'last-no-match', { card: nameOf(card), blocking: nameOf(blocking) });
}

/** Legal ways to lay the last card. */
export function legalLasts({ table: { hands, general, own } }: State, seat: Seat): MoveIndex[] {
  const hand = handOf(hands, seat);
  const lasts: MoveIndex[] = [];
  if (hand.size !== 1) return lasts;
  const colours = coloursOf(firstOf(heldIn(hand)));
  if (general !== null && colours & coloursOf(general)) lasts.push(LAST_ON_GENERAL);
  if (own?.seat === seat && own.card !== null && colours & coloursOf(own.card)) lasts.push(LAST_ON_OWN);
  return lasts;
}

/** VI-17: the seat is out, houses and general blocking card are cleared; another seat's own blocking card stays. */
export function playLast(state: State, seat: Seat): void {
  const { table } = state;
  const card = firstOf(heldIn(handOf(table.hands, seat)));
  leaveHand(table, seat, card);
  clearBoard(table);
  table.cleared.push(card);
  const own = ownBlockerOf(table, seat);
  if (own !== null) {
    table.cleared.push(own);
    table.own = null;
  }
  table.stale = false;
  const round = roundOf(state);
  state.round = { ...round, out: [...round.out, seat] };
  state.passes = 0;
  if (isRoundOver(state.round)) endRound(state);
  else makeNextLay(state, seat);
}

/** VI-18: the next seat lays the new blocking card and then has its turn; with one card only it first takes another. */
function makeNextLay(state: State, seat: Seat): void {
  const next = seatAfter(stillIn(roundOf(state)), seat);
  state.turn = next;
  state.phase = 'block-then-turn';
  if (handOf(state.table.hands, next).size === 1) state.due.push(next);
}

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
