/** The chunk a phone loads for whoever leads an evening: the whole desk on sheets of this page. */
import '../styles/desk.css';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Messages } from '#shared/i18n/translate.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { useEvening } from '../../client/evening/evening.ts';
import { useGameOffers, useRoom } from '../../client/room/room.ts';
import { DeskAnnouncementForm, ShowAllOnTvs } from '../../evening/DeskBroadcast.tsx';
import { ExportButtons } from '../../evening/ExportButtons.tsx';
import type { WordsOf } from '../../evening/format.ts';
import { NewEvening } from '../../evening/NewEvening.tsx';
import { RoundHead } from '../../evening/RoundHead.tsx';
import { Rounds } from '../../evening/Rounds.tsx';
import { Standings } from '../../evening/Standings.tsx';
import type { LookAtTable } from '../../evening/TableSheet.tsx';
import { Tables } from '../../evening/Tables.tsx';
import { loadGame } from '../../games/load-game.ts';
import { loadOptionNames } from '../../games/load-texts.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { EVENING_MESSAGES } from '../../i18n/evening-messages.ts';
import { OWN_EVENING, OWN_EVENING_SHOWN } from '../../i18n/messages/en/own-evening.ts';
import { ROOM_HOST } from '../../i18n/messages/en/room-host.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { goToTable } from '../page/route.ts';
import { useBackButton } from '../page/use-back-button.ts';
import { wordsWith } from '../page/use-words.ts';

const DESK_MESSAGES = { ...ROOM_HOST, ...OWN_EVENING, ...OWN_EVENING_SHOWN, ...EVENING_MESSAGES };

/** The messages of an evening's desk and of these games; undefined until the games are loaded. */
export function useWordsOf(games: readonly string[]): WordsOf | undefined {
  const { value } = useLoaded(games.length > 0 ? games.join(' ') : undefined, load);
  return useMemo(() => {
    if (!value) return undefined;
    const known = new Map<string | undefined, Translator>();
    return (game) => {
      const words = known.get(game) ?? wordsWith({ ...DESK_MESSAGES, ...(game && value.get(game)) });
      known.set(game, words);
      return words;
    };
  }, [value]);
}

async function load(games: string): Promise<ReadonlyMap<string, Messages>> {
  const loaded = await Promise.all(
    games
      .split(' ')
      .map(async (id) => [id, { ...(await loadGame(id))?.words, ...(await loadOptionNames(id)) }] as const),
  );
  return new Map(loaded);
}

interface Props {
  onClose(): void;
}

/** Opens a running or finished match; its back button returns to the desk. */
const LookIn: LookAtTable = ({ id, state, say }) =>
  state !== 'lobby' && (
    <button type="button" onClick={() => goToTable(id)}>
      {say('evening-desk.table.look')}
    </button>
  );

/** Starts an evening where there is none, else shows its desk. */
function Desk({ onClose }: Props) {
  const kind = useRoom(({ room }) => room?.evening);
  const evening = useEvening((state) => state.evening);
  const [another, begin] = useState(false);
  // Opening a table leaves the page; the desk stays open for the return.
  const page = useRef(location.hash);
  useBackButton(true, () => {
    if (location.hash === page.current) onClose();
  });
  if (kind === null || (kind === 'over' && another)) {
    return <BeginHere onBegun={() => begin(false)} onClose={onClose} />;
  }
  // Waits until the page has loaded the subscription.
  if (!evening) return null;
  return <HostDesk evening={evening} onAnother={() => begin(true)} onClose={onClose} />;
}

function BeginHere({ onBegun, onClose }: Props & { onBegun(): void }) {
  const offers = useGameOffers();
  const wordsOf = useWordsOf(offers.map(({ game }) => game));
  return offers.length > 0 && wordsOf ? <NewEvening {...{ offers, wordsOf, onBegun, onClose }} /> : null;
}

interface HostDeskProps extends Props {
  readonly evening: EveningView;
  onAnother(): void;
}

function HostDesk({ evening, onAnother, onClose }: HostDeskProps) {
  const wordsOf = useWordsOf(evening.games.map(({ game }) => game));
  if (!wordsOf) return null;
  const { say } = wordsOf();
  return (
    <Sheet title={evening.name} className="desk-sheet" onClose={onClose} closeLabel={say('sheet.close')}>
      <RoundHead evening={evening} wordsOf={wordsOf} />
      {evening.over ? (
        <button type="button" className="brass" onClick={onAnother}>
          {say('evening.another')}
        </button>
      ) : (
        <>
          <DeskAnnouncementForm say={say} />
          <ShowAllOnTvs say={say} />
        </>
      )}
      <Tables evening={evening} wordsOf={wordsOf} Look={LookIn} />
      <Folded title="standings.title" say={say}>
        <Standings evening={evening} say={say} unfolds />
      </Folded>
      <Folded title="rounds.title" say={say}>
        <Rounds evening={evening} wordsOf={wordsOf} Look={LookIn} />
      </Folded>
      <div className="choices">
        <ExportButtons evening={evening} say={say} />
      </div>
    </Sheet>
  );
}

/** A long part, folded since it is rarely read. */
function Folded({ title, say, children }: { readonly title: string; readonly say: Say; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(title)}</summary>
      {open && children}
    </details>
  );
}

export const DESK = { Desk } as const;
