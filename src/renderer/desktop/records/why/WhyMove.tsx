import '../charts.css';
import { useEffect, useState } from 'react';
import { isSeatedAt } from '#shared/bots/audit.ts';
import type { Reason, SuspectedPartner } from '#shared/bots/reason.ts';
import { SEARCH_LEVELS } from '#shared/engine/bot.ts';
import { recordOf, type SeatedBot } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { nameAt } from '../../../games/game.ts';
import { type Assist, loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Say } from '../../../i18n/say.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { requestJob } from '../../jobs/request-job.ts';
import { observationAfter } from '../replay-steps.ts';

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
  return assist && <WhyBot key={event} {...{ match, event, bot, seated, say, assist }} />;
}

interface WhyBotProps extends Pick<Props, 'seated'>, Pick<Replay, 'match'> {
  readonly event: number;
  readonly bot: Pick<SeatedBot, 'seat' | 'level'>;
  readonly assist: Assist;
  /** Includes the messages of the game's hints. */
  readonly say: Say;
}

/** Why a bot made the move of this event. */
export function WhyBot({ match, event, bot: { seat, level }, seated, assist, say }: WhyBotProps) {
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
  const name = nameOf(seat);
  const { hints } = assist;
  const other = (move: Extract<Reason, { other: unknown }>['other']): string =>
    hints?.name(move, observationAfter(match, seat, event), say) ?? '';
  return (
    <Slip className="belief" title={say('why.title', { name })}>
      <div role="status">
        {reason === 'pending' || reason === null ? (
          <p>{say(reason ? 'why.pending' : 'why.failed')}</p>
        ) : (
          <>
            <p>
              {say(`why.${reason.kind}`, {
                ...('other' in reason && { other: other(reason.other) }),
                ...('margin' in reason && { amount: hints?.amount(reason.margin) ?? '' }),
              })}
            </p>
            {'margin' in reason && !SEARCH_LEVELS.some((searching) => searching === level) && (
              <p>{say('why.level', { name, level: say(`level.${level}`) })}</p>
            )}
            {reason.partner && <WhyPartner partner={reason.partner} {...{ name, nameOf, assist, say }} />}
          </>
        )}
      </div>
      <p className="small">{say('why.about', { name })}</p>
    </Slip>
  );
}

interface WhyPartnerProps extends Pick<WhyBotProps, 'assist' | 'say'> {
  readonly partner: SuspectedPartner;
  readonly name: string;
  nameOf(seat: number): string;
}

/** Whom it took for the partner and since when; and on asking, what any card says of that. */
function WhyPartner({ partner: { seat, chance, since }, name, nameOf, assist, say }: WhyPartnerProps) {
  const { conventions = [], cardNamed } = assist;
  const clause =
    since && cardNamed
      ? say(`since.${since.key}`, {
          name: nameOf(since.seat),
          holder: nameOf(since.holder),
          card: cardNamed(since.card, say),
        })
      : '';
  return (
    <>
      <p>
        {say(chance >= TAKEN_FOR ? 'why.partner' : 'why.partner.unsure', {
          name,
          partner: nameOf(seat),
          percent: Math.round(100 * chance),
          since: clause,
        })}
      </p>
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
    </>
  );
}

/** From this chance on somebody is taken for the partner. */
const TAKEN_FOR = 0.5;
