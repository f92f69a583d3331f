/** What bots say at a page with room for words: elsewhere they make a gesture. */
import { useMemo } from 'react';
import type { ChatLine } from '#shared/protocol/chat.ts';
import { useSettings } from '../client/device/settings.ts';
import { useChat } from '../client/tables/chat.ts';
import { useGames } from '../games/registry.ts';
import type { Scene } from '../motion/scene.ts';

/** A bot's line in the reader's language; undefined where the reader wants none. Lines of people stay as they are. */
export function botInWords(line: ChatLine): ChatLine | undefined {
  if (line.kind !== 'gesture' || line.words === undefined) return line;
  if (!useSettings.getState().banter) return undefined;
  const text = useGames.getState().words[line.words];
  return text === undefined ? line : { ...line, kind: 'said', text };
}

/** Returns the scene in which all look at whoever said or showed something just now. */
export function useSceneWithSpeaker(scene: Scene): Scene {
  const seat = useChat(({ fresh }) => fresh.at(-1)?.seat);
  return useMemo(() => {
    if (seat === undefined) return scene;
    return {
      ...scene,
      plates: scene.plates.map((plate) => (plate.seat === seat ? { ...plate, speaking: true } : plate)),
    };
  }, [scene, seat]);
}
