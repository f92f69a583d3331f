import '../../styles/bets.css';
import { useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Suspect } from '#shared/evening/bets.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { tryCall } from '../../client/connection/call-host.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { meIn, useRoom } from '../../client/room/room.ts';
import { useBets } from '../../client/tables/bets.ts';
import { nameAt } from '../../games/game.ts';
import type { Translator } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';

export interface BettingProps {
  readonly table: TableView;
  /** Includes the messages of bets. */
  readonly words: Translator;
}

/**
 * Lets a spectator bet on a suspect and shows what the bet has earned. It reveals nothing that a card in flight has not
 * shown.
 */
export function Betting({ table, words, shown }: BettingProps & { readonly shown: ShownMatch }) {
  const bets = useBets(table.id);
  if (!bets || bets.match !== table.match || table.stage === 'lobby') return null;
  const { open, out, may } = bets;
  if (open && may && isShown(shown, open.since)) return <Bet key={open.deal} {...{ table, words, bets, open }} />;
  return out && !open && isShown(shown, out.since) ? <Won table={table} words={words} out={out} /> : null;
}

function isShown({ version, landed, observation }: ShownMatch, since: number): boolean {
  return version > since || (version === since && landed.observation === observation);
}

interface BetProps extends BettingProps {
  readonly bets: BetsView;
  readonly open: NonNullable<BetsView['open']>;
}

function Bet({ table, words, bets, open }: BetProps) {
  const { say } = words;
  const [sent, setSent] = useState<{ readonly suspect: Suspect } | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const name = nameAt({ seated: table.seats, say }, open.caller);
  const suspects = [...table.seats.keys()].filter((seat) => seat !== open.caller);
  const chosen = sent ? sent.suspect : bets.mine;
  const bet = async (suspect: Suspect): Promise<void> => {
    setSent({ suspect });
    setRefused(null);
    const bet = { table: table.id, match: bets.match, deal: open.deal, suspect };
    const answer = await tryCall((client) => client.bets.place(bet));
    setSent((now) => (now?.suspect === suspect ? null : now));
    if ('refused' in answer) setRefused(answer.refused ?? null);
  };
  return (
    <Slip title={say('bets.title', { name })} className="betting">
      <div className="suspects">
        {[...suspects, null].map((suspect) => (
          <button
            key={suspect}
            type="button"
            className="tile"
            aria-pressed={chosen === suspect}
            onClick={() => void bet(suspect)}
          >
            {suspect !== null && <SeatAvatar seat={suspect} who={table.seats[suspect]} />}
            <span>{suspect === null ? say('bets.nobody') : nameAt({ seated: table.seats, say }, suspect)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="small">
        {refused && words.has(refused.reason)
          ? say(refused.reason, refused.params)
          : say(sent ? 'bets.keeping' : chosen === undefined ? 'bets.ask' : 'bets.mine')}
      </p>
    </Slip>
  );
}

/** Shows the answer and the viewer's own result; the score lists the others. */
function Won({ table, words: { say }, out }: BettingProps & { readonly out: NonNullable<BetsView['out']> }) {
  const me = useRoom(({ room }) => room && meIn(room)?.name);
  const mine = out.bets.find(({ name }) => name === me);
  const name = nameAt({ seated: table.seats, say }, out.caller);
  return (
    <Slip className="betting">
      <p role="status">
        {out.partner === null
          ? say('bets.out.alone', { name })
          : say('bets.out', { name, partner: nameAt({ seated: table.seats, say }, out.partner) })}{' '}
        {mine && say(mine.points > 0 ? 'bets.right' : 'bets.wrong', { points: mine.points, total: mine.total })}
      </p>
    </Slip>
  );
}
