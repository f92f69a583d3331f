import { useCallback, useMemo } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import type { Client } from '../client/connection/transport.ts';
import { nameAt, type PanelProps, type ShownGame } from '../games/game.ts';
import { useWords } from '../games/use-words.ts';
import { STORY } from '../i18n/messages/en/story.ts';
import { nameList } from '../i18n/names.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { BetResults } from '../match/bets/BetResults.tsx';
import { Part } from '../match/Part.tsx';
import { ChallengeResult, Winners } from '../match/Score.tsx';
import type { MatchProps } from '../match/use-match-view.ts';
import type { Scene } from '../motion/scene.ts';
import { Slip } from '../ui/Slip.tsx';
import { useStory } from './story/use-story.ts';

const TvStory = lazyPart(async () => (await import('./story/TvStory.tsx')).TvStory);

interface Props extends Pick<MatchProps<ShownGame>, 'table' | 'game'> {
  readonly panel: PanelProps;
  /** What the table shows in place of the end: a story's tricks. */
  onScene(scene: Scene | null): void;
}

/** The score after a deal and at the end; then, once, the match's story. */
export function ScoreSlip({ table, game, panel, onScene }: Props) {
  const { say, observation, before } = panel;
  const { result } = observation;
  const words = useWords(table.game);
  const isOver = result !== undefined;
  const { id, match, seats } = table;
  const load = useCallback(({ play }: Client) => play.story({ table: id, match }), [id, match]);
  const { story, isTold, begin, end } = useStory({ isOver, isSeen: isOver && before !== null, load });
  const told = useMemo(
    () => story.map((shown) => ({ shown, id: table.game, game, seats })),
    [story, table.game, game, seats],
  );
  if (isTold) return <TvStory story={told} onScene={onScene} onEnd={end} />;
  return (
    <Slip title={say(result ? 'result.title' : 'score.title')} className="tv-score">
      {result && <Winners winners={result.winners} panel={panel} />}
      <Part kind="slip" at={observation}>
        <game.ScoreSheet {...panel} />
      </Part>
      <ChallengeResult table={table} say={say} />
      {table.room && <BetResults table={table} words={words} />}
      <StillLooking table={table} panel={panel} />
      {story.length > 0 && (
        <button type="button" className="tv-again" onClick={begin}>
          {STORY['story.title']}
        </button>
      )}
    </Slip>
  );
}

/** The next deal starts once every player has continued. */
function StillLooking({ table, panel }: { readonly table: TableView; readonly panel: PanelProps }) {
  const names = (table.scorePause ?? []).map((seat) => nameAt(panel, seat));
  return names.length > 0 && <p role="status">{panel.say('score.waiting', { names: nameList(names) })}</p>;
}
