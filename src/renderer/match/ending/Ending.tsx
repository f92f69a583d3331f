import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useCountdown } from '../../hooks/common.ts';
import { Slip } from '../../ui/Slip.tsx';
import { endRequestText, sayOfEnding } from './sentences.ts';

interface Props {
  readonly table: Pick<TableView, 'id'>;
  readonly ending: NonNullable<TableView['ending']>;
}

/**
 * Shows the room host's request to end the match: other players may object, whoever asked may withdraw, and everybody
 * sees it.
 */
export function EndRequest({ table: { id: table }, ending }: Props) {
  const { id, mine, mayAnswer, answer, no } = ending;
  const seconds = Math.max(0, useCountdown(ending.seconds, ending) ?? 0);
  const answerWith = (yes: boolean): void =>
    void callHost((client) => client.table.answerEnding({ table, ending: id, yes }));
  return (
    <Slip className="claim ending">
      <p>
        {!mine && <strong>{endRequestText(ending)}</strong>}{' '}
        {sayOfEnding(mine ? 'ending.mine' : 'ending.when', { seconds })}
        {no > 0 && ` ${sayOfEnding('ending.no', { count: no })}`}
      </p>
      {mine && (
        <div className="choices">
          <button type="button" onClick={() => void callHost((client) => client.table.playOn({ table }))}>
            {sayOfEnding('ending.back')}
          </button>
        </div>
      )}
      {mayAnswer && (
        <div className="choices">
          <button type="button" className="brass" aria-pressed={answer === false} onClick={() => answerWith(false)}>
            {sayOfEnding('ending.not')}
          </button>
          <button type="button" aria-pressed={answer === true} onClick={() => answerWith(true)}>
            {sayOfEnding('ending.agree')}
          </button>
        </div>
      )}
    </Slip>
  );
}
