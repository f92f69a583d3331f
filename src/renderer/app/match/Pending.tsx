import { Slip } from '../../paper/Slip.tsx';
import { useWords } from '../page/useWords.ts';
import type { Confirming } from './useConfirm.ts';
import type { LastCard } from './useLastCard.ts';

interface PendingMoveProps {
  readonly confirming: Pick<Confirming, 'ready' | 'putBack'>;
  readonly last: LastCard;
}

/** What is about to be done: once it is said again, or by itself. */
export function PendingMove({ confirming: { ready, putBack }, last }: PendingMoveProps) {
  const { say } = useWords();
  return (
    <div role="status" className="pending">
      {ready && (
        <Slip>
          <p>{say('confirm.again', { what: ready.what, named: ready.what ? 'yes' : 'no' })}</p>
          <button type="button" onClick={putBack}>
            {say('confirm.not')}
          </button>
        </Slip>
      )}
      {last.isDue && (
        <Slip>
          <p>{say('last-card.due')}</p>
          <button type="button" onClick={last.keep}>
            {say('last-card.keep')}
          </button>
        </Slip>
      )}
    </div>
  );
}
