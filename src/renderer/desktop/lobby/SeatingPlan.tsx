import { type DragEvent, useRef, useState } from 'react';
import type { Level } from '#shared/engine/bot.ts';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { ChatFigure } from '../../chat/TalkFigure.tsx';
import { callHost } from '../../client/connection/call-host.ts';
import { useSettings } from '../../client/device/settings.ts';
import { useRoom } from '../../client/room/room.ts';
import { useChat } from '../../client/tables/chat.ts';
import { seatOffset } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../games/use-words.ts';
import { useWindowSize } from '../../hooks/common.ts';
import { LagBars, RemovePerson, stateOf, UnencryptedSign } from '../table-settings/People.tsx';
import { guestName, ownSeat } from './own-seat.ts';
import { useSeatPositions } from './use-seat-positions.ts';

/** State of a seat swap: one seat is chosen first, then the other. */
export interface SeatSwap {
  /** The seat chosen first; null for none. */
  readonly first: number | null;
  choose(seat: number | null): void;
}

/** Host only: swaps two seats. */
function swap(table: TableView, a: number, b: number): void {
  if (a !== b) void callHost((client) => client.table.swapSeats({ table: table.id, a, b }));
}

interface SwapButtonsProps {
  readonly table: TableView;
  readonly seat: number;
  readonly name: string;
  readonly swapping: SeatSwap;
}

/** Chooses this seat as the first or second of a swap, or undoes the choice. */
function SwapButtons({ table, seat, name, swapping }: SwapButtonsProps) {
  const { say } = useWords();
  const { first, choose } = swapping;
  if (first === seat) {
    return (
      <button type="button" aria-description={say('swap.choose')} onClick={() => choose(null)}>
        {say('swap.not')}
      </button>
    );
  }
  if (first !== null) {
    const here = (): void => {
      swap(table, first, seat);
      choose(null);
    };
    return (
      <button type="button" data-autofocus aria-label={say('swap.here.name', { name })} onClick={here}>
        {say('swap.here')}
      </button>
    );
  }
  return (
    <button type="button" aria-label={say('swap.name', { name })} onClick={() => choose(seat)}>
      {say('swap.short')}
    </button>
  );
}

interface Props {
  readonly table: TableView;
  readonly levels: readonly Level[];
  /** The level of a newly seated bot; null where the seated ones differ. */
  readonly level: Level | null;
  /** Another person at this window who is about to sit down; null for nobody. */
  readonly guest: string | null;
  onGuest(name: string | null): void;
  /** An evening's desk decides the seating, so nothing can be changed here. */
  readonly byDesk: boolean;
}

/** A card above this share of the window's height sits on the far side. */
const FAR_SIDE_SHARE = 0.4;

/** A place card at every seat of the table behind; the user's own is the nearest. */
export function SeatingPlan(props: Props) {
  const { table, byDesk } = props;
  const { say } = useWords();
  const seats = table.seats.length;
  const viewer = table.mine[0] ?? 'everyone';
  const list = useRef<HTMLOListElement>(null);
  const spots = useSeatPositions(
    list,
    seats,
    (seat) => seatOffset(viewer, seat, seats),
    tableGameOf(table.game)?.look.deck,
  );
  const { height } = useWindowSize();
  const [first, choose] = useState<number | null>(null);
  const fresh = useChat((talk) => talk.fresh);
  const swapping = { first, choose };
  return (
    <ol ref={list} className="seating" aria-label={say('lobby.seats')}>
      {table.seats.map((who, seat) => (
        <li
          key={placeKey(seat)}
          className="place"
          data-kind={who.kind}
          data-chosen={first === seat}
          data-far={(spots[seat]?.top ?? 0) < FAR_SIDE_SHARE * height}
          style={spots[seat]}
          {...(table.host && !byDesk && dragging(table, seat, swapping))}
        >
          <PlaceCard {...props} seat={seat} who={who} swapping={swapping} />
          {fresh
            .filter((line) => line.seat === seat)
            .map((line) => (
              <div key={line.number} className="slip at-seat" aria-hidden="true">
                <ChatFigure line={line} say={say} />
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}

function placeKey(seat: number): string {
  return `seat-${seat}`;
}

/** Dragging a place card onto another swaps their seats. */
function dragging(table: TableView, seat: number, { first, choose }: SeatSwap) {
  return {
    draggable: true,
    onDragStart: () => choose(seat),
    onDragEnd: () => choose(null),
    onDragOver: (event: DragEvent) => {
      if (first !== null) event.preventDefault();
    },
    onDrop: () => {
      if (first !== null) swap(table, first, seat);
    },
  };
}

interface CardProps extends Props {
  readonly seat: number;
  readonly who: Seated;
  readonly swapping: SeatSwap;
}

function PlaceCard({ seat, who, swapping, ...props }: CardProps) {
  const { table, levels, level, byDesk } = props;
  const arranges = table.host && !byDesk;
  const { say } = useWords();
  const mine = table.mine.includes(seat);
  const name = who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name;
  return (
    <>
      <span className="place-name">
        {who.kind !== 'empty' && <SeatAvatar seat={seat} who={who} as="face" />}
        {name}
      </span>
      <span className="small">
        {who.kind === 'bot' && <BotState table={table} seat={seat} bot={who} levels={levels} arranges={arranges} />}
        {who.kind === 'person' && stateOf(who, mine, say)}
        {who.kind === 'person' && who.here && who.lag && !mine && <LagBars lag={who.lag} />}
        <UnencryptedSign who={who} />
      </span>
      <span className="place-actions">
        {who.kind !== 'person' && !byDesk && <SitDown {...props} seat={seat} />}
        {who.kind === 'empty' && arranges && (
          <SeatBot table={table} seat={seat} level={level ?? levels.at(-1) ?? 'random'} />
        )}
        {who.kind === 'bot' && arranges && <Clear table={table} seat={seat} name={who.name} />}
        {mine && !byDesk && <StandUp table={table} seat={seat} />}
        {arranges && (who.kind !== 'empty' || swapping.first !== null) && (
          <SwapButtons table={table} seat={seat} name={name} swapping={swapping} />
        )}
        {who.kind === 'person' && table.host && !mine && <RemovePerson table={table} who={{ seat }} name={name} />}
      </span>
    </>
  );
}

interface SeatProps {
  readonly table: TableView;
  readonly seat: number;
}

/** One person, one seat: a seated user moves. Another person at this window takes a further one. */
function SitDown({ table, seat, guest, onGuest }: Omit<Props, 'level' | 'levels'> & { readonly seat: number }) {
  const { say } = useWords();
  const isFree = table.seats[seat]?.kind === 'empty';
  const sit = async (): Promise<void> => {
    const own = ownSeat(table);
    const left = guest === null ? own : undefined;
    const typed = (guest ?? useSettings.getState().name).trim();
    const name = typed || guestName(table, left, useRoom.getState().room, say);
    const sits = await callHost((client) => client.table.sit({ table: table.id, seat, name }));
    if (!sits) return;
    if (guest !== null) onGuest(null);
    else if (own !== undefined) await callHost((client) => client.table.stand({ table: table.id, seat: own }));
  };
  return (
    <button
      type="button"
      data-autofocus={isFree && (table.mine.length === 0 || guest !== null)}
      aria-label={say('seat.sit.at', { seat: seat + 1 })}
      onClick={() => void sit()}
    >
      {say('seat.sit')}
    </button>
  );
}

interface BotLevelProps extends SeatProps {
  readonly bot: Extract<Seated, { kind: 'bot' }>;
  readonly levels: readonly Level[];
}

/** How strong a bot plays, and in which manner. */
function BotState({ arranges, ...props }: BotLevelProps & { readonly arranges: boolean }) {
  const { say, has } = useWords();
  const { name, level } = props.bot;
  const manner = `persona.${name}`;
  return (
    <>
      {arranges ? <BotLevel {...props} /> : say('seat.bot', { level: say(`level.${level}`) })}
      {has(manner) && <span>{say(manner)}</span>}
    </>
  );
}

/** Host only: a bot's level; a press switches to the next. */
function BotLevel({ table, seat, bot: { name, level: now }, levels }: BotLevelProps) {
  const { say } = useWords();
  const level = levels[(levels.indexOf(now) + 1) % levels.length] ?? now;
  return (
    <button
      type="button"
      className="plain"
      aria-label={say('seat.level', { name, level: say(`level.${now}`) })}
      onClick={() => void callHost((client) => client.table.seatBot({ table: table.id, seat, level }))}
    >
      {say(`level.${now}`)}
    </button>
  );
}

function SeatBot({ table, seat, level }: SeatProps & { readonly level: Level }) {
  const { say } = useWords();
  return (
    <button
      type="button"
      aria-label={say('seat.bot.at', { seat: seat + 1, level: say(`level.${level}`) })}
      onClick={() => void callHost((client) => client.table.seatBot({ table: table.id, seat, level }))}
    >
      {say('seat.add-bot')}
    </button>
  );
}

function Clear({ table, seat, name }: SeatProps & { readonly name: string }) {
  const { say } = useWords();
  return (
    <button
      type="button"
      aria-label={say('seat.clear.name', { name })}
      onClick={() => void callHost((client) => client.table.clearSeat({ table: table.id, seat }))}
    >
      {say('seat.clear')}
    </button>
  );
}

function StandUp({ table, seat }: SeatProps) {
  const { say } = useWords();
  return (
    <button type="button" onClick={() => void callHost((client) => client.table.stand({ table: table.id, seat }))}>
      {say('seat.stand')}
    </button>
  );
}
