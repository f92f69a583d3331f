import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { formatClock, isSecretRound } from '../../client/evening/evening.ts';
import { useWords } from '../../games/use-words.ts';
import { useCountdown } from '../../hooks/common.ts';
import type { Say } from '../../i18n/say.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { BackButton } from '../page/BackButton.tsx';
import { Paged } from './Paged.tsx';
import { TablePlan } from './TablePlan.tsx';

interface RoundClockProps {
  readonly evening: EveningView;
  readonly say: Say;
}

/** The round's remaining time, the only thing that moves while nothing happens. */
export function RoundClock({ evening, say }: RoundClockProps) {
  const told = evening.round?.seconds ?? null;
  const left = useCountdown(told, evening);
  const isUp = left !== null && left < 0;
  const word = left === null ? 'clock.before' : isUp ? 'clock.up' : 'clock';
  return (
    <p className="desk-clock" data-up={isUp} role="timer">
      <strong>{formatClock(left ?? evening.minutes * 60)}</strong> <span>{say(`tv-evening.${word}`)}</span>
    </p>
  );
}

interface Props {
  readonly evening: EveningView;
  readonly round: RoundView;
}

/**
 * Four tables at once as flat plans, since four 3D tables are too much for a television's hardware. With more tables,
 * the next four follow after a while.
 */
export function FourTables({ evening, round }: Props) {
  const { say } = useWords(round.tables[0]?.game);
  useBackdrop();
  const tables = isSecretRound(round) ? [] : round.tables.filter(({ table }) => table !== null);
  return (
    <main className="four-screen">
      <header>
        <BackButton to={{ screen: 'screen' }} />
        <h1>{say('tv-evening.round', { round: round.number, rounds: evening.rounds })}</h1>
        <RoundClock evening={evening} say={say} />
      </header>
      <Paged
        className={tables.length > 2 ? 'plans' : 'plans pair'}
        items={tables}
        keyOf={({ number }) => `${round.number} ${number}`}
        title={() => null}
        draw={(table) => <TablePlan evening={evening} table={table} />}
      />
    </main>
  );
}
