/** Lets bots talk while a match is on the page. What they say hangs on what everybody saw: nothing of it is on the wire. */
import { useEffect, useMemo, useRef } from 'react';
import { create } from 'zustand';
import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, QuickChatOccasion, TableGame } from '../../games/game.ts';
import { loadQuickChat } from '../../games/remarks.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Scene } from '../../table/api.ts';
import { chooseFinalLine, chooseLine, type QuickChatLine } from './chosen.ts';

/** What somebody says now; one at a time. */
export const useCurrentLine = create<{ readonly said: QuickChatLine | null }>(() => ({ said: null }));

/** How long it is to be read, in ms. */
const LINE_MS = 2600;

interface Talking {
  readonly table: TableView;
  readonly game: TableGame;
  /** Once its cards have landed. */
  readonly announced: PanelProps;
  /** Once words may tell it. */
  readonly told: PanelProps;
  /** Whether there are such words. */
  readonly has: (words: string) => boolean;
}

export function useQuickChat({ table, game, announced, told, has }: Talking): void {
  // Where they can't be fetched nobody says a word.
  const { value: remarks } = useLoaded(table.game, loadQuickChat);
  const isWanted = useSettings((settings) => settings.banter);
  const last = useRef<string>(undefined);
  const sight = `${table.match} ${announced.beat} ${JSON.stringify(announced.observation.last)}`;
  const isOver = told.observation.result !== undefined;
  const speak = (remark: QuickChatOccasion | undefined, seed: string): void => {
    const isSilent = !isWanted || game.inRealTime || game.forbidsTalk?.(announced.observation);
    const said = remark && !isSilent && chooseLine({ remark, seated: table.seats, seed, last: last.current, has });
    if (!said) return;
    last.current = said.words;
    useCurrentLine.setState({ said });
  };
  useChange(sight, () => {
    if (announced.before) speak(remarks?.(announced.observation, announced), `${table.id} ${sight}`);
  });
  useChange(isOver, () => {
    const seed = `${table.id} ${table.match}`;
    if (isOver) speak(chooseFinalLine(told.observation.result?.winners ?? [], table.seats, seed), seed);
  });
  useForgetting();
}

/** The scene in which all look at who speaks. */
export function useSceneWithSpeaker(scene: Scene): Scene {
  const seat = useCurrentLine(({ said }) => said?.seat);
  return useMemo(() => {
    if (seat === undefined) return scene;
    return {
      ...scene,
      plates: scene.plates.map((plate) => (plate.seat === seat ? { ...plate, speaking: true } : plate)),
    };
  }, [scene, seat]);
}

/** What is said is gone after a while, and with the match. */
function useForgetting(): void {
  const said = useCurrentLine((now) => now.said);
  useEffect(() => {
    const timer = said && setTimeout(() => useCurrentLine.setState({ said: null }), LINE_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [said]);
  useEffect(() => () => useCurrentLine.setState({ said: null }), []);
}

/** Once for each change of `what`, but not at first sight. */
function useChange<What>(what: What, changed: () => void): void {
  const seen = useRef<{ readonly what: What }>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = { what };
    if (before && before.what !== what) changed();
  });
}
