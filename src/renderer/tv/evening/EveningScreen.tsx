import './desk-screen.css';
import './table-plans.css';
import { useEffect, useRef } from 'react';
import type { DeskMessage, EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { Client } from '../../client/connection/transport.ts';
import { useEvening } from '../../client/evening/evening.ts';
import { addMessages } from '../../games/registry.ts';
import { useWords } from '../../games/use-words.ts';
import { EVENING_SHOWN } from '../../i18n/messages/en/evening.ts';
import { OWN_EVENING_SHOWN } from '../../i18n/messages/en/own-evening.ts';
import { STORY } from '../../i18n/messages/en/story.ts';
import { TV_EVENING } from '../../i18n/messages/en/tv-evening.ts';
import type { Say } from '../../i18n/say.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { goTo } from '../../ui/route.ts';
import { useStory } from '../story/use-story.ts';
import { DeskScreen } from './DeskScreen.tsx';
import { FourTables } from './FourScreen.tsx';

const EveningStory = lazyPart(async () => (await import('../story/EveningStory.tsx')).EveningStory);

// On a television they come with these screens.
addMessages({ ...EVENING_SHOWN, ...OWN_EVENING_SHOWN, ...TV_EVENING });

/** Maximum number of announcements shown at once. */
const MAX_ANNOUNCEMENTS = 3;

/** Announcements longer than this use smaller type. */
const LONG_TEXT_LENGTH = 60;

/** The desk's latest announcements, over everything. */
function DeskAnnouncement({ say }: { readonly say: Say }) {
  const news = useEvening((state) => state.news);
  return (
    <div className="desk-words" role="status">
      {news.slice(-MAX_ANNOUNCEMENTS).map((word) => (
        <p key={word.number} className="desk-word" data-long={(word.text?.length ?? 0) > LONG_TEXT_LENGTH}>
          <Word word={word} say={say} />
        </p>
      ))}
    </div>
  );
}

function Word({ word: { table, text }, say }: { readonly word: DeskMessage; readonly say: Say }) {
  if (text === null) return <strong>{say('tv-evening.called', { table: table ?? 0 })}</strong>;
  return (
    <>
      <span>{table === null ? say('tv-evening.word') : say('tv-evening.word.table', { table })}</span>{' '}
      <strong>{text}</strong>
    </>
  );
}

/** How long the standings show before the evening's story, in ms. */
const STANDINGS_MS = 15_000;

const loadStory = ({ evening }: Client) => evening.story({});

interface Props {
  readonly room: RoomView;
  readonly evening: EveningView;
  readonly what: 'desk' | 'four';
  /** This screen saw the evening, so that what is told at its end begins by itself. */
  readonly saw?: boolean | undefined;
}

/** The standings of an evening that is over; then, once, its story. */
function EveningOver({ room, evening, saw = false }: Omit<Props, 'what'>) {
  const { story, isTold, begin, end } = useStory({
    isOver: true,
    isSeen: saw,
    resultMs: STANDINGS_MS,
    load: loadStory,
  });
  if (isTold) return <EveningStory story={story} onEnd={end} />;
  return (
    <DeskScreen room={room} evening={evening}>
      {story.length > 0 && (
        <button type="button" className="tv-again" onClick={begin}>
          {STORY['story.title']}
        </button>
      )}
    </DeskScreen>
  );
}

/** The television's screen at an evening, except for a single table. */
export function EveningScreen({ room, evening, what, saw }: Props) {
  const round = evening.round;
  if (evening.over) return <EveningOver room={room} evening={evening} saw={saw} />;
  return what === 'four' && round ? (
    <FourTables evening={evening} round={round} />
  ) : (
    <DeskScreen room={room} evening={evening} />
  );
}

/** Overlays of an evening: the desk's announcements and its requests to show something else. */
export function DeskOverlay({ shows }: Pick<EveningView, 'shows'>) {
  const { say } = useWords();
  const known = useRef(shows.count);
  useEffect(() => {
    // A choice made at the screen holds until the desk's next request.
    if (known.current !== shows.count) goTo({ screen: 'screen' });
    known.current = shows.count;
  }, [shows.count]);
  return <DeskAnnouncement say={say} />;
}
