import '../charts.css';
import { isSeatedAt } from '#shared/bots/audit.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { WhyBot } from '../../match/why/WhyBot.tsx';

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
