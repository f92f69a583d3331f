import './hot-seat.css';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ObservationBase, Seat } from '#shared/engine/rules.ts';
import { persisted } from '../../client/device/storage.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { nameAt } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { usePadPresses, usePads } from '../../input/connected-pads.ts';
import { firstFocus, nearest } from '../../input/focus.ts';
import { ARROWS, KeyboardDisabled } from '../../input/keyboard.ts';
import { Part } from '../../match/Part.tsx';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';
import { type MatchProps, useHostPlayer, useMatchView, useShown } from '../../match/use-match-view.ts';
import { Slip } from '../../ui/Slip.tsx';
import { SeatView, type SeatViewProps } from '../match/SeatView.tsx';
import { Curtain } from './Curtain.tsx';
import { SHARED_CONTROLS, seatOfGamepad, useGamepadsAtCurtain } from './gamepad-seats.ts';

/** Whether players at this window let each other see their hands; then there is no curtain between them. */
interface OpenHandsSetting {
  readonly openly: boolean;
}

/** Lasts as long as the window. */
export const useOpenHands = persisted<OpenHandsSetting>('panno-verde.openly', { openly: false }, { where: 'window' });

/**
 * Several people at one window with a curtain between turns. Closed, the window shows the public view; open, one seat's
 * hand until that seat has played. Without a curtain it shows the hand on turn.
 */
export function HotSeat({ table, game, sheet }: SeatViewProps) {
  const openly = useOpenHands((now) => now.openly);
  const [drawn, setOpen] = useState<Seat | null>(null);
  const open = drawn !== null && table.mine.includes(drawn) ? drawn : null;
  const viewer = open ?? 'everyone';
  const observation = useShown()?.observation;
  const seen = observation?.viewer === viewer ? observation : undefined;
  useGamepadsAtCurtain(table, open);
  // A seat that may merely interrupt another's turn is no reason to pass the window on: the seat on turn comes first.
  const turn = seen?.toAct[0];
  const next = turn !== undefined && table.mine.includes(turn) ? turn : undefined;
  useCurtainFall(openly ? null : open, seen, () => setOpen(null));
  useEffect(() => {
    if (openly && next !== undefined) setOpen(next);
  }, [openly, next]);
  return (
    <>
      <SeatView table={table} game={game} sheet={sheet} viewer={viewer} />
      <Part kind="page" at={observation}>
        {!openly && <Curtain table={table} open={open} next={next} onDraw={setOpen} />}
      </Part>
    </>
  );
}

/**
 * The curtain closes only after a public action of this seat on its turn; any other closing would reveal that the seat
 * was asked in secret.
 */
function useCurtainFall(open: Seat | null, seen: ObservationBase | undefined, fall: () => void): void {
  const hadTurn = useRef(false);
  useEffect(() => {
    const hasTurn = open !== null && seen?.toAct[0] === open;
    if (open === null || hasTurn) hadTurn.current = hasTurn;
    else if (hadTurn.current && seen?.last?.by === open) fall();
  }, [open, seen, fall]);
}

/** The attribute that stands in for the focus, since a page has only one. */
const MARK = 'data-pad-at';

/** A gamepad's own focus within its slip: arrows move it, A presses. The menu and the rules are shared. */
function useGamepadFocus(pad: number, slip: RefObject<HTMLElement | null>): void {
  const at = useRef<HTMLElement>(undefined);
  const goTo = useCallback((element: HTMLElement | undefined) => {
    at.current?.removeAttribute(MARK);
    element?.setAttribute(MARK, '');
    at.current = element;
  }, []);
  // The focused element may have gone with the decision.
  useEffect(() => {
    if (slip.current && !at.current?.isConnected) goTo(firstFocus(slip.current));
  });
  const take = useCallback(
    (from: number, key: string) => {
      if (from !== pad || !slip.current || SHARED_CONTROLS.includes(key)) return false;
      if (document.querySelector('dialog[open]')) return false;
      const here = at.current?.isConnected ? at.current : firstFocus(slip.current);
      const direction = ARROWS[key];
      if (direction && here) goTo(nearest(slip.current, here, direction) ?? here);
      if (key === 'Enter') here?.click();
      return true;
    },
    [pad, slip, goTo],
  );
  usePadPresses(take);
}

/**
 * Several people at one window where all act at once: the table from the window's own seat, and a slip with its own
 * focus for each gamepad that holds a seat.
 */
export function SharedWindow(props: SeatViewProps) {
  const { table, game } = props;
  const connected = usePads((pads) => pads.connected);
  const slips = useCoversEdge<HTMLDivElement>();
  const held = connected.flatMap((pad) => {
    const seat = seatOfGamepad(table, pad);
    return seat === undefined ? [] : [{ pad, seat }];
  });
  const own = table.mine.find((seat) => held.every((one) => one.seat !== seat));
  return (
    <>
      <SeatView {...props} viewer={own ?? 'everyone'} />
      <div ref={slips} className="pad-seats">
        {held.map(({ pad, seat }) => (
          <PadSeat key={`${pad} ${seat}`} table={table} game={game} pad={pad} seat={seat} />
        ))}
      </div>
    </>
  );
}

interface PadSeatProps extends Pick<SeatViewProps, 'table' | 'game'> {
  readonly pad: number;
  readonly seat: Seat;
}

function PadSeat({ table, game, pad, seat }: PadSeatProps) {
  const { say } = useWords(table.game);
  const [shown, show] = useState<ShownMatch | null>(null);
  const player = useHostPlayer(table.id, seat, game, show);
  return (
    shown && (
      <Part kind="slip" at={shown}>
        <PadSlip pad={pad} seat={seat} at={{ table, game, viewer: seat, shown, player, say }} />
      </Part>
    )
  );
}

interface PadSlipProps {
  readonly pad: number;
  readonly seat: Seat;
  readonly at: MatchProps;
}

/** The decision of this seat; its cards are on the table. */
function PadSlip({ pad, seat, at }: PadSlipProps) {
  const { panel } = useMatchView(at);
  const slip = useRef<HTMLElement>(null);
  useGamepadFocus(pad, slip);
  const { Actions } = at.game;
  return (
    <section ref={slip} className="pad-seat" data-pad-seat={pad + 1}>
      <Slip title={nameAt(panel, seat)}>
        <KeyboardDisabled value={true}>
          <Actions {...panel} />
        </KeyboardDisabled>
      </Slip>
    </section>
  );
}
