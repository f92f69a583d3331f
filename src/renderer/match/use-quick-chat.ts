/** Lets bots chat while a match is mounted. Their lines depend only on public events, so nothing of them is sent. */
import { useEffect, useMemo, useRef } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../client/device/settings.ts';
import type { PanelProps, QuickChatOccasion, ShownGame } from '../games/game.ts';
import { loadAssist } from '../games/load-assist.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { hash01 } from '../motion/hash.ts';
import type { Scene } from '../motion/scene.ts';
import { create } from '../stores/create.ts';

/** Probability that a bot with something to say says it. */
const LINE_PROBABILITY = 0.6;
/** Occasions at the end of a match, which always get a line. */
const AT_THE_END = ['won', 'lost'];

/** A bot's line, by the key of its message. */
export interface QuickChatLine {
  readonly seat: Seat;
  readonly name: string;
  readonly words: string;
}

interface Occasion {
  readonly remark: QuickChatOccasion;
  readonly seated: readonly Seated[];
  /** Identifies the occasion; the same on every screen. */
  readonly seed: string;
  /** The previous line's message key. */
  readonly last: string | undefined;
  readonly has: (words: string) => boolean;
}

/** Undefined for a person's seat, or when no line is due. */
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

/** The line at the end: one bot's comment on its own result. */
export function chooseFinalLine(
  winners: readonly Seat[],
  seated: readonly Seated[],
  seed: string,
): QuickChatOccasion | undefined {
  const bots = seated.flatMap(({ kind }, seat) => (kind === 'bot' ? seat : []));
  const seat = bots[Math.floor(hash01(seed, 'who') * bots.length)];
  return seat === undefined ? undefined : { seat, on: winners.includes(seat) ? 'won' : 'lost' };
}

/** The current line; one at a time. */
export const useCurrentLine = create<{ readonly said: QuickChatLine | null }>(() => ({ said: null }));

/** Duration of a line, in ms. */
const LINE_MS = 2600;

interface Talking {
  readonly table: TableView;
  readonly game: ShownGame;
  /** Props once the cards have landed. */
  readonly announced: PanelProps;
  /** Props for texts. */
  readonly settled: PanelProps;
  /** Tells whether a message exists. */
  readonly has: (words: string) => boolean;
}

export function useQuickChat({ table, game, announced, settled, has }: Talking): void {
  // Without loaded lines no bot speaks.
  const { value: assist } = useLoaded(table.game, loadAssist);
  const isWanted = useSettings((settings) => settings.banter);
  const last = useRef<string>(undefined);
  const viewKey = `${table.match} ${announced.beat} ${JSON.stringify(announced.observation.last)}`;
  const isOver = settled.observation.result !== undefined;
  const speak = (remark: QuickChatOccasion | undefined, seed: string): void => {
    const isSilent = !isWanted || game.inRealTime || game.forbidsTalk?.(announced.observation);
    const said = remark && !isSilent && chooseLine({ remark, seated: table.seats, seed, last: last.current, has });
    if (!said) return;
    last.current = said.words;
    useCurrentLine.setState({ said });
  };
  useChange(viewKey, () => {
    if (announced.before) speak(assist?.quickChat?.(announced.observation, announced), `${table.id} ${viewKey}`);
  });
  useChange(isOver, () => {
    const seed = `${table.id} ${table.match}`;
    if (isOver) speak(chooseFinalLine(settled.observation.result?.winners ?? [], table.seats, seed), seed);
  });
  useForgetting();
}

/** Returns the scene in which all look at the speaker. */
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

/** Clears a line after its duration and with the match. */
function useForgetting(): void {
  const said = useCurrentLine((now) => now.said);
  useEffect(() => {
    const timer = said && setTimeout(() => useCurrentLine.setState({ said: null }), LINE_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [said]);
  useEffect(() => () => useCurrentLine.setState({ said: null }), []);
}

/** Calls back on each change of `what`, except on the first render. */
function useChange<What>(what: What, changed: () => void): void {
  const seen = useRef<{ readonly what: What }>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = { what };
    if (before && before.what !== what) changed();
  });
}
