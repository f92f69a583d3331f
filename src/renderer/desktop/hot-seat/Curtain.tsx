import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { useWords } from '../../games/use-words.ts';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';

/** Hold time, in ms, longer than an accidental press. */
const HOLD_MS = 600;

interface HoldButtonProps {
  /** The seat whose hand it hides. */
  readonly seat: Seat;
  /** Takes the focus of keyboard users. */
  readonly first: boolean;
  readonly children: ReactNode;
  onHeld(): void;
}

/** A button that works only when held, by mouse, finger, key or gamepad. */
function HoldButton({ seat, first, children, onHeld }: HoldButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [holding, setHolding] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onHeld, HOLD_MS);
    setHolding(true);
  };
  const stop = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) start();
  };
  return (
    <button
      type="button"
      className="hold"
      data-seat={seat}
      data-autofocus={first}
      data-preselecting={holding}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={onKeyDown}
      onKeyUp={stop}
      onBlur={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}

interface Props {
  readonly table: TableView;
  /** The seat whose hand is shown; null while the curtain is closed. */
  readonly open: Seat | null;
  /** The seat at this window that acts next, as far as is public. */
  readonly next: Seat | undefined;
  onDraw(open: Seat | null): void;
}

/** Asks to pass the window on: it names the next player and opens only when held. */
export function Curtain({ table, open, next, onDraw }: Props) {
  const { say } = useWords();
  const nameOf = (seat: Seat): string => {
    const who = table.seats[seat];
    return who && who.kind !== 'empty' ? who.name : '';
  };
  if (open !== null) {
    return (
      <button type="button" className="engraved curtain-close" onClick={() => onDraw(null)}>
        {say('curtain.close', { name: nameOf(open) })}
      </button>
    );
  }
  if (table.stage !== 'playing' || table.scorePause) return null;
  return <Hanging table={table} next={next} nameOf={nameOf} onDraw={onDraw} />;
}

interface HangingProps extends Pick<Props, 'table' | 'next' | 'onDraw'> {
  nameOf(seat: Seat): string;
}

function Hanging({ table, next, nameOf, onDraw }: HangingProps) {
  const { say } = useWords();
  const curtain = useCoversEdge<HTMLElement>();
  const above = useCoversEdge<HTMLDivElement>();
  return (
    <>
      {/* The table is lower then: its far plates keep clear of the tabs. */}
      <div ref={above} className="clear-of-tabs" />
      <section ref={curtain} className="curtain" aria-label={say('curtain.title')}>
        <p role="status">{next === undefined ? say('curtain.others') : say('curtain.pass', { name: nameOf(next) })}</p>
        <div className="choices">
          {table.mine.map((seat) => (
            <HoldButton key={seat} seat={seat} first={seat === next} onHeld={() => onDraw(seat)}>
              <SeatAvatar seat={seat} who={table.seats[seat]} as="face" />
              {say('curtain.hold', { name: nameOf(seat) })}
            </HoldButton>
          ))}
        </div>
      </section>
    </>
  );
}
