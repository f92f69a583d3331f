/** Lets bots talk while a match is on the page. What they say hangs on what everybody saw: nothing of it is on the wire. */
import { useEffect, useMemo, useRef } from 'react';
import { create } from 'zustand';
import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, Remark, TableGame } from '../../games/game.ts';
import { loadRemarks } from '../../games/remarks.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Scene } from '../../table/api.ts';
import { atTheEnd, chosen, type Said } from './chosen.ts';

/** What somebody says now; one at a time. */
export const useSaid = create<{ readonly said: Said | null }>(() => ({ said: null }));

/** How long it is to be read, in ms. */
const SEEN = 2600;

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

export function useBanter({ table, game, announced, told, has }: Talking): void {
  // Where they can't be fetched nobody says a word.
  const { value: remarks } = useLoaded(table.game, loadRemarks);
  const isWanted = useSettings((settings) => settings.banter);
  const last = useRef<string>(undefined);
  const sight = `${table.match} ${announced.beat} ${JSON.stringify(announced.observation.last)}`;
  const isOver = told.observation.result !== undefined;
  const speak = (remark: Remark | undefined, seed: string): void => {
    const isSilent = !isWanted || game.inRealTime || game.silent?.(announced.observation);
    const said = remark && !isSilent && chosen({ remark, seated: table.seats, seed, last: last.current, has });
    if (!said) return;
    last.current = said.words;
    useSaid.setState({ said });
  };
  useChange(sight, () => {
    if (announced.before) speak(remarks?.(announced.observation, announced), `${table.id} ${sight}`);
  });
  useChange(isOver, () => {
    const seed = `${table.id} ${table.match}`;
    if (isOver) speak(atTheEnd(told.observation.result?.winners ?? [], table.seats, seed), seed);
  });
  useForgetting();
}

/** The scene in which all look at who speaks. */
export function useSpeaker(scene: Scene): Scene {
  const seat = useSaid(({ said }) => said?.seat);
  return useMemo(() => {
    if (seat === undefined) return scene;
    return {
      ...scene,
      plates: scene.plates.map((plate) => (plate.seat === seat ? { ...plate, speaks: true } : plate)),
    };
  }, [scene, seat]);
}

/** What is said is gone after a while, and with the match. */
function useForgetting(): void {
  const said = useSaid((now) => now.said);
  useEffect(() => {
    const timer = said && setTimeout(() => useSaid.setState({ said: null }), SEEN);
    return () => clearTimeout(timer ?? undefined);
  }, [said]);
  useEffect(() => () => useSaid.setState({ said: null }), []);
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
