import { describe, expect, it } from 'vitest';
import { chosenDeck } from '../chosen-faces.ts';
import { type Deck, finestDeck } from '../deck.ts';
import { FRENCH } from '../french/index.ts';
import { ITALIAN } from '../italian/index.ts';
import { rowsOf } from '../italian/number-cards.ts';
import { PAPER } from '../palette.ts';
import { ROME } from '../rome/index.ts';
import { contrast, flawOf, seenBy } from '../testing.ts';
import { VIVA } from '../viva/index.ts';
import { NEAPOLITAN } from './neapolitan.ts';
import { type Faces, otherFaces } from './other-faces.ts';
import { PIACENTINE } from './piacentine.ts';
import { SICILIAN } from './sicilian.ts';

const STYLES = [NEAPOLITAN, PIACENTINE, SICILIAN];
const CHOICES: readonly (readonly [Exclude<Faces, 'own'>, Deck])[] = [
  ['neapolitan', ITALIAN],
  ['piacentine', ITALIAN],
  ['sicilian', ITALIAN],
  ['french', ITALIAN],
  ['neapolitan', FRENCH],
  ['piacentine', FRENCH],
  ['sicilian', FRENCH],
];
/** Who chooses a face may wait a little longer for it than for a game's own. */
const LIMIT = 13_200;
const PLAIN = { fourColour: false };

describe.each(CHOICES)('%s faces', (faces, base) => {
  const deck = otherFaces(base, faces);

  it(`stand for the ${base.id} cards: forty, sound, all different, of the same size`, () => {
    expect(deck.faces).toBe(base.faces);
    expect(deck.format).toBe(base.format);
    for (const settings of [PLAIN, { ...PLAIN, far: true }]) {
      const drawn = deck.faces.map((face) => deck.draw(face, settings));
      expect(new Set(drawn).size).toBe(40);
      expect(drawn.flatMap((svg) => flawOf(svg, LIMIT) ?? [])).toEqual([]);
      const { width, height } = deck.format;
      for (const svg of drawn) expect(svg).toContain(`width="${width}" height="${height}"`);
    }
  });
});

/** A card's middle from afar, and the corner that covers a part of it (card-sheet.ts). */
const SHRUNK = 0.78;
const CORNER = { right: 148, bottom: 452 };

/** Whether a corner covers a part of a sign from afar: the lower right one is the upper left one, seen from the other end. */
function isCut({ x, y, scale }: ReturnType<typeof rowsOf>[number], sign: { width: number; height: number }): boolean {
  return [1, -1].some((end) => {
    const left = 250 + SHRUNK * (end * (x - 250) - (sign.width * scale) / 2);
    const top = 470 + SHRUNK * (end * (y - 470) - (sign.height * scale) / 2);
    return left < CORNER.right && top < CORNER.bottom;
  });
}

const NUMBERS = ['2', '3', '4', '5', '6', '7'] as const;
const PIPS = STYLES.flatMap(({ id, signs }) =>
  Object.entries(signs).flatMap(([suit, sign]) => NUMBERS.map((rank) => [`${id} ${rank}${suit}`, rank, sign] as const)),
);

it.each(PIPS)('from afar no corner cuts a sign of the %s', (_name, rank, sign) => {
  const places = rowsOf(rank, sign, true);
  expect(places).toHaveLength(Number(rank));
  expect(places.filter((place) => isCut(place, sign))).toEqual([]);
});

it('three styles are drawn in three manners, none of them the game’s own', () => {
  const decks = [
    ITALIAN,
    ...(['neapolitan', 'piacentine', 'sicilian'] as const).map((one) => otherFaces(ITALIAN, one)),
  ];
  for (const face of ITALIAN.faces) expect(new Set(decks.map((deck) => deck.draw(face, PLAIN))).size).toBe(4);
});

it.each(STYLES.flatMap(({ id, inks }) => Object.entries(inks).map(([suit, ink]) => [id, suit, ink] as const)))(
  '%s: the ranks of %s read well on the paper',
  (_id, _suit, ink) => expect(contrast(seenBy('full', ink), seenBy('full', PAPER))).toBeGreaterThan(4.5),
);

describe('what is chosen on a device', () => {
  it('is one deck, however often it is asked for; nothing chosen is the game’s own', () => {
    expect(chosenDeck(FRENCH, 'own', false)).toBe(FRENCH);
    expect(chosenDeck(FRENCH, 'french', false)).toBe(FRENCH);
    expect(chosenDeck(FRENCH, 'sicilian', false)).toBe(chosenDeck(FRENCH, 'sicilian', false));
    expect(chosenDeck(FRENCH, 'sicilian', false).id).not.toBe(chosenDeck(ITALIAN, 'sicilian', false).id);
  });

  it('leaves VIVA and Vbi Maior their faces', () => {
    for (const deck of [VIVA, ROME]) expect(chosenDeck(deck, 'neapolitan', false)).toBe(deck);
  });

  it('draws large corners on every deck, also on pictures that come later', async () => {
    for (const deck of [FRENCH, VIVA, ROME]) {
      const [face = ''] = deck.faces;
      expect(chosenDeck(deck, 'own', true).draw(face, PLAIN)).toBe(deck.draw(face, { ...PLAIN, far: true }));
    }
    const pictured = { ...ROME, pictured: async () => ({ ...VIVA, id: 'pictured' }) };
    const fine = await finestDeck(chosenDeck(pictured, 'own', true));
    expect(fine.draw('red', PLAIN)).toBe(VIVA.draw('red', { ...PLAIN, far: true }));
  });
});
