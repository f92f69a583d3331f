import { type ReactNode, useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatars } from '../avatars/Avatar.tsx';
import { callHost } from '../client/connection/call-host.ts';
import { nameAt, type PanelProps, type ScoreAnimationPlan, type TableGame } from '../games/game.ts';
import { bidiIsolated, nameList } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { SeatClaims } from './seat-claim/Claims.tsx';

/** Compares a deal played by code with the result of the table that sent the challenge, once the deal is over here. */
export function ChallengeResult({ table, say }: { readonly table: TableView; readonly say: Say }) {
  const { known, seats } = table;
  if (!known || known.scores.length === 0) return null;
  const scores = known.scores.map((score, seat) =>
    say('deal-code.elsewhere.at', { name: bidiIsolated(nameAt({ seated: seats, say }, seat)), score }),
  );
  return <p className="guessed">{say('deal-code.elsewhere', { scores: scores.join(', ') })}</p>;
}

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  /** Handles Esc. */
  onMenu(): void;
  /** Choices after the match. */
  readonly after: ReactNode;
  /** What else is shown after the match. */
  readonly stay?: ReactNode;
  /** Results of the spectators' bets. */
  readonly bets?: ReactNode;
  /** Below the numbers. */
  readonly below?: ReactNode;
  /** What the table has just shown: the result comes first then, and the numbers are one press away. */
  readonly scene?: ScoreScene | undefined;
}

/** A score on the table. */
export interface ScoreScene {
  readonly title: string;
  readonly outcome?: ScoreAnimationPlan['outcome'];
  /** The counts at the plates. */
  readonly counts?: ReactNode;
  /** Besides, the sheet's words and totals stay in sight. */
  readonly showsTotals?: boolean;
  /** Where a match turned, once it is over. */
  readonly turningPoint?: string | undefined;
  /** What opens the numbers. */
  readonly open: string;
}

/** Shows the score after each deal and at the end of the match: as a scene where the table has one, else as a sheet. */
export function Score({ table, game, panel, onMenu, after, stay, bets, below, scene }: Props) {
  const { say, observation } = panel;
  const { result } = observation;
  const [opened, open] = useState<unknown>();
  const isFolded = scene !== undefined && opened !== observation;
  const foot = result ? after : <NextDeal table={table} panel={panel} />;
  const sheet = (
    <Sheet
      title={scene?.title ?? say(result ? 'result.title' : 'score.title')}
      className={`score${result ? ' final' : ''}${isFolded ? ` folded ${scene.outcome ?? ''}` : ''}`}
      onClose={onMenu}
      // Whoever waits or spectates has nothing else to press, and a phone has no Esc key.
      {...(!result && { closeLabel: say('menu.title') })}
      foot={
        isFolded ? (
          <>
            {foot}
            <button type="button" onClick={() => open(observation)}>
              {scene.open}
            </button>
          </>
        ) : (
          foot
        )
      }
    >
      <SeatClaims table={table} say={say} />
      {result && <Winners winners={result.winners} panel={panel} />}
      {scene?.turningPoint !== undefined && <p>{scene.turningPoint}</p>}
      {result && stay}
      {bets}
      <div className="score-numbers" hidden={isFolded && !scene.showsTotals}>
        <game.ScoreSheet {...panel} />
      </div>
      {below}
    </Sheet>
  );
  // Where there is little room the counts lie below the sheet, not on its words.
  return (
    <>
      {isFolded && scene.counts && <div className="score-counts">{scene.counts}</div>}
      {sheet}
    </>
  );
}

/** Names the winners in one line. */
export function Winners({ winners, panel }: { readonly winners: readonly number[]; readonly panel: PanelProps }) {
  const { say } = panel;
  const names = nameList(winners.map((seat) => nameAt(panel, seat)));
  return (
    <p className="winners">
      <SeatAvatars seats={winners} seated={panel.seated} />
      {say('result.winners', { names, count: winners.length })}
    </p>
  );
}

/** The next deal starts once every player has continued, so nobody is hurried. */
function NextDeal({ table, panel }: { readonly table: TableView; readonly panel: PanelProps }) {
  const { say } = panel;
  const waitingFor = table.scorePause ?? [];
  const mine = table.mine.some((seat) => waitingFor.includes(seat));
  const others = waitingFor.filter((seat) => !table.mine.includes(seat)).map((seat) => nameAt(panel, seat));
  return (
    <>
      {mine && (
        <button
          type="button"
          className="brass"
          data-autofocus
          onClick={() => void callHost((client) => client.table.goOn({ table: table.id }))}
        >
          {say('score.next')}
        </button>
      )}
      {!mine && others.length > 0 && <p role="status">{say('score.waiting', { names: nameList(others) })}</p>}
    </>
  );
}
