import { ITALIAN_RANKS, type ItalianCard } from '#shared/cards/italian.ts';
import { beats } from '#shared/games/spizzichino/cards.ts';
import { combinationsOf } from '#shared/games/spizzichino/combinations.ts';
import { cardsOf } from '#shared/games/spizzichino/declarations.ts';
import { inRow, type PictureCard, type PictureFrame, type RulePicture } from '../load-rule-pictures.ts';

const COINS = ITALIAN_RANKS.map((rank): ItalianCard => `${rank}D`);
const HAND: readonly ItalianCard[] = ['3D', '2D', '1D', '3C', '3S', 'RB'];

/** A hand's declarations by the rules. */
function declared(hand: readonly ItalianCard[]): PictureFrame {
  const declared = combinationsOf(hand, [], 'once').flatMap(cardsOf);
  return {
    says: 'declared',
    cards: inRow(hand, 50, (face) => (declared.some((card) => card === face) ? { lit: true } : { dim: true })),
  };
}

/** A trick of two, and which card takes it: by the rules. */
function trick(led: ItalianCard, answer: ItalianCard, says: readonly [string, string, string]): PictureFrame[] {
  const cards = inRow([led, answer], 50);
  const taker = beats(answer, led) ? 1 : 0;
  return [
    { says: says[0], cards: cards.slice(0, 1) },
    { says: says[1], cards },
    { says: says[2], cards: cards.map((card, k) => ({ ...card, ...(k === taker ? { lit: true } : { dim: true }) })) },
  ];
}

/** A pile with its top, and the hand it goes to. */
const pile = (count: number, top: ItalianCard | null, more: Partial<PictureCard> = {}): PictureCard[] => [
  ...Array.from({ length: count }, (_, k): PictureCard => ({ key: `down ${k}`, face: null, x: 20 + 3 * k, y: 32 })),
  ...(top ? [{ key: top, face: top, x: 20 + 3 * count, y: 32, ...more }] : []),
];
const hand = (faces: readonly ItalianCard[], x: number): PictureCard[] =>
  faces.map((face, k) => ({ key: face, face, x: x + 9 * k, y: 68 }));

const PICTURES: readonly RulePicture[] = [
  { section: 1, rules: ['SP-2'], frames: [{ says: 'ranks', cards: inRow(COINS, 50) }] },
  { section: 3, rules: ['SP-8', 'SP-10'], frames: [{ says: 'hand', cards: inRow(HAND, 50) }, declared(HAND)] },
  {
    section: 4,
    rules: ['SP-14', 'SP-15'],
    frames: [...trick('RD', '2D', ['led', 'higher', 'takes']), ...trick('4C', '3S', ['small', 'other', 'stays'])],
  },
  {
    section: 5,
    rules: ['SP-16', 'SP-17'],
    frames: [
      { says: 'top', cards: [...pile(4, '2C', { lit: true }), ...hand(['7D', 'RS', '2S'], 58)] },
      {
        says: 'take',
        cards: [...pile(4, null), { key: '2C', face: '2C', x: 49, y: 68, lit: true }, ...hand(['7D', 'RS', '2S'], 58)],
      },
      {
        says: 'beneath',
        cards: [
          ...pile(3, '5B', { lit: true }),
          { key: '2C', face: '2C', x: 49, y: 68 },
          ...hand(['7D', 'RS', '2S'], 58),
        ],
      },
    ],
  },
];

export default PICTURES;
