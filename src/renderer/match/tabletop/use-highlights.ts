/** The scene with what all look up at: light, a thread, slips of paper, and how hard a card comes down. */
import { useMemo, useRef } from 'react';
import type { PanelProps } from '../../games/game.ts';
import { highlightsOf, withFrames } from '../../games/highlights.ts';
import type { Highlight, Scene } from '../../motion/scene.ts';

interface Seen {
  /** The game's id. */
  readonly game: string;
  readonly scene: Scene;
  /** As up to date as the cards. */
  readonly panel: PanelProps;
  /** What announces: its cards have landed. */
  readonly announced: PanelProps;
  /** How hard a card comes down, by its face: 1 as any other. */
  readonly weigh: ((face: string) => number) | undefined;
  /** How it ended, and for whom, once that is said. */
  readonly judged?: Omit<Highlight, 'name'> | undefined;
}

export function useHighlights({ game, scene, panel, announced, weigh, judged }: Seen): Scene {
  const own = highlightsOf(game);
  const name = useNameOf(announced.observation);
  const occasion = useMemo((): Highlight | undefined => {
    const found = judged ?? own.effect?.(announced.observation, announced);
    return found && { ...found, name: `${name} ${found.kind}` };
  }, [own, announced, name, judged]);
  const joined = useMemo(() => own.joined?.(announced.observation), [own, announced]);
  const slips = useMemo(() => own.slips?.(panel.observation, panel), [own, panel]);
  const sewn = useMemo(() => own.clothFrames?.(panel.observation, panel), [own, panel]);
  return useMemo(() => {
    const more = {
      ...(occasion && { highlight: occasion }),
      ...(joined && { partners: joined }),
      ...(slips && { slips }),
    };
    const laid = weigh ? withWeights(scene, weigh) : scene;
    return { ...laid, ...(sewn && { zones: withFrames(laid.zones, sewn) }), ...more };
  }, [scene, weigh, occasion, joined, slips, sewn]);
}

/** Another name for every other thing. */
function useNameOf(thing: unknown): number {
  const named = useRef({ thing, name: 0 });
  if (named.current.thing !== thing) named.current = { thing, name: named.current.name + 1 };
  return named.current.name;
}

/** Cards that lie open where all can see them, each as hard as it comes down. */
function withWeights(scene: Scene, weigh: (face: string) => number): Scene {
  const zones = scene.zones.map((zone) => {
    if (zone.arrangement !== 'spread') return zone;
    return {
      ...zone,
      cards: zone.cards.map((card) => (card.face === null ? card : { ...card, weight: weigh(card.face) })),
    };
  });
  return { ...scene, zones };
}
