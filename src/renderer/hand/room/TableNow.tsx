import { useState } from 'react';
import type { RoomView } from '#shared/protocol/room.ts';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { MarkSign } from '../../paper/MarkSign.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { captainOf, meIn } from '../../session/room/room.ts';
import { isolated } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';
import { lookAt } from '../page/glance.ts';
import { Medallion } from '../page/Medallion.tsx';
import { RulesSheet } from '../sheets/Reading.tsx';

interface Props {
  readonly room: RoomView;
  readonly table: TableView;
  readonly say: Say;
}

/** The table that is played at or set up: who sits there, and one's own place. */
export function TableNow({ room, table, say }: Props) {
  const [reading, setReading] = useState(false);
  const isLobby = table.stage === 'lobby';
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  return (
    <section className="slip" aria-label={say('lobby.seats')}>
      <p role="status">{howItStands(room, table, say)}</p>
      <div className="acts">
        {isLobby && room.leads && (
          <button
            type="button"
            className="brass"
            disabled={!isFull}
            onClick={() => void callHost((client) => client.table.start({ table: table.id }))}
          >
            {say('lobby.start')}
          </button>
        )}
        <OwnPlace room={room} table={table} say={say} />
        {!isLobby && (
          <button type="button" onClick={() => lookAt('match', table)}>
            {say(table.mine.length > 0 ? 'room.hand' : 'room.look-on')}
          </button>
        )}
        <button type="button" onClick={() => setReading(true)}>
          {say('hand.rules')}
        </button>
      </div>
      <ol>
        {[...table.seats.entries()].map(([seat, who]) => (
          <li key={seat} className="at" data-kind={who.kind} data-mine={table.mine.includes(seat)}>
            <Sign who={who} seat={seat} />
            <strong>{who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name}</strong>
            <span className="small">{wordOn(table, seat, who, say)}</span>
          </li>
        ))}
      </ol>
      {reading && <RulesSheet table={table} say={say} onClose={() => setReading(false)} />}
    </section>
  );
}

/** One touch sits down on any seat, or gets in the queue; the other one gives that up. */
function OwnPlace({ room, table, say }: Props) {
  const me = meIn(room);
  const has = table.mine.length > 0 || me?.waits !== null || isHeir(table, me?.name);
  if (has && table.stage !== 'lobby' && table.mine.length > 0) return null;
  return has ? (
    <button type="button" onClick={() => void callHost((client) => client.room.rise({}))}>
      {say(table.mine.length > 0 ? 'seat.stand' : 'room.rise')}
    </button>
  ) : (
    <button
      type="button"
      className={room.leads && table.stage === 'lobby' ? undefined : 'brass'}
      onClick={() => void callHost((client) => client.room.sit({}))}
    >
      {say('room.sit')}
    </button>
  );
}

function isHeir({ heirs }: TableView, name: string | undefined): boolean {
  return heirs.some((heir) => heir.name === name);
}

/** What happens there, and what that means for who reads it. */
function howItStands(room: RoomView, table: TableView, say: Say): string {
  const me = meIn(room);
  const heir = table.heirs.find(({ name }) => name === me?.name);
  const bot = heir && table.seats[heir.seat];
  if (bot && bot.kind !== 'empty') return say('room.heir', { name: bot.name });
  if (me?.waits != null) return say('room.queue', { place: me.waits });
  if (table.stage !== 'lobby') return say(`stage.${table.stage}`);
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  if (empty > 0) return say('room.missing', { count: empty });
  if (room.leads) return say('lobby.ready');
  const captain = captainOf(room);
  return captain ? say('room.ready', { name: captain.name }) : say('lobby.waiting');
}

function Sign({ who, seat }: { readonly who: Seated; readonly seat: number }) {
  if (who.kind === 'person' && who.mark) return <MarkSign mark={who.mark} />;
  return <Medallion seat={seat} name={who.kind === 'empty' ? undefined : who.name} round />;
}

function wordOn(table: TableView, seat: number, who: Seated, say: Say): string {
  const heir = table.heirs.find((one) => one.seat === seat);
  if (heir) return say('room.then', { name: isolated(heir.name) });
  if (who.kind === 'empty') return say('hand.seat.free');
  if (who.kind === 'bot') return say('hand.bot');
  if (table.mine.includes(seat)) return say('room.you');
  return who.here ? '' : say('room.away');
}
