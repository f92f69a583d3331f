/** A game's deck with the faces and the corners that somebody chose. Loaded once somebody has. */
import type { Deck } from './deck.ts';
import { type Faces, otherFaces } from './regional/other-faces.ts';

/** One deck for each choice: two objects would be two decks. */
const chosen = new WeakMap<Deck, Map<string, Deck>>();

/** A game's deck as it is seen here; decks that are neither French nor Italian keep their faces. */
export function chosenDeck(deck: Deck, faces: Faces, large: boolean): Deck {
  const isOther = faces !== 'own' && faces !== deck.id && /^(french|italian)$/.test(deck.id);
  if (!isOther && !large) return deck;
  const known = chosen.get(deck) ?? new Map<string, Deck>();
  chosen.set(deck, known);
  const key = `${isOther && faces} ${large}`;
  const faced = isOther ? otherFaces(deck, faces) : deck;
  const made = known.get(key) ?? (large ? withLargeCorners(faced) : faced);
  known.set(key, made);
  return made;
}

/** Corners as large as on a television. */
function withLargeCorners(deck: Deck): Deck {
  const { pictured } = deck;
  return {
    ...deck,
    id: `${deck.id} large`,
    draw: (face, settings) => deck.draw(face, { ...settings, far: true }),
    pictured: pictured && (async () => withLargeCorners(await pictured())),
  };
}
