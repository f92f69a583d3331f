import '../charts.css';
import { useEffect, useState } from 'react';
import { isSeatedAt } from '#shared/bots/audit.ts';
import type { Reason } from '#shared/bots/reason.ts';
import { SEARCH_LEVELS } from '#shared/engine/bot.ts';
import { recordOf, type SeatedBot } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { type HintDescriber, loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Say } from '../../../i18n/say.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { requestJob } from '../../jobs/request-job.ts';
import { observationAfter } from '../replay-steps.ts';

/** The bot whose move the event of this number is; undefined where it is nobody's or a person's. */
function botOf({ match, bots }: Pick<Replay, 'match' | 'bots'>, event: number): SeatedBot | undefined {
  return bots.find((bot) => bot.seat === match.events[event]?.by && isSeatedAt(bot, event));
}

/** The reason, worked out in a worker; `pending` until then, `failed` where it could not be. */
function useReason({ match }: Replay, event: number | undefined): Reason | null | 'pending' | 'failed' {
  const [found, setFound] = useState<Reason | null | 'pending' | 'failed'>('pending');
  useEffect(() => {
    setFound('pending');
    if (event === undefined) return;
    return requestJob({
      job: 'why',
      ask: { record: recordOf(match), event },
      tell: setFound,
      fail: () => setFound('failed'),
    });
  }, [match, event]);
  return found;
}

interface Props {
  readonly replay: Replay;
  /** Number of events at the current step. */
  readonly count: number;
  readonly seated: readonly Seated[];
}

/** Says why the bot that moved last did so. */
export function WhyMove({ replay, count, seated }: Props) {
  const { match } = replay;
  const { value: assist } = useLoaded(match.rules.id, loadAssist);
  const { say } = useWords(match.rules.id, assist?.words);
  const event = count - 1;
  const bot = botOf(replay, event);
  const reason = useReason(replay, bot && event);
  const nameOf = (seat: number): string => bidiIsolated(nameAt(seated, seat));
  if (!bot) {
    return (
      <Slip className="belief" title={say('why.open')}>
        <p role="status">{say('why.none')}</p>
      </Slip>
    );
  }
  const name = nameOf(bot.seat);
  return (
    <Slip className="belief" title={say('why.title', { name })}>
      <div role="status">
        {sentencesOf(reason, {
          say,
          name,
          level: bot.level,
          nameOf,
          hinter: assist?.hints,
          seen: observationAfter(match, bot.seat, event),
        }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className="small">{say('why.about', { name })}</p>
    </Slip>
  );
}

interface Told {
  readonly say: Say;
  /** The bot's. */
  readonly name: string;
  readonly level: SeatedBot['level'];
  readonly nameOf: (seat: number) => string;
  readonly hinter: HintDescriber | undefined;
  readonly seen: ReturnType<typeof observationAfter>;
}

/** From this chance on somebody is taken for the partner. */
const TAKEN_FOR = 0.5;

function sentencesOf(
  reason: Reason | null | 'pending' | 'failed',
  { say, name, level, nameOf, hinter, seen }: Told,
): string[] {
  if (reason === 'pending' || (reason !== 'failed' && !hinter)) return [say('why.pending')];
  if (reason === null || reason === 'failed' || !hinter) return [say('why.failed')];
  const sentences = [
    'other' in reason
      ? say(`why.${reason.kind}`, {
          other: hinter.name(reason.other, seen, say),
          amount: hinter.amount(reason.margin),
        })
      : say(`why.${reason.kind}`),
  ];
  if ('other' in reason && !SEARCH_LEVELS.some((searching) => searching === level)) {
    sentences.push(say('why.level', { name, level: say(`level.${level}`) }));
  }
  if (!reason.partner) return sentences;
  const { seat, chance } = reason.partner;
  const words = chance >= TAKEN_FOR ? 'why.partner' : 'why.partner.unsure';
  return [...sentences, say(words, { name, partner: nameOf(seat), percent: Math.round(100 * chance) })];
}

function nameAt(seated: readonly Seated[], seat: number): string {
  const who = seated[seat];
  return who && who.kind !== 'empty' ? who.name : '';
}
