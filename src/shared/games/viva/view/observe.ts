/** The only place that decides what a viewer sees. */
import type { VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import { seatsIn } from '../../../engine/match.ts';
import type { GameEvent, Seat, Turn, Viewer } from '../../../engine/rules.ts';
import { callers } from '../rules/call-out.ts';
import { isRestockDue } from '../rules/chance.ts';
import { result, winnersCards } from '../rules/match.ts';
import { type Design, nameOf, namesOf } from '../state/designs.ts';
import { cardsIn, type HandEvent, type HandHistory } from '../state/hand.ts';
import type { Chance, Move } from '../state/moves.ts';
import {
  allSeats,
  type Observation,
  type PublicMove,
  type TableView,
  type VisibleStep,
  type WindowView,
} from '../state/observation.ts';
import { MAX_SEATS } from '../state/options.ts';
import type { State, Step, Window } from '../state/state.ts';
import { handOf, stockSize, type Table } from '../state/table.ts';

/** The viewer's observation and nothing more: no other hand, no stock, no card another took. */
export function observe(state: State, viewer: Viewer): Observation {
  const turn = toAct(state);
  const outcome = result(state);
  const observation: Observation = {
    viewer,
    toAct: seatsIn(turn),
    last: state.story.at(-1) ?? null,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    results: state.results,
    scores: winnersCards(state.results, state.seats),
    table: viewTable(state.table, viewer),
    taken: state.turn === viewer ? named(state.taken) : null,
    due: [...state.due],
    passes: state.passes,
    window: state.window && viewWindow(state.window, viewer),
    story: state.story.slice(-STORY),
  };
  return outcome ? { ...observation, result: outcome } : observation;
}

/** One turn object per seat, to avoid allocation. */
const ALONE: readonly Turn[] = allSeats(MAX_SEATS).map((seat) => [seat]);

/** The seat on turn first, then those that may still call out the previous play (VI-21). */
export function toAct(state: State): Turn {
  const { phase, turn } = state;
  if (phase === 'over') return 'over';
  if (turn === null || isRestockDue(state)) return 'chance';
  if (!state.window) return at(ALONE, turn);
  return [turn, ...callers(state.window, state.seats).filter((seat) => seat !== turn)];
}

function viewTable(table: Table, viewer: Viewer): TableView {
  return {
    houses: table.houses.map(namesOf),
    general: named(table.general),
    own: table.own && { seat: table.own.seat, card: named(table.own.card) },
    hand: viewer === 'everyone' ? null : namesOf(cardsIn(handOf(table.hands, viewer))),
    handSizes: table.hands.map(({ size }) => size),
    stock: stockSize(table),
    cleared: namesOf(table.cleared),
    stale: table.stale,
    past: table.past && viewPast(table.past, viewer),
    peeked: table.peeked.map(({ card, by }) => ({ card: isAmong(by, viewer) ? card : null, by })),
  };
}

/**
 * Everybody sees which stock a card came from; its taker, and who had seen it on the stock, see the
 * card (VI-21).
 */
function viewPast({ stocks, hands }: HandHistory, viewer: Viewer): HandHistory<VivaCard | null> {
  const view = (seat: Seat) => (passage: HandEvent) =>
    'came' in passage && seat !== viewer && !isAmong(passage.seenBy ?? [], viewer)
      ? { ...passage, came: null }
      : passage;
  return { stocks: stocks.slice(), hands: hands.map((passages, seat) => passages.map(view(seat))) };
}

function named(card: Design | null): VivaCard | null {
  return card === null ? null : nameOf(card);
}

function isAmong(viewers: readonly Viewer[], viewer: Viewer): boolean {
  return viewers.includes(viewer) || viewers.includes('everyone');
}

function viewWindow({ player, taken, before, since }: Window, viewer: Viewer): WindowView {
  return {
    player,
    tookFirst: taken !== null,
    taken: player === viewer ? named(taken) : null,
    before: viewTable(before, viewer),
    since: since.map((step) => viewStep(step, viewer)),
  };
}

function viewStep({ event, draws }: Step, viewer: Viewer): VisibleStep {
  const sees = (to: Seat | 'own' | 'general') => to === viewer || to === 'own' || to === 'general';
  return { event: publicForm(event), draws: draws.map(({ to, card }) => ({ to, card: sees(to) ? card : null })) };
}

/** Adds an event to the round's log. */
export function recordEvent(state: State, event: GameEvent<Move, Chance>): void {
  if (event.type === 'deal') state.story = [];
  recordPublicMove(state, publicForm(event));
}

/** The same for its public form, within a round. */
export function recordPublicMove(state: State, event: PublicMove): void {
  if (state.story.length === 2 * STORY) state.story = state.story.slice(STORY);
  state.story.push(event);
}

/** Max events in the log: several times around the largest table. */
const STORY = 30;

/** An event's public form: without dealt or shuffled cards. */
function publicForm(event: GameEvent<Move, Chance>): PublicMove {
  if (event.type === 'deal' || event.type === 'restock') return { by: event.by, type: event.type };
  if (event.t === undefined) return event;
  const { t: _t, ...seen } = event;
  return seen;
}
