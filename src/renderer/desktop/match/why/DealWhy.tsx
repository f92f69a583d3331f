import '../../../ui/select.css';
import './why.css';
import { useMemo, useState } from 'react';
import { gameOf } from '#catalogue';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { nameAt, type PanelProps } from '../../../games/game.ts';
import { type Assist, loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { WhyBot } from './WhyBot.tsx';

interface Props {
  readonly game: string;
  readonly panel: PanelProps;
}

/** After a deal's score, why a bot played one of its cards; nothing where no bot sat, or a deal can't be told from what was seen. */
export function DealWhy({ game, panel: { observation, seated } }: Props) {
  const match = useMemo(() => playedMatch(game, observation, seated.length), [game, observation, seated.length]);
  const [opened, open] = useState(false);
  const { say } = useWords(game);
  const { value: assist } = useLoaded(opened ? game : undefined, loadAssist);
  if (!match || !seated.some(({ kind }) => kind === 'bot')) return null;
  return (
    <details className="deal-why" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{say('why.of-bot')}</summary>
      {assist && <ChosenCard {...{ game, match, seated, assist }} />}
    </details>
  );
}

/** The deal just scored as a match; undefined for a game that can't say. */
function playedMatch(game: string, observation: ObservationBase, seats: number): Match | undefined {
  const found = gameOf(game);
  const deal = found?.playedDeal?.(observation as never);
  if (!found || !deal) return undefined;
  const match = newMatch(found.rules, deal.options, seats);
  for (const event of deal.events) take(match, event);
  return match;
}

interface ChosenCardProps extends Pick<PanelProps, 'seated'> {
  readonly game: string;
  readonly match: Match;
  readonly assist: Assist;
}

function ChosenCard({ game, match, seated, assist }: ChosenCardProps) {
  const { say } = useWords(game, assist.words);
  const [chosen, choose] = useState<number>();
  const played = [...match.events.keys()].filter((event) => match.events[event]?.type === 'play');
  const tricks = Array.from({ length: Math.ceil(played.length / match.seats) }, (_, trick) =>
    played.slice(trick * match.seats, (trick + 1) * match.seats),
  );
  const botAt = (event: number) => {
    const seat = match.events[event]?.by;
    const who = typeof seat === 'number' ? seated[seat] : undefined;
    return typeof seat === 'number' && who?.kind === 'bot' ? { seat, level: who.level } : undefined;
  };
  const cardAt = (event: number): string => {
    const { card } = match.events[event] as unknown as { card: string };
    return assist.cardNamed?.(card, say) ?? card;
  };
  const bot = chosen === undefined ? undefined : botAt(chosen);
  return (
    <>
      <label>
        {say('why.choice')}{' '}
        <select value={chosen ?? ''} onChange={({ target }) => choose(Number(target.value))}>
          <option value="" disabled />
          {tricks.map((events, trick) => (
            <optgroup key={events[0]} label={say('why.trick', { number: trick + 1 })}>
              {events.map((event) => {
                const one = botAt(event);
                return (
                  one && (
                    <option key={event} value={event}>
                      {`${nameAt({ seated, say }, one.seat)}: ${cardAt(event)}`}
                    </option>
                  )
                );
              })}
            </optgroup>
          ))}
        </select>
      </label>
      {chosen !== undefined && bot && <WhyBot key={chosen} event={chosen} {...{ match, bot, seated, say, assist }} />}
    </>
  );
}
