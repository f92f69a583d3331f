/** Returns the scene with its highlight: light, a thread, slips, and the impact of played cards. */
import { useMemo, useRef } from 'react';
import type { PanelProps } from '../../games/game.ts';
import { gameParts } from '../../games/registry.ts';
import type { Highlight, Scene, StitchedFrame, Zone } from '../../motion/scene.ts';

interface Seen {
  /** The game's id. */
  readonly game: string;
  readonly scene: Scene;
  /** As up to date as the cards. */
  readonly panel: PanelProps;
  /** Props for announcements: their cards have landed. */
  readonly announced: PanelProps;
  /** A card's impact by its face; 1 is normal. */
  readonly weigh: ((face: string) => number) | undefined;
  /** The result and whose it is, once it is announced. */
  readonly judged?: Omit<Highlight, 'name'> | undefined;
}

export function useHighlights({ game, scene, panel, announced, weigh, judged }: Seen): Scene {
  const own = gameParts(game).highlights;
  const name = useNameOf(announced.observation);
  const occasion = useMemo((): Highlight | undefined => {
    const found = judged ?? own?.effect?.(announced.observation, announced);
    return found && { ...found, name: `${name} ${found.kind}` };
  }, [own, announced, name, judged]);
  const joined = useMemo(() => own?.joined?.(announced.observation), [own, announced]);
  const slips = useMemo(() => own?.slips?.(panel.observation, panel), [own, panel]);
  const frames = useMemo(() => own?.clothFrames?.(panel.observation, panel), [own, panel]);
  return useMemo(() => {
    const more = {
      ...(occasion && { highlight: occasion }),
      ...(joined && { partners: joined }),
      ...(slips && { slips }),
    };
    const weighted = weigh ? withWeights(scene, weigh) : scene;
    return { ...weighted, ...(frames && { zones: withFrames(weighted.zones, frames) }), ...more };
  }, [scene, weigh, occasion, joined, slips, frames]);
}

/** The zones with their stitched frames. */
export function withFrames(zones: readonly Zone[], frames: Readonly<Record<string, StitchedFrame>>): Zone[] {
  return zones.map((zone) => {
    const frame = frames[zone.id];
    return frame ? { ...zone, frame } : zone;
  });
}

/** Alternates between two names, so that each highlight differs from the one before. */
function useNameOf(thing: unknown): number {
  const named = useRef({ thing, name: 0 });
  if (named.current.thing !== thing) named.current = { thing, name: named.current.name + 1 };
  return named.current.name;
}

/** Gives public face-up cards their impact. */
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
