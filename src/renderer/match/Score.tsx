import type { ReactNode } from 'react';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatars } from '../avatars/SeatAvatar.tsx';
import { callHost } from '../client/connection/call-host.ts';
import { nameAt, type PanelProps, type TableGame } from '../games/game.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { SeatClaims } from './seat-claim/Claims.tsx';

/** Of a deal that was played by its code: how the table that challenges had it, once it is over here. */
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
  /** What Esc does. */
  onMenu(): void;
  /** What can be done when the match is over. */
  readonly after: ReactNode;
  /** What else there is to know then. */
  readonly stay?: ReactNode;
  /** Who of those who looked on had guessed something. */
  readonly bets?: ReactNode;
}

/** The score on paper: after each deal, and at the end of the match. */
export function Score({ table, game, panel, onMenu, after, stay, bets }: Props) {
  const { say, observation } = panel;
  const { result } = observation;
  return (
    <Sheet
      title={result ? say('result.title') : say('score.title')}
      className={result ? 'score final' : 'score'}
      onClose={onMenu}
      // Who waits for others, or looks on, has nothing else to press; and a phone has no Esc.
      {...(!result && { closeLabel: say('menu.title') })}
      foot={result ? after : <NextDeal table={table} panel={panel} />}
    >
      <SeatClaims table={table} say={say} />
      {result && <Winners winners={result.winners} panel={panel} />}
      {result && stay}
      <game.ScoreSheet {...panel} />
      {bets}
    </Sheet>
  );
}

/** Who has won, in a line. */
export function Winners({ winners, panel }: { readonly winners: readonly number[]; readonly panel: PanelProps }) {
  const { say } = panel;
  const names = new Intl.ListFormat(LANGUAGE).format(winners.map((seat) => bidiIsolated(nameAt(panel, seat))));
  return (
    <p className="winners">
      <SeatAvatars seats={winners} seated={panel.seated} />
      {say('result.winners', { names, count: winners.length })}
    </p>
  );
}

/** Everybody looks as long as they like; the next deal comes when all have gone on. */
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
          data-first
          onClick={() => void callHost((client) => client.table.goOn({ table: table.id }))}
        >
          {say('score.next')}
        </button>
      )}
      {!mine && others.length > 0 && (
        <p role="status">{say('score.waiting', { names: others.map(bidiIsolated).join(', ') })}</p>
      )}
    </>
  );
}
