/**
 * No input waits for a flight or for the host: the picture or the page changes within three frames of any move, with
 * all cards in flight and the host silent. Frames are counted on a stepped clock, for every kind of move.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { selfPlay } from '#shared/engine/self-play.ts';
import { updatesSince } from '#shared/engine/view.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { DecisionPanel } from '../desktop/match/DecisionPanel.tsx';
import type { LayoutContext, PanelProps, TableGame } from '../games/game.ts';
import { tableGameOf } from '../games/index.ts';
import { sayWith } from '../games/testing.ts';
import { DESKTOP_MESSAGES } from '../i18n/desktop-messages.ts';
import { advance, type CardMotion, newCardMotion, placeScene, setScene } from '../motion/animation/card-motion.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize, type Pose, samePose } from '../motion/layout/pose.ts';
import { layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import type { Scene, Zone } from '../motion/scene.ts';
import { type OptimisticMove, optimisticMoveOf, withOptimisticMoves } from './optimistic-move.ts';

const NOBODY = { top: 0, right: 0, bottom: 0, left: 0 };
const FRAME = 16;
const MOST_FRAMES = 3;
/** A moment at which most of a deal, and every play, is in flight, in ms. */
const MID_AIR = 80;
/** Maximum number of moves tested of each kind, in each game. */
const OF_EACH = 6;
/** Maximum number of seeds, since some moves come once in many matches. */
const MOST_SEEDS = 40;
/** Options without which some moves never come. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'briscola-chiamata': { weakHand: 4 },
  viva: { policing: 'caught' },
};

interface Asked {
  readonly game: TableGame;
  readonly observation: ObservationBase;
  readonly before: ObservationBase | null;
  readonly moves: readonly AnyMove[];
  readonly moment: LayoutContext;
}

/** Everything that the seats of a match between bots are asked for. */
function* askedOf(id: string, seed: number): Generator<Asked> {
  const [rules, game] = [gameOf(id), tableGameOf(id)];
  const resolved = rules && resolveOptions(rules.rules.options, OPTIONS[id] ?? {});
  const makeBot = rules?.bots[seed % 5 === 4 ? 'normal' : 'random'];
  if (!makeBot || !game || !resolved || 'refusal' in resolved) throw new Error(`${id} has no table`);
  const say = sayWith({ ...DESKTOP_MESSAGES, ...rules.messages, ...game.words });
  const match = newMatch(rules.rules, resolved.options, rules.rules.seats.min);
  const random = seeded(seed);
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  selfPlay(
    match,
    seats.map((seat) => makeBot(seat, random)),
    random,
  );
  const seated = seats.map((seat): Seated => ({ kind: 'bot', name: `B${seat}`, level: 'easy' }));
  for (const viewer of seats) {
    let before: ObservationBase | null = null;
    for (const { observation, moves } of updatesSince(match, viewer, -1)) {
      const beat = game.beats(observation, before ?? undefined).at(-1)?.name ?? '';
      if (moves.length > 0)
        yield {
          game,
          observation,
          before,
          moves,
          moment: { viewer, seated, say, beat, before, moves, preselection: [] },
        };
      before = observation;
    }
  }
}

/** The card and target of a move, whether picked, dragged or preselected; undefined if it is made on a slip alone. */
function byCard({ game, observation, moves }: Asked, move: AnyMove, scene: Scene): OptimisticMove | undefined {
  const way = optimisticMoveOf(game, move, { scene, moves, observation });
  if (way) return way;
  for (const card of scene.zones.flatMap(({ cards }) => cards).filter(({ playable }) => playable)) {
    const held = game.preselectionAfter?.(card, undefined, []) ?? [];
    const isMeant = (zone: Zone) => JSON.stringify(game.moveAt?.(zone, moves, held)) === JSON.stringify(move);
    const goal = held.length > 0 ? scene.zones.find(isMeant) : undefined;
    if (goal) return { key: card.key, zone: goal.id };
  }
  return undefined;
}

/** Everything in flight from one scene to the next. */
function inTheAir(before: Scene, scene: Scene): CardMotion {
  const motion = newCardMotion();
  lay(before, (laid) => placeScene(motion, laid, 0));
  show(motion, scene, 0);
  for (let now = 0; now <= MID_AIR; now += FRAME) advance(motion, now, {});
  return motion;
}

function show(motion: CardMotion, scene: Scene, now: number): void {
  lay(scene, (laid, placeOf) => setScene(motion, laid, placeOf, { speed: 1, reduced: false }, now));
}

function lay(
  scene: Scene,
  put: (laid: ReturnType<typeof layoutScene>, placeOf: ReturnType<typeof placeOfZone>) => void,
) {
  const size = cardSize(scene.deck);
  const shot = cameraViewFor(1280, 720, NOBODY, size);
  put(layoutScene(scene, shot, size), placeOfZone(scene, shot));
}

const poseOf = (motion: CardMotion, key: string): Pose | undefined => motion.cards.find((one) => one.key === key)?.pose;

/** Number of frames until a card differs from where it would be without the move. */
function framesUntilSeen(before: Scene, scene: Scene, after: Scene, key: string): number {
  const [without, made] = [inTheAir(before, scene), inTheAir(before, scene)];
  show(made, after, MID_AIR + 1);
  for (let frame = 1; frame <= 20; frame++) {
    const now = MID_AIR + frame * FRAME;
    advance(without, now, {});
    advance(made, now, {});
    const [here, there] = [poseOf(without, key), poseOf(made, key)];
    if (!here || !there || !samePose(here, there)) return frame;
  }
  return Number.POSITIVE_INFINITY;
}

/** The slip of the decision, before and after it. */
function slipOf({ game, observation, moment }: Asked, moves: readonly AnyMove[], isSent: boolean): string {
  const props: PanelProps = { ...moment, moves, observation, act: () => undefined, preselect: () => undefined };
  return renderToStaticMarkup(
    <DecisionPanel isSent={isSent} isLost={false} ready={null} onPress={() => undefined}>
      <game.Actions {...props} />
    </DecisionPanel>,
  );
}

/** All kinds of moves of each game, so that none is left out. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'briscola-chiamata': ['throw-in', 'keep', 'bid', 'pass', 'trump', 'play'],
  spizzichino: ['choose', 'take', 'play'],
  viva: ['play', 'take', 'pass', 'viva', 'block', 'last', 'catch'],
  'vbi-maior': ['arrange', 'vote', 'turn-up', 'choose', 'out', 'done'],
};

/** Makes the move while everything that the last update moved is in flight. */
function make(asked: Asked, move: AnyMove): void {
  const { game, observation, before, moment } = asked;
  const scene = game.layout(observation, moment);
  const last = before ? game.layout(before, { ...moment, moves: [], before: null }) : scene;
  const found = byCard(asked, move, scene);
  if (!found) {
    expect(slipOf(asked, asked.moves, false), JSON.stringify([move, asked])).toContain('<button');
    expect(slipOf(asked, [], true), move.type).not.toBe(slipOf(asked, asked.moves, false));
    return;
  }
  const after = withOptimisticMoves(game.layout(observation, { ...moment, moves: [] }), [found]);
  expect(framesUntilSeen(last, scene, after, found.key), move.type).toBeLessThanOrEqual(MOST_FRAMES);
}

/** The choices of many matches, each kind of move once each time: a slip with sixty bids is one slip. */
function* chancesOf(id: string): Generator<{ readonly asked: Asked; readonly move: AnyMove }> {
  for (let seed = 0; seed < MOST_SEEDS; seed++)
    for (const asked of askedOf(id, seed))
      for (const move of new Map(asked.moves.map((one) => [one.type, one])).values()) yield { asked, move };
}

describe.each(Object.keys(GAMES))('a move of %s', (id) => {
  it('is seen within three frames, with all cards in the air and before the host has answered', () => {
    const left = new Map(KINDS[id]?.map((kind) => [kind, OF_EACH]));
    for (const { asked, move } of chancesOf(id)) {
      const more = left.get(move.type) ?? 0;
      if (more > 0) make(asked, move);
      left.set(move.type, more - 1);
      if ([...left.values()].every((count) => count <= 0)) break;
    }
    expect([...left].filter(([, more]) => more === OF_EACH)).toEqual([]);
  });
});
