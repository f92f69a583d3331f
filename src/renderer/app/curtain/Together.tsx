import { useRef, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { nameAt } from '../../games/game.ts';
import { KeyboardDisabled } from '../../keys/keyboard.ts';
import { usePads } from '../../keys/pads.ts';
import { type MatchProps, useMatchView, useHostPlayer } from '../../match/useMatchView.ts';
import { Slip } from '../../paper/Slip.tsx';
import type { ShownMatch } from '../../session/match/play.ts';
import { SeatView, type SeatViewProps } from '../match/AtSeat.tsx';
import { Part } from '../page/Part.tsx';
import { useWords } from '../page/useWords.ts';
import { useCoversEdge } from '../tabletop/useCovered.ts';
import './curtain.css';
import { seatOfGamepad } from './padSeats.ts';
import { useGamepadFocus } from './usePadFocus.ts';

/**
 * Several people at one window where all act at once: the table as the window's own seat sees it, and a slip for each
 * gamepad that holds a seat, with a focus of its own.
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

/** What this seat has to decide; its cards lie on the table. */
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
