import './daily.css';
import { type ReactNode, useEffect, useState } from 'react';
import { addDays, streakOf } from '#shared/daily/calendar.ts';
import { readName } from '#shared/protocol/typed-text.ts';
import { useMayOpen } from '../../client/connection/connection.ts';
import { type DayEntry, useDays } from '../../client/device/days.ts';
import { saveFile } from '../../client/device/save-file.ts';
import { useSettings } from '../../client/device/settings.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { NameField } from '../../ui/NameField.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ChallengeSheet } from '../deals/ChallengeSheet.tsx';
import { Calendar, longDate, MARKS } from './Calendar.tsx';
import { BesideExpert, resultInWords } from './DayResult.tsx';
import { dayPicture } from './day-picture.ts';
import { dealOf, playDay, useDaily, useTableOf, useToday } from './today.ts';

const NO_ENTRIES: Readonly<Record<string, DayEntry>> = {};

/** How many days the picture has a mark for. */
const DAYS_SHOWN = 7;

/** A game's deal of the day: to be played, or how it went; and the calendar. Switched off, or in an unknown game, it leads to the game's page. */
export function DayPage({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const today = useToday();
  const isOn = useDaily() && tableGameOf(game) !== undefined && dealOf(game, today) !== undefined;
  const entries = useDays(({ deals }) => deals[game]) ?? NO_ENTRIES;
  useBackdrop(game);
  useEffect(() => {
    if (!isOn) goTo({ screen: 'game', game });
  }, [isOn, game]);
  if (!isOn) return null;
  const entry = entries[today];
  const streak = streakOf(new Set(Object.keys(entries)), today);
  return (
    <Sheet
      title={say('day.of', { game: say('game.name') })}
      className="day-page"
      onClose={() => goTo({ screen: 'game', game })}
      closeLabel={say('sheet.close')}
      foot={
        <>
          <PlayDay {...{ game, today, say }} isPlayed={entry !== undefined} />
          {entry && <Share {...{ game, today, entry, entries, say }} />}
        </>
      }
    >
      <div className="day-columns">
        <div>
          <h2>{longDate(today)}</h2>
          {entry ? <BesideExpert {...{ game, say }} date={today} /> : <p>{say('day.about')}</p>}
          {streak > 0 && <p className="day-streak">{say('day.streak', { count: streak })}</p>}
        </div>
        <Calendar {...{ today, entries, say }} />
      </div>
    </Sheet>
  );
}

interface PlayProps {
  readonly game: string;
  readonly today: string;
  readonly isPlayed: boolean;
  readonly say: Say;
}

/** Plays today's deal, or goes on with it; who has no name as yet is asked for one. */
function PlayDay({ game, today, isPlayed, say }: PlayProps): ReactNode {
  const mayOpen = useMayOpen();
  const table = useTableOf(game, today);
  const isNamed = useSettings(({ name }) => 'name' in readName(name));
  const [asked] = useState(!isNamed);
  const [busy, setBusy] = useState(false);
  if (!mayOpen) return <p className="small">{say('day.not-here')}</p>;
  if (table !== undefined) {
    return (
      <a className="brass button" data-autofocus href={addressOf({ screen: 'table', table })}>
        {say('home.go-on')}
      </a>
    );
  }
  const play = async (): Promise<void> => {
    setBusy(true);
    const opened = await playDay(game, today);
    setBusy(false);
    if (opened !== undefined) goTo({ screen: 'table', table: opened });
  };
  return (
    <>
      {asked && <NameField say={say} first />}
      <button
        type="button"
        className={isPlayed ? '' : 'brass'}
        data-autofocus={!isPlayed && !asked}
        disabled={busy || !isNamed}
        onClick={() => void play()}
      >
        {say(isPlayed ? 'day.practise' : 'day.play')}
      </button>
    </>
  );
}

interface ShareProps {
  readonly game: string;
  readonly today: string;
  readonly entry: DayEntry;
  readonly entries: Readonly<Record<string, DayEntry>>;
  readonly say: Say;
}

/** The deal's code, and the result as a picture. */
function Share({ game, today, entry, entries, say }: ShareProps) {
  const [isOpen, open] = useState(false);
  const deal = dealOf(game, today);
  const save = async (): Promise<void> => {
    const picture = await dayPicture({
      cloth: tableGameOf(game)?.look.cloth.dye ?? '#1f4f37',
      game: say('game.name'),
      title: say('day.title'),
      date: longDate(today),
      result: resultInWords('you', entry, say),
      beside: entry.expert ? [resultInWords('expert', entry.expert, say)] : [],
      marks: Array.from({ length: DAYS_SHOWN }, (_, k) => {
        const played = entries[addDays(today, k + 1 - DAYS_SHOWN)];
        return played ? MARKS[played.how] : '';
      }),
    });
    saveFile(`${game}-${today}.png`, picture, 'image/png');
  };
  return (
    <>
      <button type="button" className="brass" data-autofocus onClick={() => void save()}>
        {say('day.picture')}
      </button>
      {deal && (
        <button type="button" onClick={() => open(true)}>
          {say('deal-code.challenge')}
        </button>
      )}
      {isOpen && deal && <ChallengeSheet challenge={deal} onClose={() => open(false)} />}
    </>
  );
}
