import { shareColour, type VivaCard } from '#shared/cards/viva.ts';
import type { PictureCard, RulePicture } from '../load-rule-pictures.ts';

const BLOCKING: VivaCard = 'yellow-black';

/** The blocking card on the left, three houses beside it. */
const blocking = (face: VivaCard): PictureCard => ({ key: 'blocking', face, x: 12, y: 32 });
const houses = (...tops: (VivaCard | null)[]): PictureCard[] =>
  tops.flatMap((face, k) => (face ? [{ key: `house ${k}`, face, x: 42 + 18 * k, y: 32 }] : []));
const held = (...faces: VivaCard[]): PictureCard[] =>
  faces.map((face, k) => ({ key: `held ${face}`, face, x: 42 + 18 * k, y: 74 }));

const HAND: readonly VivaCard[] = ['red-blue', 'blue-yellow', 'green'];
const TOPS: readonly VivaCard[] = ['red', 'red-green', 'pink'];

const PICTURES: readonly RulePicture[] = [
  {
    section: 3,
    rules: ['VI-7', 'VI-8'],
    frames: [
      { says: 'lying', cards: [blocking(BLOCKING), ...houses(...TOPS), ...held(...HAND)] },
      {
        says: 'blocked',
        cards: [
          { ...blocking(BLOCKING), lit: true },
          ...houses(...TOPS),
          ...held(...HAND).map((card) =>
            shareColour(card.face as VivaCard, BLOCKING) ? { ...card, dim: true } : card,
          ),
        ],
      },
      {
        says: 'fits',
        cards: [
          blocking(BLOCKING),
          ...houses(...TOPS),
          { key: 'held red-blue', face: 'red-blue', x: 42, y: 44, lit: true },
          ...held(...HAND).slice(1),
        ],
      },
    ],
  },
  {
    section: 4,
    rules: ['VI-13', 'VI-14'],
    frames: [
      { says: 'two', cards: [blocking('black'), ...houses('blue-yellow', 'yellow'), ...held('yellow-green')] },
      {
        says: 'three',
        cards: [
          blocking('black'),
          ...houses('blue-yellow', 'yellow').map((card) => ({ ...card, lit: true })),
          { key: 'held yellow-green', face: 'yellow-green', x: 78, y: 32, lit: true },
        ],
      },
      { says: 'cleared', cards: [{ key: 'held pink', face: 'pink', x: 12, y: 32, lit: true }] },
    ],
  },
  {
    section: 5,
    rules: ['VI-17'],
    frames: [
      { says: 'last', cards: [blocking(BLOCKING), ...houses('green', 'red', 'blue'), ...held('green-black')] },
      {
        says: 'out',
        cards: [
          blocking(BLOCKING),
          ...houses('green', 'red', 'blue'),
          { key: 'held green-black', face: 'green-black', x: 14, y: 46, lit: true },
        ],
      },
    ],
  },
];

export default PICTURES;
