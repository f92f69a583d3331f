/** The chunk a phone loads during an evening: the viewer's place, the desk's announcements and the standings. */
import '../styles/evening.css';
import { useEffect, useState } from 'react';
import { callHost } from '../../client/connection/call-host.ts';
import { ownStatus, subscribeEvening, useEvening } from '../../client/evening/evening.ts';
import { useRoom } from '../../client/room/room.ts';
import { useTable } from '../../client/tables/tables.ts';
import { DeskNews } from '../../evening/DeskNews.tsx';
import { OwnPlace } from '../../evening/OwnPlace.tsx';
import { Standings } from '../../evening/Standings.tsx';
import { EVENING_MESSAGES } from '../../i18n/evening-messages.ts';
import { OWN_EVENING, OWN_EVENING_SHOWN } from '../../i18n/messages/en/own-evening.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useBackButton } from '../page/use-back-button.ts';
import { useWords } from '../page/use-words.ts';
import { showView } from '../page/view-choice.ts';

const WORDS = { ...EVENING_MESSAGES, ...OWN_EVENING, ...OWN_EVENING_SHOWN };

function useAt() {
  const evening = useEvening((state) => state.evening);
  return { evening, say: useWords(WORDS).say };
}

/** Subscribes to the evening while mounted and shows the desk's announcements. */
function News() {
  useEffect(subscribeEvening, []);
  return <DeskNews say={useAt().say} />;
}

/** In the room: the viewer's table and actions. */
function Place() {
  const { evening, say } = useAt();
  const [open, setOpen] = useState(false);
  useBackButton(open, () => setOpen(false));
  if (!evening) return null;
  return (
    <section className="slip">
      <h2>{evening.name}</h2>
      <OwnPlace evening={evening} say={say} />
      <div className="acts">
        <ToTheCards />
        {['late', 'gone'].includes(ownStatus(evening).is) && (
          <button type="button" className="brass" onClick={() => void callHost((client) => client.room.sit({}))}>
            {say('own-evening.sit')}
          </button>
        )}
        <button type="button" onClick={() => setOpen(true)}>
          {say('standings.title')}
        </button>
      </div>
      {open && (
        <Sheet title={say('standings.title')} onClose={() => setOpen(false)} closeLabel={say('sheet.close')}>
          <HowAllStand />
        </Sheet>
      )}
    </section>
  );
}

/** Returns to the viewer's hand or to the match's result. */
function ToTheCards() {
  const { say } = useAt();
  const table = useTable((at) => at.table);
  const shown = useRoom(({ room }) => room?.table?.id);
  // The table subscribed last may be gone or suspended.
  if (!table || table.id !== shown || table.stage === 'lobby' || table.mine.length === 0) return null;
  return (
    <button
      type="button"
      className={table.stage === 'playing' ? 'brass' : undefined}
      onClick={() => showView('match', table)}
    >
      {say(table.stage === 'playing' ? 'room.hand' : 'phone.over.look')}
    </button>
  );
}

/** After a match: what comes next. */
function Next() {
  const { evening, say } = useAt();
  return evening ? <OwnPlace evening={evening} say={say} /> : null;
}

/** During a match, on a sheet: the viewer's place and the standings. */
function OnSheet() {
  const { evening, say } = useAt();
  if (!evening) return null;
  return (
    <>
      <OwnPlace evening={evening} say={say} />
      <HowAllStand />
    </>
  );
}

/** Narrow standings for a phone. */
function HowAllStand() {
  const { evening, say } = useAt();
  return <div className="how-all-stand">{evening && <Standings evening={evening} say={say} unfolds />}</div>;
}

/** Refusal messages of an evening. */
export const EVENING_REFUSALS = { words: EVENING_MESSAGES } as const;

export const PARTS = { News, Place, Next, OnSheet } as const;
