import type { TableView } from '#shared/protocol/table.ts';
import { nameAt, type PanelProps, type ShownGame } from '../games/game.ts';
import { useWords } from '../games/use-words.ts';
import { nameList } from '../i18n/names.ts';
import { BetResults } from '../match/bets/BetResults.tsx';
import { Part } from '../match/Part.tsx';
import { ChallengeResult, Winners } from '../match/Score.tsx';
import type { MatchProps } from '../match/use-match-view.ts';
import { Slip } from '../ui/Slip.tsx';

type Props = Pick<MatchProps<ShownGame>, 'table' | 'game'> & { readonly panel: PanelProps };

/** The score after a deal and at the end. */
export function ScoreSlip({ table, game, panel }: Props) {
  const { say, observation } = panel;
  const { result } = observation;
  const words = useWords(table.game);
  return (
    <Slip title={say(result ? 'result.title' : 'score.title')} className="tv-score">
      {result && <Winners winners={result.winners} panel={panel} />}
      <Part kind="slip" at={observation}>
        <game.ScoreSheet {...panel} />
      </Part>
      <ChallengeResult table={table} say={say} />
      {table.room && <BetResults table={table} words={words} />}
      <StillLooking table={table} panel={panel} />
    </Slip>
  );
}

/** The next deal starts once every player has continued. */
function StillLooking({ table, panel }: { readonly table: TableView; readonly panel: PanelProps }) {
  const names = (table.scorePause ?? []).map((seat) => nameAt(panel, seat));
  return names.length > 0 && <p role="status">{panel.say('score.waiting', { names: nameList(names) })}</p>;
}
