import type { ReactNode } from 'react';
import { translate as inWords } from '#shared/i18n/translate.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { callHost } from '../../client/connection/call-host.ts';
import { OWN_CLAIM } from '../../i18n/messages/en/own-seat-claim.ts';
import { isolatedParams } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { create } from '../../stores/create.ts';
import { Slip } from '../../ui/Slip.tsx';
import { namesOnSeats } from './seat-claims.ts';

/**
 * Remembers that a viewer without a seat has said that none of the absent seats is theirs, so that they are not asked
 * again.
 */
const useDismissedClaim = create<{ readonly at: string | null }>(() => ({ at: null }));

/** Tells whether the viewer has dismissed the question at this table. */
export function useSeatClaimDismissed(table: string): boolean {
  return useDismissedClaim(({ at }) => at === table);
}

export function dismissSeatClaim(at: string | null): void {
  useDismissedClaim.setState({ at });
}

/** Its messages load with it, since nothing else uses them. */
const say: Say = (key, params) => inWords(OWN_CLAIM, key, params && isolatedParams(params));

interface Props {
  readonly table: TableView;
}

/** Asks a viewer without a seat whether an absent player's seat is theirs, and shows the claim's outcome. */
export function OwnClaim({ table }: Props) {
  const isSomebodyElse = useSeatClaimDismissed(table.id);
  const { claimed, claimable, handedOver, host } = table;
  if (claimed) return <Claimed table={table} claimed={claimed} />;
  if (isSomebodyElse || claimable.length === 0) return null;
  if (handedOver.length > 0) return <HandedOver table={table} />;
  return host ? null : <Question table={table} />;
}

/** Asks whether the newcomer is the absent player. */
function Question({ table }: Props) {
  const away = table.claimable.map((seat) => ({ seat, name: namesOnSeats(table, [seat]) }));
  const [first] = away;
  const title = away.length === 1 && first ? say('claim.ask.one', { name: first.name }) : say('claim.ask.some');
  return (
    <Slip title={title} className="claim">
      <p className="small">{say('claim.ask.about')}</p>
      <div className="choices">
        {away.map(({ seat, name }) => (
          <button
            key={seat}
            type="button"
            className={away.length === 1 ? 'brass' : undefined}
            onClick={() => claim(table, seat)}
          >
            <span>
              <SeatAvatar seat={seat} who={table.seats[seat]} />
              {say('claim.ask.i-am', { name })}
            </span>
          </button>
        ))}
        <button type="button" onClick={() => dismissSeatClaim(table.id)}>
          {say('claim.ask.no')}
        </button>
      </div>
    </Slip>
  );
}

/** Says that another device has taken over the seat this device had. */
function HandedOver({ table }: Props) {
  const [seat] = table.handedOver;
  return (
    <Told text={say('claim.handed-over', { names: namesOnSeats(table, table.handedOver) })}>
      {seat !== undefined && (
        <button type="button" className="brass" onClick={() => claim(table, seat)}>
          {say('claim.handed-over.back')}
        </button>
      )}
      <button type="button" onClick={() => dismissSeatClaim(table.id)}>
        {say('claim.well')}
      </button>
    </Told>
  );
}

/** Shows a pending claim, its state and the choices it leaves. */
function Claimed({ table, claimed }: Props & { readonly claimed: NonNullable<TableView['claimed']> }) {
  const names = namesOnSeats(table, claimed.seats);
  const [seat] = claimed.seats;
  const isPending = claimed.state === 'pending';
  const end = (): void => {
    if (!isPending) dismissSeatClaim(table.id);
    void callHost((client) => client.table.unclaim({ table: table.id }));
  };
  return (
    <Told
      text={say(isPending && isPlayedFor(table, claimed.seats) ? 'claim.pending.bot' : `claim.${claimed.state}`, {
        names,
      })}
    >
      {!isPending && seat !== undefined && table.claimable.includes(seat) && (
        <button type="button" className="brass" onClick={() => claim(table, seat)}>
          {say('claim.again')}
        </button>
      )}
      <button type="button" onClick={end}>
        {say(isPending ? 'claim.pending.back' : 'claim.well')}
      </button>
    </Told>
  );
}

/** A bot plays the seat until its owner is known. */
function isPlayedFor({ seats }: TableView, on: readonly number[]): boolean {
  return on.some((seat) => {
    const who = seats[seat];
    return who?.kind === 'person' && who.standIn;
  });
}

function Told({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Slip className="claim">
      <p>{text}</p>
      <div className="choices">{children}</div>
    </Slip>
  );
}

function claim({ id }: TableView, seat: number): void {
  void callHost((client) => client.table.claim({ table: id, seat }));
}
