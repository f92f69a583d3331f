import { type ItalianCard, italianSuitOf } from '#shared/cards/italian.ts';
import { thirds } from '#shared/games/spizzichino/cards.ts';
import type { Game, Observation } from '#shared/games/spizzichino/state.ts';
import type { Claims, Names } from './claim.ts';

const [YOU, BRUNA] = [0, 1];

const hand = ({ own }: Observation) => own?.hand ?? [];
const tops = ({ piles }: Observation) => (piles[YOU] ?? []).map(({ top }) => top);
const over = ({ tricks }: Observation) => tricks.filter(({ winner }) => winner !== null);
const lying = ({ tricks }: Observation) => tricks.find(({ winner }) => winner === null)?.cards ?? [];
const holds = (seen: Observation, ...cards: ItalianCard[]) => cards.every((card) => hand(seen).includes(card));
const has = (seen: Observation, card: ItalianCard) => hand(seen).includes(card) || tops(seen).includes(card);
const onTurn = (seen: Observation) => seen.phase === 'play' && seen.toAct.includes(YOU);
const leads = (seen: Observation) => onTurn(seen) && lying(seen).length === 0;
const declares = (seen: Observation, what: object) =>
  seen.declarations.some(
    (one) => one.seat === YOU && Object.entries(what).every(([key, value]) => one[key as 'kind'] === value),
  );
/** All that was ever in the learner's hand or played by them. */
const hadBoth = (seen: Observation, past: readonly Observation[], ...cards: ItalianCard[]) =>
  cards.every((card) => [...past, seen].some((one) => has(one, card)));

export const CLAIMS: Claims<Game> = {
  piles: ({ phase, choices, dealer }) => phase === 'choosing' && choices.length === 0 && dealer === BRUNA,
  choose: ({ phase, toAct }) => phase === 'choosing' && toAct.includes(YOU),
  'choose.otherwise': ({ phase }) => phase === 'choosing',
  napoletana: (seen) => holds(seen, '3D', '2D', '1D') && declares(seen, { kind: 'napoletana', suit: 'D' }),
  tops: (seen) => seen.phase === 'play' && tops(seen).filter((top) => top !== null).length === 2,
  take: (seen) => onTurn(seen) && tops(seen).includes('3B'),
  threes: (seen) =>
    declares(seen, { kind: 'equals', rank: '3', missing: 'D', completed: '3B' }) &&
    holds(seen, '3C', '3S', '3B') &&
    declares(seen, { kind: 'napoletana', suit: 'D' }) &&
    tops(seen).some((top) => top?.startsWith('1')),
  lead: (seen) => leads(seen) && has(seen, '3D'),
  thirds: (seen) => {
    const trick = over(seen).at(-1);
    return (
      trick?.winner === YOU &&
      trick.leader === YOU &&
      trick.cards.reduce((sum, card) => sum + thirds(card), 0) === 2 &&
      new Set(trick.cards.map(italianSuitOf)).size === 1
    );
  },
  ace: (seen, past) =>
    leads(seen) && over(seen).at(-1)?.winner === YOU && has(seen, '1D') && hadBoth(seen, past, '3D', '2D'),
  low: (seen) => leads(seen) && has(seen, '4C'),
  follow: (seen) => onTurn(seen) && lying(seen)[0] === 'RS' && over(seen).at(-1)?.winner === BRUNA && has(seen, '3S'),
  top: (seen) => onTurn(seen) && tops(seen).includes('4D'),
  alone: () => true,
  last: (seen) => seen.phase === 'play' && over(seen).length === 19,
  score: ({ deals }) => deals.length === 1,
};

export const NAMES: Names<Game> = {
  piles: '',
  choose: '1 2 3 4',
  'choose.otherwise': '1 2 3 4',
  napoletana: '2 3 A denari',
  tops: '',
  take: '2 3 A bastoni',
  threes: '3 A denari',
  lead: '2 3 4 7 A C F R denari',
  thirds: '2 3 A Bruna',
  ace: '2 3 A denari',
  low: '4 coppe',
  follow: '3 Bruna R spade',
  top: '4 denari',
  alone: '',
  last: '',
  score: '51',
};
