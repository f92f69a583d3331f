import { useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useRoom } from '../../client/room/room.ts';
import { markMovesSeen, unseenStandInMoves, useSeenStandInMoves } from '../../client/tables/stand-in-moves.ts';
import { useWords } from '../../games/use-words.ts';
import { SeatClaims } from '../../match/seat-claim/Claims.tsx';
import { openTableToNetwork, useMayOpenToNetwork } from '../../room/network-exposure.ts';
import { goTo } from '../../ui/route.ts';
import { Slip } from '../../ui/Slip.tsx';
import { PairingRequests } from '../page/RoomNotices.tsx';

interface Props {
  readonly table: TableView;
}

/** Notices outside any game's rules: the match is paused, or a bot has played for the viewer. */
export function TableNotices({ table }: Props) {
  const { say } = useWords();
  return (
    <div className="after-match" role="status">
      <SeatClaims table={table} say={say} />
      {table.waits && table.stage !== 'lobby' && <RestartNotice table={table} />}
      {table.stalled && <StalledNotice />}
      {table.paused && table.host && <Paused table={table} />}
      <BotPlayedNotice table={table} />
      {table.room && <KnocksHere />}
    </div>
  );
}

/** The table was open to the network before a restart; until somebody opens it again, nobody else can return. */
function RestartNotice({ table }: Props) {
  const { say } = useWords();
  const mayOpen = useMayOpenToNetwork(table);
  const [left, leave] = useState(false);
  if (left) return null;
  return (
    <Slip title={say('network-exposure.title')} className="waits">
      <p>{say(mayOpen ? 'network-exposure.about' : 'network-exposure.guest')}</p>
      <div className="choices">
        {mayOpen && (
          <button type="button" className="brass" onClick={() => void openTableToNetwork(table)}>
            {say('network-exposure.open')}
          </button>
        )}
        <button type="button" onClick={() => leave(true)}>
          {say(mayOpen ? 'network-exposure.not' : 'notice.read')}
        </button>
      </div>
    </Slip>
  );
}

function KnocksHere() {
  const isAny = useRoom(({ room }) => (room?.knocks.length ?? 0) > 0);
  if (!isAny) return null;
  return (
    <Slip>
      <PairingRequests />
    </Slip>
  );
}

/** The host has lost the other nodes of its cluster and says so, since moves made meanwhile are not visible yet. */
function StalledNotice() {
  const { say } = useWords();
  return (
    <Slip className="paused">
      <p>{say('stalled.about')}</p>
    </Slip>
  );
}

/** The host alone continues. */
function Paused({ table }: Props) {
  const { say } = useWords();
  return (
    <Slip className="paused">
      <p>{say('paused.host')}</p>
      <button type="button" className="brass" onClick={() => void setPaused(table, false)}>
        {say('pause.go-on')}
      </button>
    </Slip>
  );
}

/** Host only: pauses or resumes the match. */
export function setPaused({ id }: TableView, paused: boolean): Promise<unknown> {
  return callHost((client) => client.table.pause({ table: id, paused }));
}

/** Tells a returning player how many moves a bot has made; the log lists them. */
function BotPlayedNotice({ table }: Props) {
  const { say } = useWords();
  const count = unseenStandInMoves(table, useSeenStandInMoves());
  if (count === 0) return null;
  const read = (): void => {
    markMovesSeen(table);
    goTo({ screen: 'table', table: table.id, sheet: 'log' });
  };
  return (
    <Slip title={say('bot-played.title')}>
      <p>{say('bot-played.moves', { count })}</p>
      <div className="choices">
        <button type="button" onClick={read}>
          {say('bot-played.log')}
        </button>
        <button type="button" onClick={() => markMovesSeen(table)}>
          {say('bot-played.well')}
        </button>
      </div>
    </Slip>
  );
}
