import { type DragEvent, useState } from 'react';
import type { Level } from '#shared/engine/bot.ts';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { stepsFrom } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { ask } from '../../session/ask.ts';
import { useSettings } from '../../session/settings.ts';
import { useTalk } from '../../session/talk.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../../words/useWords.ts';
import { padOfSeat } from '../curtain/padSeats.ts';
import { LagSign } from '../house/LagSign.tsx';
import { stateOf } from '../house/People.tsx';
import { Remove } from '../house/Remove.tsx';
import { TalkFigure } from '../talk/TalkFigure.tsx';
import { SwapActs, type Swapping, swap } from './SwapActs.tsx';
import { useSpots } from './useSpots.ts';

interface Props {
  readonly table: TableView;
  /** How well a bot plays that is seated now. */
  readonly level: Level;
}

/** A place card at every seat of the table behind; one's own seat is the nearest. */
export function SeatingPlan({ table, level }: Props) {
  const { say } = useWords();
  const seats = table.seats.length;
  const spots = useSpots(seats, tableGameOf(table.game)?.still().deck ?? 'french');
  const viewer = table.mine[0] ?? 'everyone';
  const [first, choose] = useState<number | null>(null);
  const fresh = useTalk((talk) => talk.fresh);
  const swapping = { first, choose };
  return (
    <ol className="seating" aria-label={say('lobby.seats')}>
      {table.seats.map((who, seat) => (
        <li
          key={placeKey(seat)}
          className="place"
          data-kind={who.kind}
          data-chosen={first === seat}
          style={spots[stepsFrom(viewer, seat, seats)]}
          {...(table.host && dragging(table, seat, swapping))}
        >
          <PlaceCard table={table} level={level} seat={seat} who={who} swapping={swapping} />
          {fresh
            .filter((line) => line.seat === seat)
            .map((line) => (
              <div key={line.number} className="slip at-seat" aria-hidden="true">
                <TalkFigure line={line} say={say} />
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

/** A place card that is dragged onto another one changes places with it. */
function dragging(table: TableView, seat: number, { first, choose }: Swapping) {
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
  readonly swapping: Swapping;
}

function PlaceCard({ table, level, seat, who, swapping }: CardProps) {
  const { say } = useWords();
  const mine = table.mine.includes(seat);
  const name = who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name;
  return (
    <>
      <span className="place-name">{name}</span>
      <span className="small">
        {who.kind === 'bot' && say('seat.bot', { level: say(`level.${who.level}`) })}
        {who.kind === 'person' && stateOf(who, mine, say)}
        {who.kind === 'person' && who.here && who.lag && !mine && <LagSign lag={who.lag} />}
      </span>
      <span className="place-acts">
        {who.kind === 'empty' && <SitDown table={table} seat={seat} />}
        {who.kind === 'empty' && table.host && <SeatBot table={table} seat={seat} level={level} />}
        {who.kind === 'bot' && table.host && <Clear table={table} seat={seat} name={who.name} />}
        {mine && <StandUp table={table} seat={seat} />}
        {table.host && (who.kind !== 'empty' || swapping.first !== null) && (
          <SwapActs table={table} seat={seat} name={name} swapping={swapping} />
        )}
        {who.kind === 'person' && table.host && !mine && <Remove table={table} seat={seat} name={name} />}
      </span>
    </>
  );
}

interface SeatProps {
  readonly table: TableView;
  readonly seat: number;
}

/** One person, one seat: who sits elsewhere moves. Under another name it is somebody else at this window. */
function SitDown({ table, seat }: SeatProps) {
  const { say } = useWords();
  const name = useSettings((settings) => settings.name).trim() || say('lobby.name.standard');
  const sit = async (): Promise<void> => {
    for (const other of seatsToLeave(table, name, say)) {
      await ask((client) => client.table.stand({ table: table.id, seat: other }));
    }
    await ask((client) => client.table.sit({ table: table.id, seat, name }));
  };
  return (
    <button
      type="button"
      data-first={table.mine.length === 0}
      aria-label={say('seat.sit.at', { seat: seat + 1 })}
      onClick={() => void sit()}
    >
      {say('seat.sit')}
    </button>
  );
}

/** Where all act at once there is no time to pass a window on: it holds one seat, besides those of gamepads. */
function seatsToLeave(table: TableView, name: string, say: Say): number[] {
  return table.mine.filter((seat) => {
    const who = table.seats[seat];
    if (tableGameOf(table.game)?.inRealTime) return padOfSeat(table, seat, say) === undefined;
    return who?.kind === 'person' && who.name === name;
  });
}

function SeatBot({ table, seat, level }: SeatProps & { readonly level: Level }) {
  const { say } = useWords();
  return (
    <button
      type="button"
      aria-label={say('seat.bot.at', { seat: seat + 1, level: say(`level.${level}`) })}
      onClick={() => void ask((client) => client.table.seatBot({ table: table.id, seat, level }))}
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
      onClick={() => void ask((client) => client.table.clearSeat({ table: table.id, seat }))}
    >
      {say('seat.clear')}
    </button>
  );
}

function StandUp({ table, seat }: SeatProps) {
  const { say } = useWords();
  return (
    <button type="button" onClick={() => void ask((client) => client.table.stand({ table: table.id, seat }))}>
      {say('seat.stand')}
    </button>
  );
}
