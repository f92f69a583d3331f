import type { EveningView } from '#shared/protocol/evening.ts';
import { useCountdown } from '../../../react/useCountdown.ts';
import { formatClock } from '../../../session/evening/round.ts';
import type { Say } from '../../../words/say.ts';

interface RoundClockProps {
  readonly evening: EveningView;
  readonly say: Say;
}

/** What is left of the round: the one thing that moves while nothing happens. */
export function RoundClock({ evening, say }: RoundClockProps) {
  const told = evening.round?.seconds ?? null;
  const left = useCountdown(told, evening);
  const isUp = left !== null && left < 0;
  const word = left === null ? 'clock.before' : isUp ? 'clock.up' : 'clock';
  return (
    <p className="desk-clock" data-up={isUp} role="timer">
      <strong>{formatClock(left ?? evening.minutes * 60)}</strong> <span>{say(`desk-screen.${word}`)}</span>
    </p>
  );
}
