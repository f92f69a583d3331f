/**
 * Briscola Chiamata with a table's default options as a game of boardgame.io, played by a plain loop of its reducer. Cards and
 * calls are the numbers of ../briscola.c. As it comes; with NODE_ENV=production at its best: then it freezes nothing, and keeps
 * nothing to undo.
 */
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import internal from 'boardgame.io/dist/cjs/internal.js';

const { CreateGameReducer, InitializeGame } = internal;
const SEATS = 5;
const BARE_TWO = 9;
const TOP = 68;
const POINTS = [11, 10, 4, 3, 2, 0, 0, 0, 0, 0];
const DECK = Array.from({ length: 40 }, (_, card) => card);
const SUITS = [0, 1, 2, 3];

/** BC-5 */
function deal(G, cards) {
  G.phase = 'auction';
  G.turn = (G.dealer + 1) % SEATS;
  G.hands = Array.from({ length: SEATS }, (_, seat) => cards.filter((_card, k) => (G.dealer + 1 + k) % SEATS === seat));
  G.passed = [false, false, false, false, false];
  G.rung = -1;
  G.bidder = -1;
  G.holder = -1;
  G.trick = [];
  G.taken = [0, 0, 0, 0, 0];
  G.tricks = 0;
  G.dealt += 1;
}

const highest = (G) => (G.rung < BARE_TWO ? BARE_TWO : TOP);

function bid({ G, playerID, random }, rung) {
  if (G.phase !== 'auction' || !Number.isInteger(rung) || rung <= G.rung || rung > highest(G)) return INVALID_MOVE;
  G.rung = rung;
  G.bidder = Number(playerID);
  return next(G, random);
}

function pass({ G, playerID, random }) {
  if (G.phase !== 'auction') return INVALID_MOVE;
  G.passed[Number(playerID)] = true;
  return next(G, random);
}

/** BC-6, BC-9, BC-10 */
function next(G, random) {
  if (G.passed.every((passed) => passed)) return passOn(G, random);
  let seat = G.turn;
  do seat = (seat + 1) % SEATS;
  while (G.passed[seat]);
  const won = G.rung >= 0 && (seat === G.bidder || G.rung === TOP);
  if (won) G.phase = 'trump';
  G.turn = won ? G.bidder : seat;
}

function trump({ G }, suit) {
  if (G.phase !== 'trump' || !SUITS.includes(suit)) return INVALID_MOVE;
  G.trump = suit;
  G.called = 10 * suit + Math.min(G.rung, BARE_TWO);
  G.phase = 'play';
}

/** BC-13 to BC-15 */
function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const place = G.phase === 'play' ? G.hands[seat].indexOf(card) : -1;
  if (place < 0) return INVALID_MOVE;
  G.hands[seat].splice(place, 1);
  if (card === G.called) G.holder = seat;
  G.trick.push(card);
  if (G.trick.length < SEATS) {
    G.turn = (seat + 1) % SEATS;
    return;
  }
  const taker = (seat + 1 + bestOf(G.trick, G.trump)) % SEATS;
  G.taken[taker] += G.trick.reduce((sum, laid) => sum + POINTS[laid % 10], 0);
  G.trick = [];
  G.turn = taker;
  G.tricks += 1;
  if (G.tricks === 8) score(G, random);
}

function bestOf(cards, trump) {
  let best = 0;
  for (let k = 1; k < cards.length; k++) {
    const suit = Math.floor(cards[k] / 10);
    if (suit === Math.floor(cards[best] / 10) ? cards[k] < cards[best] : suit === trump) best = k;
  }
  return best;
}

/** BC-17 to BC-19 */
function score(G, random) {
  const asked = 61 + Math.max(G.rung - BARE_TWO, 0);
  const mate = G.holder === G.bidder ? -1 : G.holder;
  const points = G.taken[G.bidder] + (mate < 0 ? 0 : G.taken[mate]);
  const unit = (points >= asked ? 1 : -1) * Math.min(Math.max(Math.ceil(asked / 10) - 6, 1), 5);
  G.scored.push(
    DECK.slice(0, SEATS).map((seat) => {
      if (seat === G.bidder) return unit * (mate < 0 ? 4 : 2);
      return seat === mate ? unit * 2 : -unit;
    }),
  );
  passOn(G, random);
}

function passOn(G, random) {
  G.dealer = (G.dealer + 1) % SEATS;
  if (G.scored.length < G.deals && !G.given) deal(G, random.Shuffle(DECK));
  else G.phase = 'over';
}

const game = {
  name: 'briscola-chiamata',
  disableUndo: process.env.NODE_ENV === 'production',
  setup({ random }, given) {
    const G = { deals: given ? 1 : 5, given: Boolean(given), dealt: 0, scored: [] };
    G.dealer = given ? given.dealer : random.Die(SEATS) - 1;
    deal(G, given ? given.cards : random.Shuffle(DECK));
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  moves: { bid, pass, trump, play },
  endIf: ({ G }) => (G.phase === 'over' ? G.scored : undefined),
};
const reducer = CreateGameReducer({ game });

/** What the seat on turn may do: the name of a move, and what it is made with. */
function legal(G) {
  if (G.phase === 'trump') return SUITS.map((suit) => ['trump', suit]);
  if (G.phase === 'play') return G.hands[G.turn].map((card) => ['play', card]);
  const moves = [];
  for (let rung = G.rung + 1; rung <= highest(G); rung++) moves.push(['bid', rung]);
  return [...moves, ['pass']];
}

function make(state, [type, ...args]) {
  const payload = { type, args, playerID: state.ctx.currentPlayer };
  const after = reducer(state, { type: 'MAKE_MOVE', payload });
  if (after._stateID === state._stateID) throw new Error(`${type} ${args} is refused`);
  return after;
}

/** A match of five scored deals at random; how many were dealt. `below(n)`: a number from 0 to n - 1. */
export function playMatch(below) {
  let state = InitializeGame({ game, numPlayers: SEATS });
  while (!state.ctx.gameover) {
    const moves = legal(state.G);
    state = make(state, moves[below(moves.length)]);
  }
  return state.G.dealt;
}

/** One given deal with given moves: what it scored, and how many moves were legal at all turns together. */
export function checkDeal({ dealer, cards, moves }) {
  let state = InitializeGame({ game, numPlayers: SEATS, setupData: { dealer, cards } });
  let choices = 0;
  for (const move of moves) {
    choices += legal(state.G).length;
    const { phase } = state.G;
    if (phase !== 'auction') state = make(state, [phase, move]);
    else state = make(state, move < 0 ? ['pass'] : ['bid', move]);
  }
  return [...(state.G.scored[0] ?? [0, 0, 0, 0, 0]), choices];
}
