import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { isSecretRound } from '../../../session/evening/round.ts';
import { useWords } from '../../page/useWords.ts';
import { useBackdrop } from '../../tabletop/useBackdrop.ts';
import { BackButton } from '../WayBack.tsx';
import { Paged } from './Paged.tsx';
import { TablePlan } from './PlanOfTable.tsx';
import { RoundClock } from './RoundClock.tsx';

interface Props {
  readonly evening: EveningView;
  readonly round: RoundView;
}

/**
 * Four tables at once, each from above as a plan: four that are drawn in the lamp light would be more than a television's
 * little computer can do. Where there are more, the next four come after a while.
 */
export function FourTables({ evening, round }: Props) {
  const { say } = useWords(round.tables[0]?.game);
  useBackdrop();
  const tables = isSecretRound(round) ? [] : round.tables.filter(({ table }) => table !== null);
  return (
    <main className="four-screen">
      <header>
        <BackButton to={{ screen: 'screen' }} />
        <h1>{say('desk-screen.round', { round: round.number, rounds: evening.rounds })}</h1>
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
