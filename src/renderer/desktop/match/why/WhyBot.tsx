import { useEffect, useState } from 'react';
import type { Reason } from '#shared/bots/reason.ts';
import { type Match, matchAfter } from '#shared/engine/match.ts';
import { recordOf, type SeatedBot } from '#shared/engine/record.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { nameAt } from '../../../games/game.ts';
import type { Assist } from '../../../games/load-assist.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Say } from '../../../i18n/say.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { requestJob } from '../../jobs/request-job.ts';
import { sentencesOf } from './reason-sentences.ts';

interface Props {
  readonly match: Match;
  readonly seated: readonly Seated[];
  readonly event: number;
  readonly bot: Pick<SeatedBot, 'seat' | 'level'>;
  readonly assist: Assist;
  /** Includes the messages of the game's hints. */
  readonly say: Say;
}

/** Why a bot made the move of this event. */
export function WhyBot({ match, event, bot, seated, assist, say }: Props) {
  const [reason, setReason] = useState<Reason | null | 'pending'>('pending');
  useEffect(
    () =>
      requestJob({
        job: 'why',
        ask: { record: recordOf(match), event },
        tell: setReason,
        fail: () => setReason(null),
      }),
    [match, event],
  );
  const nameOf = (place: number): string => bidiIsolated(nameAt({ seated, say }, place));
  const name = nameOf(bot.seat);
  const { hints, cardNamed, conventions = [] } = assist;
  const sentences =
    reason === 'pending' || reason === null || !hints
      ? [say(reason === 'pending' ? 'why.pending' : 'why.failed')]
      : sentencesOf(reason, {
          say,
          bot,
          nameOf,
          nameMove: (move) => hints.name(move, match.rules.observe(matchAfter(match, event).state, bot.seat), say),
          amount: hints.amount,
          ...(cardNamed && { nameCard: (card) => cardNamed(card, say) }),
        });
  return (
    <Slip className="belief" title={say('why.title', { name })}>
      <div role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {conventions.length > 0 && (
        <details>
          <summary>{say('why.signs')}</summary>
          {conventions.map((key) => (
            <p key={key} className="small">
              {say(`convention.${key}`)}
            </p>
          ))}
        </details>
      )}
      <p className="small">{say('why.about', { name })}</p>
    </Slip>
  );
}
