import { OneWindow } from './curtain/OneWindow.tsx';
import { Together } from './curtain/Together.tsx';
import { AtSeat, type AtSeatProps } from './match/AtSeat.tsx';

/** The match at one's own seat, at one of several seats that share this window, or as a spectator. */
export function Match(props: AtSeatProps) {
  const { mine } = props.table;
  if (mine.length > 1 && props.game.inRealTime) return <Together {...props} />;
  return mine.length > 1 ? <OneWindow {...props} /> : <AtSeat {...props} viewer={mine[0] ?? 'everyone'} />;
}
