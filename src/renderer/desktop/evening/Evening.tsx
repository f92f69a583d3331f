import './evening.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { useEvening } from '../../client/evening/evening.ts';
import { useGameOffers, useRoom } from '../../client/room/room.ts';
import { DeskAnnouncementForm, ShowAllOnTvs } from '../../evening/DeskBroadcast.tsx';
import { ExportButtons } from '../../evening/ExportButtons.tsx';
import type { WordsOf } from '../../evening/format.ts';
import { NewEvening } from '../../evening/NewEvening.tsx';
import { RoundHead } from '../../evening/RoundHead.tsx';
import { RoundResults, Rounds, useRounds } from '../../evening/Rounds.tsx';
import { Standings } from '../../evening/Standings.tsx';
import { numbers } from '../../evening/Stepper.tsx';
import type { LookAtTable } from '../../evening/TableSheet.tsx';
import { Tables } from '../../evening/Tables.tsx';
import { useWords, useWordsOf } from '../../games/use-words.ts';
import { useLatest } from '../../hooks/common.ts';
import { useKeys } from '../../input/keyboard.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { RoundChallenge } from '../deals/ChallengeSheet.tsx';
import { EveningStorySheet } from '../story/EveningStorySheet.tsx';

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  onDone(): void;
}

/** Renders standings and rounds on white beside the page, prints them, and removes them. */
function PrintedStandings({ evening, wordsOf, onDone }: Props) {
  const { say } = wordsOf();
  const made = numbers(1, evening.round?.number ?? 0);
  const rounds = useRounds(made, evening);
  const done = useLatest(onDone);
  const isThere = rounds !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const end = (): void => done.current();
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [isThere, done]);
  if (!rounds) return null;
  const date = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' }).format(new Date());
  return createPortal(
    <article className="printed">
      <h1>{evening.name}</h1>
      <p>{date}</p>
      <Standings evening={evening} say={say} />
      {rounds.map((round) => (
        <section key={round.number}>
          <h2>
            {evening.form.form === 'free' ? say('rounds.title') : say('score-breakdown.round', { round: round.number })}
          </h2>
          <RoundResults round={round} evening={evening} wordsOf={wordsOf} printed />
        </section>
      ))}
    </article>,
    document.body,
  );
}

const home = (): void => goTo({ screen: 'home' });

/** Without an evening the room host creates one, and others are told so. */
function NoEvening() {
  const { say } = useWords();
  const leads = useRoom(({ room }) => room?.leads);
  if (leads === undefined) return null;
  if (leads) return <BeginNow onBegun={() => undefined} onClose={home} />;
  return (
    <Sheet title={say('evening.title')} onClose={home} closeLabel={say('home.back')}>
      <p>{say('evening.none')}</p>
    </Sheet>
  );
}

/** Waits until the host has listed the games. */
function BeginNow({ onBegun, onClose }: { onBegun(): void; onClose(): void }) {
  const offers = useGameOffers();
  const wordsOf = useWordsOf();
  return offers.length === 0 ? null : (
    <NewEvening offers={offers} wordsOf={wordsOf} onBegun={onBegun} onClose={onClose} />
  );
}

/** The room's evening: the desk for whoever leads it, the standings for others. */
export function Evening() {
  const evening = useEvening((state) => state.evening);
  useBackdrop();
  if (evening === undefined) return null;
  if (!evening) return <NoEvening />;
  // Another evening may have the same name, so the round is part of the key, which drops the old state.
  return <Desk key={`${evening.name} ${evening.round === null}`} evening={evening} />;
}

const LookAt: LookAtTable = ({ id, say }) => (
  <a className="button" href={addressOf({ screen: 'table', table: id })}>
    {say('evening-desk.table.look')}
  </a>
);

function Desk({ evening }: { readonly evening: EveningView }) {
  const wordsOf = useWordsOf();
  const { say } = wordsOf();
  const [shown, show] = useState<'rounds' | 'new' | 'story' | null>(null);
  const [printing, print] = useState(false);
  useKeys({ Escape: () => goTo({ screen: 'home' }) });
  return (
    <main className="evening">
      <header>
        <h1>{evening.name}</h1>
        <nav aria-label={say('home.more')}>
          <button type="button" className="engraved" onClick={() => show('rounds')}>
            {say('rounds.title')}
          </button>
          <a className="engraved" href={addressOf({ screen: 'home' })}>
            {say('home.back')}
          </a>
        </nav>
      </header>
      <div className="desk">
        <RoundHead evening={evening} wordsOf={wordsOf} />
        <Tables evening={evening} wordsOf={wordsOf} Look={LookAt} />
        {evening.leads && !evening.over && (
          <section className="slip">
            <DeskAnnouncementForm say={say} />
            <ShowAllOnTvs say={say} />
          </section>
        )}
        {evening.leads && evening.over && (
          <section className="slip">
            <button type="button" className="brass" onClick={() => show('new')}>
              {say('evening.another')}
            </button>
          </section>
        )}
      </div>
      <Slip
        title={say('standings.title')}
        className="evening-standings"
        acts={
          <>
            <button type="button" onClick={() => print(true)}>
              {say('export.print')}
            </button>
            <ExportButtons evening={evening} say={say} />
            <RoundChallenge evening={evening} />
            {evening.over && (
              <button type="button" onClick={() => show('story')}>
                {say('records.story')}
              </button>
            )}
          </>
        }
      >
        <Standings evening={evening} say={say} unfolds />
      </Slip>
      {shown === 'rounds' && (
        <Sheet
          title={say('rounds.title')}
          className="rounds"
          onClose={() => show(null)}
          closeLabel={say('sheet.close')}
        >
          <Rounds evening={evening} wordsOf={wordsOf} Look={LookAt} />
        </Sheet>
      )}
      {shown === 'story' && <EveningStorySheet name={evening.name} onClose={() => show(null)} />}
      {shown === 'new' && <BeginNow onBegun={() => show(null)} onClose={() => show(null)} />}
      {printing && <PrintedStandings evening={evening} wordsOf={wordsOf} onDone={() => print(false)} />}
    </main>
  );
}
