/** Why a seat may not make a move; and the moves it may make. */
import { DESIGNS, orderOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { designsIn } from '../state/designs.ts';
import { copiesOf, heldIn } from '../state/hand.ts';
import type { Move } from '../state/moves.ts';
import type { Phase } from '../state/observation.ts';
import type { State } from '../state/state.ts';
import { handOf } from '../state/table.ts';
import { refuseCatch } from './caught.ts';
import { legalLasts, refuseLast } from './last-card.ts';
import { canPlay, legalPlays, refusePlay } from './permitted.ts';
import { canTake, isRestockDue } from './restock.ts';

type TurnMove = Exclude<Move, { type: 'catch' }>;

/** When each move is made, and what is said where it comes at another time. */
const MADE_IN: Readonly<Record<TurnMove['type'], { phases: readonly Phase[]; rule: string; otherwise: string }>> = {
  play: { phases: ['turn', 'taken'], rule: 'VI-8', otherwise: 'no-play-now' },
  take: { phases: ['turn'], rule: 'VI-10', otherwise: 'no-take-now' },
  pass: { phases: ['turn', 'taken', 'answer'], rule: 'VI-10', otherwise: 'no-pass-now' },
  viva: { phases: ['answer'], rule: 'VI-13', otherwise: 'no-viva-now' },
  block: { phases: ['block-then-next', 'block-then-turn'], rule: 'VI-15', otherwise: 'no-block-now' },
  last: { phases: ['turn'], rule: 'VI-17', otherwise: 'no-last-now' },
};

const BLOCKS = DESIGNS.map((card) => madeOnce<Move>({ type: 'block', card }));
const TAKE = madeOnce<Move>({ type: 'take' });
const PASS = madeOnce<Move>({ type: 'pass' });
const VIVA = madeOnce<Move>({ type: 'viva' });
const CATCH = madeOnce<Move>({ type: 'catch' });

/** Why this seat may not make this move, with the number of the rule; nothing if it may. */
export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (isRestockDue(state)) return refusal('VI-12', 'restock-first');
  if (move.type === 'catch') return refuseCatch(state, seat);
  if (state.turn !== seat) return refusal('VI-5', 'not-your-turn');
  const { phases, rule, otherwise } = MADE_IN[move.type];
  return phases.includes(state.phase) ? refuseInTurn(state, seat, move) : refusal(rule, otherwise);
}

function refuseInTurn(state: State, seat: Seat, move: TurnMove): Refusal | undefined {
  switch (move.type) {
    case 'play':
      return refusePlay(state, seat, move);
    case 'take':
      return canTake(state) ? undefined : refusal('VI-12', 'nothing-to-take');
    case 'pass':
      return state.phase === 'turn' ? refuseIdlePass(state, seat) : undefined;
    case 'viva':
      return undefined;
    case 'block':
      return copiesOf(handOf(state.table.hands, seat), orderOf(move.card)) > 0
        ? undefined
        : refusal('VI-15', 'not-in-hand', { card: move.card, copies: 0 });
    case 'last':
      return refuseLast(state, seat, move);
  }
}

/** VI-10, VI-12: a turn may only be passed where nothing can be taken, played or laid as the last card. */
function refuseIdlePass(state: State, seat: Seat): Refusal | undefined {
  if (canTake(state)) return refusal('VI-10', 'take-instead');
  if (canPlay(state, seat) || legalLasts(state, seat).length > 0) return refusal('VI-12', 'must-play');
  return undefined;
}

/** Every move that `refuse` lets pass. */
export function legalMoves(state: State, seat: Seat): Move[] {
  if (isRestockDue(state)) return [];
  const moves = state.turn === seat ? turnMoves(state, seat) : [];
  if (state.window && !refuseCatch(state, seat)) moves.push(CATCH);
  return moves;
}

function turnMoves(state: State, seat: Seat): Move[] {
  switch (state.phase) {
    case 'turn': {
      const last = handOf(state.table.hands, seat).size === 1;
      const moves: Move[] = last ? legalLasts(state, seat) : legalPlays(state, seat);
      if (canTake(state)) moves.push(TAKE);
      else if (!refuseIdlePass(state, seat)) moves.push(PASS);
      return moves;
    }
    case 'taken': {
      const moves: Move[] = legalPlays(state, seat);
      moves.push(PASS);
      return moves;
    }
    case 'answer':
      return [VIVA, PASS];
    case 'block-then-next':
    case 'block-then-turn':
      return designsIn(heldIn(handOf(state.table.hands, seat))).map((design) => at(BLOCKS, design));
    default:
      return [];
  }
}
