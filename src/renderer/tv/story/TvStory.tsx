import './story.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { ShownChapter } from '#shared/protocol/story.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { Beat } from '../../client/match/playback-queue.ts';
import type { LayoutContext, ShownGame } from '../../games/game.ts';
import { loadAssist } from '../../games/load-assist.ts';
import { tvLayoutOf } from '../../games/tv-layout.ts';
import { useWords } from '../../games/use-words.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { STORY } from '../../i18n/messages/en/story.ts';
import { useKeys } from '../../input/keyboard.ts';
import { usePlayback } from '../../match/playback.ts';
import { sentenceOf } from '../../match/story/sentence.ts';
import type { Scene } from '../../motion/scene.ts';
import { withTvPlates } from '../tv-plates.ts';

/** A chapter, with its game and the people who played it. */
export interface ToldChapter {
  readonly shown: ShownChapter;
  /** The game's id. */
  readonly id: string;
  readonly game: ShownGame;
  readonly seats: readonly Seated[];
  /** Where it was played, where that is not this table. */
  readonly place?: string;
}

interface Props {
  readonly story: readonly ToldChapter[];
  /** What the table shows. */
  onScene(scene: Scene | null): void;
  onEnd(): void;
}

/** Tells a story chapter by chapter; any key or press goes on. */
export function TvStory({ story, onScene, onEnd }: Props) {
  const [at, setAt] = useState(0);
  const next = useCallback(() => setAt((before) => before + 1), []);
  useKeys({ Enter: next, ' ': next, Escape: next });
  const told = story[at];
  const { value: assist, failed } = useLoaded(told?.id, loadAssist);
  useEffect(() => {
    if (!told) onEnd();
  }, [told, onEnd]);
  useEffect(() => () => onScene(null), [onScene]);
  const words = useMemo(() => ({ ...STORY, ...assist?.words }), [assist]);
  const isReady = assist !== undefined || failed;
  return told && isReady ? (
    <ChapterOnTv key={at} {...{ told, onScene, words }} hints={assist?.hints} onNext={next} />
  ) : null;
}

/** Before the cards move, so that the eye finds the place. */
const BEFORE_MS = 1500;
/** To read once all cards lie there. */
const AFTER_MS = 4500;
/** A still has as long as cards would. */
const STILL_MS = 8000;
/** A chapter takes no longer, whatever its turn. */
const MOST_MS = 15_000;
/** Slower than it was played. */
const SLOWER = 1.5;

interface ChapterProps extends Pick<Props, 'onScene'> {
  readonly told: ToldChapter;
  readonly words: Readonly<Record<string, string>>;
  readonly hints: Parameters<typeof sentenceOf>[1]['hints'];
  onNext(): void;
}

function ChapterOnTv({ told: { shown, id, game, seats, place }, words, hints, onScene, onNext }: ChapterProps) {
  const { say } = useWords(id, words);
  const frames = shown.frames as readonly ObservationBase[];
  const isStill = useReducedMotion();
  const { now, before, beat, isDone } = useFrames(game, frames, isStill);
  const tvLayout = useMemo(() => tvLayoutOf(id), [id]);
  useEffect(() => {
    const observation = frames[now];
    if (!observation) return;
    const moment: LayoutContext = {
      ...{ viewer: 'everyone', seated: seats, say, tvLayout, beat, moves: [], preselection: [], scored: [] },
      before: (before === undefined ? undefined : frames[before]) ?? null,
    };
    onScene(withTvPlates(game.layout(observation, moment), seats, say));
  }, [frames, now, before, beat, seats, say, tvLayout, game, onScene]);
  useEffect(() => {
    const timer = setTimeout(onNext, isStill ? STILL_MS : isDone ? AFTER_MS : MOST_MS);
    return () => clearTimeout(timer);
  }, [isDone, isStill, onNext]);
  const { chapter } = shown;
  const first = frames[0];
  return (
    <section className="tv-story" role="status" data-kind={chapter.kind}>
      <h2>
        {say(`story.${chapter.kind}`)}
        {place && <span>{place}</span>}
      </h2>
      {first && <p>{sentenceOf(chapter, { seated: seats, say, hints }, first)}</p>}
    </section>
  );
}

/** Which frame shows, at which beat: the cards come one by one and stay; without motion all of them lie there at once. */
function useFrames(game: ShownGame, frames: readonly ObservationBase[], isStill: boolean) {
  const steps = useMemo(() => [...frames.keys()], [frames]);
  const beats = useCallback(
    (now: number, before: number | undefined): readonly Beat[] => {
      const all = game.beats(frames[now] as ObservationBase, before === undefined ? undefined : frames[before]);
      // What follows the last card, the gathering and the score, would take away what is told of.
      const kept = now === frames.length - 1 ? all.slice(0, 1) : all;
      return kept.map((beat) => ({ ...beat, ms: SLOWER * beat.ms }));
    },
    [game, frames],
  );
  const { playback, at, playing, toggle } = usePlayback(steps, beats);
  const last = frames.length - 1;
  const [hasBegun, begin] = useState(false);
  useEffect(() => {
    if (hasBegun || isStill) return;
    const timer = setTimeout(() => {
      begin(true);
      toggle();
    }, BEFORE_MS);
    return () => clearTimeout(timer);
  });
  if (isStill) return { now: last, before: last - 1, beat: beats(last, last - 1)[0]?.name ?? '', isDone: true };
  const isDone = at === last && !playing;
  return { now: playback.shown ?? 0, before: playback.before, beat: playback.beats[0]?.name ?? '', isDone };
}
