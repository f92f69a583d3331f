import type { ReactNode } from 'react';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatars } from '../avatars/Avatar.tsx';
import { callHost } from '../client/connection/call-host.ts';
import { nameAt, type PanelProps, type TableGame } from '../games/game.ts';
import { bidiIsolated } from '../i18n/names.ts';
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
}

/** Shows the score sheet after each deal and at the end of the match. */
export function Score({ table, game, panel, onMenu, after, stay, bets }: Props) {
  const { say, observation } = panel;
  const { result } = observation;
  return (
    <Sheet
      title={result ? say('result.title') : say('score.title')}
      className={result ? 'score final' : 'score'}
      onClose={onMenu}
      // Whoever waits or spectates has nothing else to press, and a phone has no Esc key.
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

/** Names the winners in one line. */
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
      {!mine && others.length > 0 && (
        <p role="status">{say('score.waiting', { names: others.map(bidiIsolated).join(', ') })}</p>
      )}
    </>
  );
}
