import type { TableView } from '#shared/protocol/table.ts';
import type { TableGame } from '../../games/game.ts';
import { type AtPlay, usePlayer, usePlaying, useShown } from '../../games/usePlaying.ts';
import { useWords } from '../../words/useWords.ts';
import { WAYS_TO_BOOK } from '../codex/ways.ts';
import { Slip } from '../paper/Slip.tsx';
import { useCovers } from '../stage/useCovered.ts';
import { useScene } from '../stage/useScene.ts';
import { JoinCorner } from './JoinCorner.tsx';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
}

/** Nothing is played on a screen. */
const IDLE = { focused: null };

/** The match as everybody may see it: no stream of a seat is ever opened here. */
export function ScreenMatch({ table, game }: Props) {
  const { say } = useWords(table.game);
  const player = usePlayer(table.id, 'everyone', game);
  const shown = useShown();
  return (
    shown && (
      <Shown table={table} game={game} viewer="everyone" shown={shown} player={player} say={say} book={WAYS_TO_BOOK} />
    )
  );
}

function Shown(props: AtPlay) {
  const { table, game, say } = props;
  const { scene, panel } = usePlaying(props);
  useScene(scene, IDLE);
  const side = useCovers<HTMLDivElement>();
  const isScored = game.isScored(panel.observation, panel.beat);
  return (
    <main className="hud screen-match">
      <p className="hud-caption" role="status">
        {table.paused ? say('screen.paused') : game.log(panel.observation, panel).at(-1)}
      </p>
      <div ref={side} className="hud-side">
        {!isScored && (
          <div className="hud-status">
            <game.Status {...panel} />
          </div>
        )}
        <Slip>
          <JoinCorner table={table} />
        </Slip>
      </div>
      {isScored && (
        <Slip title={say(panel.observation.result ? 'result.title' : 'score.title')} className="screen-score">
          <game.ScoreSheet {...panel} />
        </Slip>
      )}
    </main>
  );
}
