import { type FrenchCard, RANKS, type Suit } from '#shared/cards/french.ts';
import { points, takerOf } from '#shared/games/briscola-chiamata/cards.ts';
import { inRow, type PictureFrame, type RulePicture } from '../load-rule-pictures.ts';

const SPADES = RANKS.map((rank): FrenchCard => `${rank}S`);

/** A trick card by card and its winner, by the rules. */
function trick(
  trump: Suit | null,
  cards: readonly FrenchCard[],
  says: readonly string[],
  taken: string,
): PictureFrame[] {
  const taker = takerOf({ leader: 0, cards, winner: null }, trump);
  const lying = inRow(cards, 50);
  return [
    ...says.map((said, k) => ({ says: said, cards: lying.slice(0, k < says.length - 1 ? k + 1 : cards.length) })),
    { says: taken, cards: lying.map((card, k) => ({ ...card, ...(k === taker ? { lit: true } : { dim: true }) })) },
  ];
}

const PICTURES: readonly RulePicture[] = [
  {
    section: 1,
    rules: ['BC-2', 'BC-3'],
    frames: [
      { says: 'ranks', cards: inRow(SPADES, 50) },
      {
        says: 'worth',
        cards: inRow(SPADES, 50, (_, k) => (points(SPADES[k] ?? '2S') > 0 ? { lit: true } : { dim: true })),
      },
    ],
  },
  {
    section: 5,
    rules: ['BC-13', 'BC-14'],
    frames: [
      ...trick(null, ['KC', '4C', 'AD', '10C', '3C'], ['led', 'low', 'free', 'over'], 'highest'),
      ...trick('S', ['AH', '10H', '2S', 'KD', '4H'], ['ace', 'ten', 'cut', 'others'], 'trump'),
    ],
  },
];

export default PICTURES;
