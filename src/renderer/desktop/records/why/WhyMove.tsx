import '../charts.css';
import { useEffect, useState } from 'react';
import { isSeatedAt } from '#shared/bots/audit.ts';
import type { Reason } from '#shared/bots/reason.ts';
import { recordOf, type SeatedBot } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { nameAt } from '../../../games/game.ts';
import { type HintDescriber, loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Say } from '../../../i18n/say.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { requestJob } from '../../jobs/request-job.ts';
import { observationAfter } from '../replay-steps.ts';
import { sentencesOf } from './reason-sentences.ts';

interface Props {
  readonly replay: Replay;
  /** Number of events at the current step. */
  readonly count: number;
  readonly seated: readonly Seated[];
}

/** Says why the bot that moved last did so. */
export function WhyMove({ replay, count, seated }: Props) {
  const { match, bots } = replay;
  const { value: assist, failed } = useLoaded(match.rules.id, loadAssist);
  const { say } = useWords(match.rules.id, assist?.words);
  const event = count - 1;
  const bot = bots.find((one) => one.seat === match.events[event]?.by && isSeatedAt(one, event));
  if (!bot || failed) {
    return (
      <Slip className="belief" title={say('why.open')}>
        <p role="status">{say(bot ? 'why.failed' : 'why.none')}</p>
      </Slip>
    );
  }
  // By its event: what is said of one move never stands for a moment over another.
  return assist?.hints && <WhyBot key={event} {...{ match, event, bot, seated, say }} hinter={assist.hints} />;
}

interface WhyBotProps extends Pick<Props, 'seated'>, Pick<Replay, 'match'> {
  readonly event: number;
  readonly bot: SeatedBot;
  readonly hinter: HintDescriber;
  /** Includes the messages of the game's hints. */
  readonly say: Say;
}

function WhyBot({ match, event, bot, seated, hinter, say }: WhyBotProps) {
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
  const sentences =
    reason === 'pending' || reason === null
      ? [say(reason ? 'why.pending' : 'why.failed')]
      : sentencesOf(reason, {
          say,
          bot,
          nameOf,
          nameMove: (move) => hinter.name(move, observationAfter(match, bot.seat, event), say),
          amount: hinter.amount,
        });
  return (
    <Slip className="belief" title={say('why.title', { name })}>
      <div role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className="small">{say('why.about', { name })}</p>
    </Slip>
  );
}
