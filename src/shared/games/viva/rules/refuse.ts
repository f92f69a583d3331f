/** Refusals, and legal moves. */
import { orderOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import { movesAt } from '../../../engine/move-index.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { type DesignSet, firstOf } from '../state/design-sets.ts';
import { type Design, nameOf } from '../state/designs.ts';
import { copiesOf, heldIn } from '../state/hand.ts';
import { CATCH, designPlayed, FIRST_BLOCK, housesPlayed, MOVES, PASS, TAKE, VIVA } from '../state/move-index.ts';
import type { Move } from '../state/moves.ts';
import type { Phase } from '../state/observation.ts';
import type { State } from '../state/state.ts';
import { handOf } from '../state/table.ts';
import { legalLasts, refuseCatch, refuseLast } from './call-out.ts';
import { canTake, isRestockDue } from './chance.ts';
import { canPlay, legalPlays, refusePlay } from './play.ts';

/** The phase of each move, and the refusal outside it. */
interface MovePhase {
  readonly phases: readonly Phase[];
  readonly rule: string;
  readonly otherwise: string;
}

const MOVE_PHASES: Readonly<Record<Exclude<Move['type'], 'catch'>, MovePhase>> = {
  play: { phases: ['turn', 'taken'], rule: 'VI-8', otherwise: 'no-play-now' },
  take: { phases: ['turn'], rule: 'VI-10', otherwise: 'no-take-now' },
  pass: { phases: ['turn', 'taken', 'answer'], rule: 'VI-10', otherwise: 'no-pass-now' },
  viva: { phases: ['answer'], rule: 'VI-13', otherwise: 'no-viva-now' },
  block: { phases: ['block-then-next', 'block-then-turn'], rule: 'VI-15', otherwise: 'no-block-now' },
  last: { phases: ['turn'], rule: 'VI-17', otherwise: 'no-last-now' },
};

/** Why this seat may not make this move, with the rule's number; undefined if it may. */
export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'play':
      return refuseAtTime(state, seat, MOVE_PHASES.play) ?? refusePlay(state, seat, orderOf(move.card), move.houses);
    case 'block':
      return refuseAtTime(state, seat, MOVE_PHASES.block) ?? refuseBlock(state, seat, orderOf(move.card));
    case 'take':
      return refuseAtTime(state, seat, MOVE_PHASES.take) ?? refuseTake(state);
    case 'pass':
      return refuseAtTime(state, seat, MOVE_PHASES.pass) ?? refusePass(state, seat);
    case 'viva':
      return refuseAtTime(state, seat, MOVE_PHASES.viva);
    case 'last':
      return refuseAtTime(state, seat, MOVE_PHASES.last) ?? refuseLast(state, seat, move.on);
    case 'catch':
      return isRestockDue(state) ? refusal('VI-12', 'restock-first') : refuseCatch(state, seat);
  }
}

/** The same by index. */
export function refuseIndexed(state: State, seat: Seat, move: MoveIndex): Refusal | undefined {
  if (move < FIRST_BLOCK) {
    const fault = refuseAtTime(state, seat, MOVE_PHASES.play);
    return fault ?? refusePlay(state, seat, designPlayed(move), housesPlayed(move));
  }
  if (move < TAKE) return refuseAtTime(state, seat, MOVE_PHASES.block) ?? refuseBlock(state, seat, designPlayed(move));
  return refuse(state, seat, at(MOVES, move));
}

function refuseAtTime(state: State, seat: Seat, { phases, rule, otherwise }: MovePhase): Refusal | undefined {
  if (isRestockDue(state)) return refusal('VI-12', 'restock-first');
  if (state.turn !== seat) return refusal('VI-5', 'not-your-turn');
  return phases.includes(state.phase) ? undefined : refusal(rule, otherwise);
}

function refuseTake(state: State): Refusal | undefined {
  return canTake(state) ? undefined : refusal('VI-12', 'nothing-to-take');
}

function refuseBlock({ table }: State, seat: Seat, design: Design): Refusal | undefined {
  if (copiesOf(handOf(table.hands, seat), design) > 0) return undefined;
  return refusal('VI-15', 'not-in-hand', { card: nameOf(design), copies: 0 });
}

/** VI-10, VI-12: a turn may only be passed where nothing can be taken, played or laid as the last card. */
function refusePass(state: State, seat: Seat): Refusal | undefined {
  return state.phase === 'turn' ? refuseIdlePass(state, seat) : undefined;
}

function refuseIdlePass(state: State, seat: Seat): Refusal | undefined {
  if (canTake(state)) return refusal('VI-10', 'take-instead');
  if (canPlay(state, seat) || legalLasts(state, seat).length > 0) return refusal('VI-12', 'must-play');
  return undefined;
}

/** Indices of all moves that `refuse` accepts. */
export function legal(state: State, seat: Seat): readonly MoveIndex[] {
  if (isRestockDue(state)) return NO_MOVES;
  const moves = state.turn === seat ? legalInTurn(state, seat) : [];
  if (state.window && !refuseCatch(state, seat)) moves.push(CATCH);
  return moves;
}

const NO_MOVES: readonly MoveIndex[] = [];

function legalInTurn(state: State, seat: Seat): MoveIndex[] {
  const hand = handOf(state.table.hands, seat);
  switch (state.phase) {
    case 'turn': {
      const moves = hand.size === 1 ? legalLasts(state, seat) : legalPlays(state, seat);
      if (canTake(state)) moves.push(TAKE);
      else if (!refuseIdlePass(state, seat)) moves.push(PASS);
      return moves;
    }
    case 'taken': {
      const moves = legalPlays(state, seat);
      moves.push(PASS);
      return moves;
    }
    case 'answer':
      return [VIVA, PASS];
    case 'block-then-next':
    case 'block-then-turn':
      return legalBlocks(heldIn(hand));
    default:
      return [];
  }
}

function legalBlocks(held: DesignSet): MoveIndex[] {
  const blocks: MoveIndex[] = [];
  for (let left = held; left !== 0; left &= left - 1) blocks.push(FIRST_BLOCK + firstOf(left));
  return blocks;
}

/** Every move that `refuse` accepts. */
export function legalMoves(state: State, seat: Seat): Move[] {
  return movesAt(MOVES, legal(state, seat));
}
