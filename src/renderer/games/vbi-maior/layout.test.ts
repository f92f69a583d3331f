import { describe, expect, it } from 'vitest';
import { type Game, holding, lay, out, racing, up } from '#shared/games/vbi-maior/testing.ts';
import { cameraViewFor } from '../../motion/layout/camera.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { layoutScene } from '../../motion/layout/scene-layout.ts';
import { scaledToTable, TALL_TABLE, WIDE_TABLE } from '../../motion/layout/table-geometry.ts';
import type { Scene } from '../../motion/scene.ts';
import { ENDED, FROZEN, GATHERED, SHOWN } from './selectors/beats.ts';
import { faces, laid, see, zone } from './testing.ts';
import { AT_TABLE } from './zones/places.ts';

const HANDS = ['R12 R30 mars venus', 'R3 R40 ceres', 'R18 R25 R50'];
const DECK = 'R60 R61 R62 R63 R64';

/** Every face visible anywhere in a scene. */
function allFaces(scene: Scene): string[] {
  return scene.zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face ?? []));
}

describe('who sees what', () => {
  it('VM-6: a seat sees its own cards while it arranges them, in the order they will lie', () => {
    const scene = laid(holding(['R30 mars R12 silentium', 'R1', 'R2'], DECK));
    expect(faces(zone(scene, 'hand:0'))).toBe('silentium R12 R30 mars');
    expect(faces(zone(scene, 'hand:1'))).toBe('-');
  });

  it('VM-7: once the deck is down no zone holds an own card, folded or fanned out, at any beat', () => {
    const game = racing(HANDS, DECK);
    for (const beat of ['settled', SHOWN, FROZEN, GATHERED, ENDED]) {
      for (const held of [[], ['fan:4']]) expect(allFaces(laid(game, 0, { beat, preselection: held }))).toEqual([]);
    }
  });

  it('VM-7: no key, name or label tells a card that lies face down', () => {
    const game = racing(HANDS, DECK);
    const other = racing(['R13 R31 apollo diana', 'R4 R41 mars', 'R19 R26 R51'], 'R65 R66 R67 R68 R69');
    for (const viewer of [0, 'everyone'] as const) {
      expect(JSON.stringify(laid(game, viewer))).toBe(JSON.stringify(laid(other, viewer)));
    }
  });

  it('VM-7: a deck laid down early is all backs while others still look', () => {
    const scene = laid(lay(holding(HANDS, DECK), 0));
    expect(faces(zone(scene, 'deck:0'))).toBe('- - - -');
    expect(zone(scene, 'hand:1').arrangement).toBe('fan');
  });

  it('VM-33: a card that lies open in a deck is shown beside it, and in its place when the own deck is fanned out', () => {
    const game = up(racing(['R12 apollo R30', 'R3', 'R18'], DECK), '0/2');
    expect(faces(zone(laid(game), 'deck:0'))).toBe('-');
    expect(faces(zone(laid(game), 'open:0'))).toBe('R12');
    expect(faces(zone(laid(game, 0, { preselection: ['fan:2'] }), 'deck:0'))).toBe('- R12');
  });
});

describe('what can be turned up', () => {
  const playable = (scene: Scene) => zone(scene, 'deck:0').cards.map((card) => card.playable === true);

  it('VM-13: the top card of the own deck, or any once it is fanned out', () => {
    const game = racing(HANDS, DECK);
    expect(playable(laid(game))).toEqual([false, false, false, true]);
    expect(playable(laid(game, 0, { preselection: ['fan:4'] }))).toEqual([true, true, true, true]);
  });

  it('a fan is meant for one size of the deck, and folds when a card has left it', () => {
    const game = up(racing(HANDS, DECK), '0');
    expect(zone(laid(game, 0, { preselection: ['fan:4'] }), 'deck:0').arrangement).toBe('pile');
  });

  it('nothing of others, nothing for a spectator, nothing while the table is frozen or before the race', () => {
    const game = racing(HANDS, DECK);
    expect(zone(laid(game), 'deck:1').cards.some((card) => card.playable)).toBe(false);
    expect(playable(laid(game, 'everyone'))).not.toContain(true);
    expect(playable(laid(game, 0, { beat: FROZEN }))).not.toContain(true);
    expect(playable(laid(lay(holding(HANDS, DECK), 0)))).not.toContain(true);
  });
});

describe('the game area', () => {
  const many = racing(['R1 R2 R3 R4', 'R5 R6 R7 R8', 'R9 R10 R11 R12'], DECK);
  up(many, '0 0 0 0 1 1 1 1 2 2 2 2');

  it('VM-14: keeps the last cards large, those before them smaller', () => {
    const scene = laid(many, 0, { beat: ENDED });
    expect(zone(scene, 'area').cards).toHaveLength(AT_TABLE.area.cards);
    expect(faces(zone(scene, 'area:earlier'))).toBe('R1 R2 R3 R4 R5');
    expect(faces(zone(scene, 'area')).endsWith('R11 R12')).toBe(true);
  });

  it('leaves the corner number of each card free', () => {
    const scene = laid(many, 0, { beat: ENDED });
    const size = cardSize(scene.deck);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      const shot = cameraViewFor(width, height, { top: 0, right: 0, bottom: 0, left: 0 }, size);
      const cards = layoutScene(scene, shot, size).filter((one) => one.zone.id === 'area');
      // The corner number takes a fifth of the card's width.
      for (const [k, { pose }] of cards.slice(1).entries()) {
        expect(pose.x - (cards[k]?.pose.x ?? 0)).toBeGreaterThan(size.width * pose.scale * 0.25);
      }
    }
  });

  it('VM-14: a card that does not fit lies askew before it, and then in the return deck', () => {
    const game = up(racing(HANDS, DECK), '2 0');
    const frozen = laid(game, 0, { beat: FROZEN });
    expect(faces(zone(frozen, 'shown'))).toBe('R12');
    expect(faces(zone(frozen, 'returned'))).toBe('');
    expect(zone(frozen, 'area').cards.find(({ marked }) => marked)?.face).toBe('R18');
    expect(faces(zone(laid(game), 'returned'))).toBe('R12');
  });
});

describe('what is shown to all', () => {
  it('VM-10: the curses while they are voted on', () => {
    const game = holding(['silentium R1', 'R2', 'damnatio R3'], DECK);
    for (const seat of [0, 1, 2]) lay(game, seat);
    expect(faces(zone(laid(game), 'shown'))).toBe('silentium damnatio');
  });

  it('VM-16: a blessing for a moment, then it lies in the discard pile', () => {
    const game = up(racing(['R12 mars', 'R3', 'R18'], DECK), '0/1');
    expect(faces(zone(laid(game, 0, { beat: SHOWN }), 'shown'))).toBe('mars');
    expect(faces(zone(laid(game, 0, { beat: SHOWN }), 'discard'))).toBe('');
    expect(faces(zone(laid(game), 'discard'))).toBe('mars');
  });

  it('VM-17: the cards of who was out with a Rome card', () => {
    const scene = laid(out(racing(HANDS, DECK), 1));
    expect(faces(zone(scene, 'shown'))).toBe('R3 R40 ceres');
    expect(scene.zones.some(({ id }) => id === 'deck:1')).toBe(false);
  });
});

describe('every scene', () => {
  const scenes = (game: Game): Scene[] =>
    ([0, 'everyone'] as const).flatMap((viewer) =>
      ['settled', SHOWN, FROZEN, GATHERED, ENDED].map((beat) => laid(game, viewer, { beat })),
    );

  it('shows every card once', () => {
    for (const game of [holding(HANDS, DECK), racing(HANDS, DECK), up(racing(HANDS, DECK), '2 0 1/2')]) {
      for (const scene of scenes(game)) {
        const keys = scene.zones.flatMap(({ cards }) => cards.map(({ key }) => key));
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });

  it('lies on the cloth, for any number of seats and either shape of the table', () => {
    for (const seats of [3, 4, 5, 6]) {
      const game = racing(
        Array.from({ length: seats }, (_, seat) => `R${seat + 1} R${seat + 20}`),
        DECK,
      );
      for (const { place } of laid(game).zones) {
        for (const shape of [WIDE_TABLE, TALL_TABLE]) {
          const { x, z } = scaledToTable(place, shape);
          expect(Math.abs(x)).toBeLessThan(shape.halfWidth);
          expect(Math.abs(z)).toBeLessThan(shape.halfDepth);
        }
      }
    }
  });

  it('lights who is waited for, and nobody while the table is frozen', () => {
    const game = lay(holding(HANDS, DECK), 1);
    expect(laid(game).plates.map(({ onTurn: lit }) => lit)).toEqual([true, false, true]);
    expect(laid(up(racing(HANDS, DECK), '2 0'), 0, { beat: FROZEN }).plates.some(({ onTurn: lit }) => lit)).toBe(false);
  });

  it('has the viewer’s plate first, then clockwise', () => {
    expect(laid(racing(HANDS, DECK), 2).plates.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(see(racing(HANDS, DECK), 2).hand).toBeNull();
  });
});

describe('what a turn asks for', () => {
  const catalogues = import.meta.glob<Record<string, unknown>>('./messages/*/table.ts', { eager: true });

  it.each(Object.entries(catalogues))('has a sentence in each phase that lights a plate: %s', (_, file) => {
    const words = Object.assign({}, ...Object.values(file));
    for (const phase of ['shuffle', 'arrange', 'vote', 'choose', 'race', 'closing'])
      expect(words).toHaveProperty([`asked.${phase}`]);
  });
});
