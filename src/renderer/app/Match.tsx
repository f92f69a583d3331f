import { HotSeat } from './curtain/OneWindow.tsx';
import { SharedWindow } from './curtain/Together.tsx';
import { SeatView, type SeatViewProps } from './match/AtSeat.tsx';

/** The match at one's own seat, at one of several seats that share this window, or as a spectator. */
export function Match(props: SeatViewProps) {
  const { mine } = props.table;
  if (mine.length > 1 && props.game.inRealTime) return <SharedWindow {...props} />;
  return mine.length > 1 ? <HotSeat {...props} /> : <SeatView {...props} viewer={mine[0] ?? 'everyone'} />;
}
