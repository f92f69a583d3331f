/** What a phone fetches for who leads an evening: all of its desk, on sheets of this page. */
import { type ReactNode, useRef, useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import { NewEvening } from '../../evening/Begin.tsx';
import { ExportButtons } from '../../evening/Export.tsx';
import { RoundHead } from '../../evening/RoundHead.tsx';
import { Rounds } from '../../evening/Rounds.tsx';
import { DeskAnnouncementForm } from '../../evening/SayToTables.tsx';
import { ShowAllOnTvs } from '../../evening/ShowOnScreens.tsx';
import { Standings } from '../../evening/Standings.tsx';
import type { LookAtTable } from '../../evening/TableSheet.tsx';
import { Tables } from '../../evening/Tables.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useEvening } from '../../session/evening/evening.ts';
import { useRoom } from '../../session/room/room.ts';
import { useGameOffers } from '../../session/room/useOffers.ts';
import type { Say } from '../../words/say.ts';
import { goToTable } from '../page/place.ts';
import { useBackButton } from '../page/useBack.ts';
import { useWordsOf } from './useWordsOf.ts';
import '../styles/desk.css';

interface Props {
  onClose(): void;
}

/** To a match that is played or over: from there, back is the desk again. */
const LookIn: LookAtTable = ({ id, state, say }) =>
  state !== 'lobby' && (
    <button type="button" onClick={() => goToTable(id)}>
      {say('desk.table.look')}
    </button>
  );

/** An evening is begun, where none is on; else its desk. */
function Desk({ onClose }: Props) {
  const kind = useRoom(({ room }) => room?.evening);
  const evening = useEvening((state) => state.evening);
  const [another, begin] = useState(false);
  // Who looks in on a table has left the page, and the desk stays open for when they are back.
  const page = useRef(location.hash);
  useBackButton(true, () => {
    if (location.hash === page.current) onClose();
  });
  if (kind === null || (kind === 'over' && another)) {
    return <BeginHere onBegun={() => begin(false)} onClose={onClose} />;
  }
  // Until the page has fetched what follows it.
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

/** What is long, and looked at now and then. */
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
