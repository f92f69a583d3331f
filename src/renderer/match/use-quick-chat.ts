/** Lets bots talk while a match is on the page. What they say hangs on what everybody saw: nothing of it is on the wire. */
import { useEffect, useMemo, useRef } from 'react';
import { create } from 'zustand';
import type { Seat } from '#shared/engine/rules.ts';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../client/device/settings.ts';
import type { PanelProps, QuickChatOccasion, TableGame } from '../games/game.ts';
import { loadQuickChat } from '../games/load-quick-chat.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { hash01 } from '../motion/hash.ts';
import type { Scene } from '../motion/scene.ts';

/** Who says what, of themselves: bots alone, of what everybody saw, not every time, never the same twice in a row. Pure. */
/** So often somebody who could say something does. */
const LINE_PROBABILITY = 0.6;
/** At the end of a match somebody always does. */
const AT_THE_END = ['won', 'lost'];

/** What somebody says, by the key of its words. */
export interface QuickChatLine {
  readonly seat: Seat;
  readonly name: string;
  readonly words: string;
}

interface Occasion {
  readonly remark: QuickChatOccasion;
  readonly seated: readonly Seated[];
  /** Names what has happened: the same on every screen. */
  readonly seed: string;
  /** The words that were said last. */
  readonly last: string | undefined;
  readonly has: (words: string) => boolean;
}

/** Nothing where a person sits, or nobody feels like it. */
export function chooseLine({ remark: { seat, on }, seated, seed, last, has }: Occasion): QuickChatLine | undefined {
  const who = seated[seat];
  if (who?.kind !== 'bot') return undefined;
  if (!AT_THE_END.includes(on) && hash01(seed, 'talkative') >= LINE_PROBABILITY) return undefined;
  const ways: string[] = [];
  for (let k = 1; has(`quick-chat.${on}.${k}`); k++) ways.push(`quick-chat.${on}.${k}`);
  const fresh = ways.filter((words) => words !== last);
  const words = fresh[Math.floor(hash01(seed, 'words') * fresh.length)];
  return words === undefined ? undefined : { seat, name: who.name, words };
}

/** At the end: one of the bots, and how it ended for them. */
export function chooseFinalLine(
  winners: readonly Seat[],
  seated: readonly Seated[],
  seed: string,
): QuickChatOccasion | undefined {
  const bots = seated.flatMap(({ kind }, seat) => (kind === 'bot' ? seat : []));
  const seat = bots[Math.floor(hash01(seed, 'who') * bots.length)];
  return seat === undefined ? undefined : { seat, on: winners.includes(seat) ? 'won' : 'lost' };
}

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
