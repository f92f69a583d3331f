import { coloursOf, commonColours, shareColour, type VivaCard } from '#shared/cards/viva.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Viva } from '#shared/games/viva/state/state.ts';
import type { Claims, Names } from './claim.ts';

const [YOU, BRUNO, CARLA] = [0, 1, 2];

const hand = ({ table }: Observation) => table.hand ?? [];
const general = ({ table }: Observation) => table.general;
const pile = ({ table }: Observation, house: number) => table.houses[house] ?? [];
const top = (seen: Observation, house: number) => pile(seen, house).at(-1);
const shows = (card: VivaCard | null | undefined, colour: string) =>
  card != null && coloursOf(card).some((one) => one === colour);
const isBlocked = (seen: Observation, card: VivaCard) => {
  const on = general(seen);
  return on !== null && shareColour(card, on);
};
const fits = (seen: Observation, card: VivaCard, house: number) => {
  const on = top(seen, house);
  return !isBlocked(seen, card) && (on === undefined || shareColour(card, on));
};
const onTurn = (seen: Observation) => seen.phase === 'turn' && seen.turn === YOU;

export const CLAIMS: Claims<Viva> = {
  cards: ({ table }) => table.handSizes.length === 3 && table.handSizes.every((size) => size === 5),
  blocked: (seen) => general(seen) === 'black' && hand(seen).filter((card) => isBlocked(seen, card)).length === 2,
  first: (seen) =>
    onTurn(seen) &&
    [0, 1, 2].every((house) => pile(seen, house).length === 0) &&
    hand(seen).includes('red-blue') &&
    !isBlocked(seen, 'red-blue'),
  match: (seen) =>
    JSON.stringify(pile(seen, 0)) === '["red-blue","blue-yellow"]' &&
    pile(seen, 1).length === 1 &&
    seen.last?.by === CARLA,
  third: (seen) =>
    onTurn(seen) &&
    shows(top(seen, 0), 'yellow') &&
    shows(top(seen, 1), 'yellow') &&
    hand(seen).includes('yellow-green') &&
    fits(seen, 'yellow-green', 2) &&
    pile(seen, 2).length === 0,
  'third.otherwise': (seen) =>
    shows(top(seen, 0), 'yellow') &&
    shows(top(seen, 1), 'yellow') &&
    hand(seen).some((card) => shows(card, 'yellow') && fits(seen, card, 2)),
  viva: (seen) =>
    seen.phase === 'answer' &&
    seen.turn === YOU &&
    seen.last?.by === YOU &&
    seen.last.type === 'play' &&
    commonColours([0, 1, 2].map((house) => top(seen, house) ?? 'red')).length === 1,
  'viva.otherwise': (seen, _, otherwise) => seen.phase === 'answer' && otherwise.type === 'pass',
  block: (seen, past) =>
    seen.phase === 'block-then-next' &&
    seen.turn === YOU &&
    [0, 1, 2].every((house) => pile(seen, house).length === 0) &&
    hand(seen).includes('yellow-black') &&
    (past.at(-1)?.table.handSizes[CARLA] ?? 0) + 2 === seen.table.handSizes[CARLA] &&
    (past.at(-1)?.table.handSizes[BRUNO] ?? 0) + 1 === seen.table.handSizes[BRUNO],
  copies: ({ last }) =>
    last?.by === BRUNO && last.type === 'play' && last.houses.length === 2 && new Set(last.houses).size === 2,
  take: (seen) =>
    onTurn(seen) &&
    hand(seen).toSorted().join() === 'green-black,red-blue' &&
    isBlocked(seen, 'green-black') &&
    !isBlocked(seen, 'red-blue') &&
    [0, 1, 2].every((house) => !fits(seen, 'red-blue', house)),
  taken: (seen) =>
    seen.phase === 'taken' &&
    seen.turn === YOU &&
    shows(seen.taken, 'pink') &&
    shows(top(seen, 0), 'pink') &&
    seen.taken !== null &&
    fits(seen, seen.taken, 0),
  down: (seen) =>
    onTurn(seen) &&
    hand(seen).length === 2 &&
    hand(seen).includes('red-blue') &&
    shows(top(seen, 0), 'blue') &&
    fits(seen, 'red-blue', 0),
  last: (seen) =>
    onTurn(seen) && hand(seen).length === 1 && shows(hand(seen)[0], 'black') && shows(general(seen), 'black'),
  out: ({ round, phase, table }) =>
    (round?.out.includes(YOU) ?? false) || (phase === 'over' && (table.handSizes[YOU] ?? 0) > 0),
};

export const NAMES: Names<Viva> = {
  cards: '',
  blocked: 'black',
  first: '1 blue red',
  match: 'Bruno Carla blue',
  third: '3 green yellow',
  'third.otherwise': 'yellow',
  viva: '',
  'viva.otherwise': '',
  block: 'Bruno Carla black yellow',
  copies: 'Bruno',
  take: 'black blue green red',
  taken: '1 pink',
  down: '1 blue red',
  last: 'black',
  out: ({ round }) => ['first', 'later'][round?.out.indexOf(YOU) ?? -1] ?? 'lost',
};
