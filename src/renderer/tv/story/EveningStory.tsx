import './story.css';
import { useEffect, useMemo, useState } from 'react';
import type { EveningChapter } from '#shared/protocol/story.ts';
import { gameParts, useGames } from '../../games/registry.ts';
import { useWordsOf } from '../../games/use-words.ts';
import { placeOf } from '../../match/story/sentence.ts';
import { useScene } from '../../match/tabletop/use-scene.ts';
import type { Scene } from '../../motion/scene.ts';
import { loadGame } from '../page/load-game.ts';
import { type ToldChapter, TvStory } from './TvStory.tsx';

/** Callbacks of a table without play. */
const IDLE = { focused: null };

interface Props {
  readonly story: readonly EveningChapter[];
  onEnd(): void;
}

/** An evening's story: each chapter on the cloth of its game. */
export function EveningStory({ story, onEnd }: Props) {
  const [scene, setScene] = useState<Scene | null>(null);
  const { games } = useGames();
  const wordsOf = useWordsOf();
  const hasAll = story.every(({ game }) => games[game]);
  useEffect(() => {
    for (const { game } of story) void loadGame(game);
  }, [story]);
  const told = useMemo(() => {
    if (!hasAll) return [];
    return story.flatMap((chapter): ToldChapter[] => {
      const { game } = gameParts(chapter.game);
      const { game: id, seated: seats } = chapter;
      return game ? [{ shown: chapter, id, game, seats, place: placeOf(chapter, wordsOf(id).say) }] : [];
    });
  }, [story, hasAll, wordsOf]);
  const backdrop = useMemo(() => gameParts(story[0]?.game).backdrop?.() ?? null, [story]);
  useScene(scene ?? backdrop, IDLE);
  return (
    <main className="hud tv-match">{told.length > 0 && <TvStory story={told} onScene={setScene} onEnd={onEnd} />}</main>
  );
}
