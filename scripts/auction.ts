/**
 * npm run -s auction -- [--deals N] [--seed S] [--epochs E] [--hidden H]: whether a hand tells more of what its side will make
 * than the seven numbers of `bidding.ts` say. Deals among `normal` in which somebody names a rank and a trump at random; half of
 * the seats' hands are learnt from, the others are foretold: by those seven numbers fitted anew, and by a net of one hidden layer
 * over all cards of the hand and the called one, which foretells points and how far off they may be.
 */
import { RANKS, SUITS } from '../src/shared/cards/french.ts';
import { at, last, present } from '../src/shared/engine/at.ts';
import { moveEvent, newMatch } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { pick, type Random, seeded, shuffle, unit } from '../src/shared/engine/random.ts';
import { sightIn } from '../src/shared/games/briscola-chiamata/bots/sight.ts';
import { bestInHand } from '../src/shared/games/briscola-chiamata/bots/trick-value.ts';
import { rules } from '../src/shared/games/briscola-chiamata/rules.ts';
import { type CardNumber, cardOfNumber } from '../src/shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '../src/shared/games/briscola-chiamata/state/moves.ts';
import { OPTIONS } from '../src/shared/games/briscola-chiamata/state/options.ts';
import { type Briscola, handOf, type State } from '../src/shared/games/briscola-chiamata/state/state.ts';
import { bidAt } from '../src/shared/games/briscola-chiamata/turns/bids.ts';
import { fail, readArguments, readInteger } from './arguments.ts';
import { Net } from './auction-net.ts';

const { values } = readArguments(process.argv.slice(2), {
  deals: { type: 'string', default: '40000' },
  seed: { type: 'string', default: '1' },
  epochs: { type: 'string', default: '12' },
  hidden: { type: 'string', default: '24' },
});
const deals = readInteger('--deals', values.deals, 100, 10_000_000);
const random = seeded(readInteger('--seed', values.seed, 0, 2 ** 31 - 1));
const epochs = readInteger('--epochs', values.epochs, 1, 1000);
const hidden = readInteger('--hidden', values.hidden, 1, 1024);

/** A hand that named a trump, the card it called, and what its side made. */
interface Lesson {
  readonly hand: readonly CardNumber[];
  readonly called: CardNumber;
  readonly made: number;
}

const PER_SUIT = RANKS.length;

/** A deal in which the seat that speaks first names any rank, and any trump for it. */
function play(): Lesson {
  const resolved = resolveOptions(OPTIONS, {});
  if ('refusal' in resolved) fail(resolved.refusal.reason);
  const { state } = newMatch<Briscola>(rules, resolved.options, 5);
  let lesson: Omit<Lesson, 'made'> | undefined;
  for (let turn = rules.toAct(state); state.phase !== 'scored' && turn !== 'over'; turn = rules.toAct(state)) {
    if (turn === 'chance') {
      rules.apply(state, { by: 'chance', ...rules.drawChance(state, random) });
      continue;
    }
    const seat = at(turn, 0);
    const move = moveOf(state, seat);
    if (move.type === 'trump') {
      const rank = RANKS.indexOf(present(bidAt(state.standing), 'bid').rank);
      lesson = { hand: handOf(state, seat), called: SUITS.indexOf(move.suit) * PER_SUIT + rank };
    }
    rules.apply(state, moveEvent(seat, move));
  }
  return { ...present(lesson, 'trump'), made: last(state.deals).points };
}

function moveOf(state: State, seat: number): Move {
  if (state.phase === 'play') return { type: 'play', card: cardOfNumber(bestInHand(sightIn(state, seat))) };
  const hand = handOf(state, seat);
  const isFree = (suit: number, rank: number) => !hand.includes(suit * PER_SUIT + rank);
  if (state.phase === 'trump') {
    const rank = RANKS.indexOf(present(bidAt(state.standing), 'bid').rank);
    return {
      type: 'trump',
      suit: pick(
        SUITS.filter((_, suit) => isFree(suit, rank)),
        random,
      ),
    };
  }
  if (state.standing) return { type: 'pass' };
  return {
    type: 'bid',
    rank: pick(
      RANKS.filter((_, rank) => SUITS.some((_, suit) => isFree(suit, rank))),
      random,
    ),
  };
}

/** The called suit first, the others by how many points and cards of them the hand holds: which is which tells nothing. */
function inputsOf({ hand, called }: Lesson): number[] {
  const trump = Math.floor(called / PER_SUIT);
  const inSuit = (suit: number) => hand.filter((card) => Math.floor(card / PER_SUIT) === suit);
  const others = [0, 1, 2, 3]
    .filter((suit) => suit !== trump)
    .sort((a, b) => inSuit(b).length - inSuit(a).length || sum(inSuit(a)) - sum(inSuit(b)));
  const bits = [trump, ...others].flatMap((suit) =>
    RANKS.map((_, rank) => (hand.includes(suit * PER_SUIT + rank) ? 1 : 0)),
  );
  return [...bits, ...RANKS.map((_, rank) => (called % PER_SUIT === rank ? 1 : 0))];
}

function sum(cards: readonly CardNumber[]): number {
  return cards.reduce((total, card) => total + (card % PER_SUIT), 0);
}

/** What `bidding.ts` goes by: trumps, and of each of six ranks whether it is trump in the hand or called. */
function sevenOf({ hand, called }: Lesson): number[] {
  const trump = Math.floor(called / PER_SUIT);
  const side = new Set(
    [...hand, called].filter((card) => Math.floor(card / PER_SUIT) === trump).map((card) => card % PER_SUIT),
  );
  return [
    hand.filter((card) => Math.floor(card / PER_SUIT) === trump).length,
    ...[0, 1, 2, 3, 4, 5].map((rank) => (side.has(rank) ? 1 : 0)),
  ];
}

/** Root of the mean square, and how far off in the mean, of what is foretold. */
function missOf(lessons: readonly Lesson[], foretell: (lesson: Lesson) => number): string {
  let [squares, off] = [0, 0];
  for (const lesson of lessons) {
    const miss = lesson.made - foretell(lesson);
    squares += miss ** 2;
    off += Math.abs(miss);
  }
  return `${Math.sqrt(squares / lessons.length).toFixed(2)} points off (root of the mean square), ${(off / lessons.length).toFixed(2)} in the mean`;
}

function learn(net: Net, lessons: readonly Lesson[], inputs: (lesson: Lesson) => number[], random: Random): void {
  const known = lessons.map((lesson) => ({ inputs: inputs(lesson), made: lesson.made }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = 0.01 * (1 - epoch / epochs) + 0.0005;
    for (const { inputs, made } of shuffle(known, random)) net.learn(inputs, made, rate);
  }
}

const began = performance.now();
const lessons = Array.from({ length: deals }, () => play());
const [learnt, foretold] = [lessons.slice(0, deals / 2), lessons.slice(deals / 2)];
const mean = learnt.reduce((total, { made }) => total + made, 0) / learnt.length;
process.stdout.write(
  `${deals} deals, half of them to learn from, ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
);
process.stdout.write(`nothing but the mean: ${missOf(foretold, () => mean)}\n`);
for (const [name, inputs, size] of [
  ['the seven numbers', sevenOf, 0],
  [`a net of ${hidden} over the cards`, inputsOf, hidden],
] as const) {
  const net = new Net(inputs(at(lessons, 0)).length, size, () => unit(random));
  learn(net, learnt, inputs, random);
  process.stdout.write(
    `${name}: ${missOf(foretold, (lesson) => net.foretell(inputs(lesson)).points)}; learnt ones ${missOf(learnt, (lesson) => net.foretell(inputs(lesson)).points)}\n`,
  );
}
process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s in all\n`);
