import { isBlessing, isCurse, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { arranged } from '#shared/games/vbi-maior/state/table.ts';
import { inRow, type PictureCard, type RulePicture } from '../load-rule-pictures.ts';

const DRAWN: readonly VbiCard[] = ['R71', 'diana', 'R9', 'silentium', 'R34'];
/** As the rules arrange them. */
const DECK = arranged(DRAWN, { type: 'arrange', curses: DRAWN.filter(isCurse), blessings: DRAWN.filter(isBlessing) });

const row = (faces: readonly VbiCard[]): PictureCard[] =>
  inRow(faces, 50).map((card) => ({ ...card, key: card.face ?? '' }));

const AREA: readonly RomeCard[] = ['R12', 'R30', 'R66'];
const area = (count: number): PictureCard[] =>
  AREA.slice(0, count).map((face, k) => ({ key: face, face, x: 30 + 13 * k, y: 50, lit: k === count - 1 }));

const PICTURES: readonly RulePicture[] = [
  {
    section: 2,
    rules: ['VM-6'],
    frames: [
      { says: 'drawn', cards: row(DRAWN) },
      { says: 'sorted', cards: row(DECK) },
    ],
  },
  {
    section: 4,
    rules: ['VM-13', 'VM-14'],
    frames: [
      { says: 'first', cards: area(1) },
      { says: 'second', cards: area(2) },
      { says: 'jump', cards: area(3) },
      { says: 'late', cards: [...area(3), { key: 'R41', face: 'R41', x: 88, y: 50, dim: true }] },
    ],
  },
];

export default PICTURES;
