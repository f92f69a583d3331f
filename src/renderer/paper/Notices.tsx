import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLoaded } from '../react/useLoaded.ts';
import { comeBack, lookAgain, useConnection } from '../session/line/connection.ts';
import { type Notice, useNotice } from '../session/line/notice.ts';
import { useLost } from '../session/line/useLost.ts';
import { useTable } from '../session/tables/table.ts';
import { type CardName, noticeIn } from '../words/refusals.ts';
import type { Spoken } from '../words/say.ts';
import { Sheet } from './Sheet.tsx';
import { useMore } from './scrolling/useMore.ts';

/** How long a refusal stays to be read, in ms. */
const READ = 5000;

interface Props {
  readonly words: Spoken;
  /** What the cards of the game that refuses a move are called. */
  readonly cardName: CardName | undefined;
  /** The sentence for what was refused is on its way. */
  readonly holds?: boolean;
}

/** What has to be said at once: that the line is lost, that the page fell over, or why something was refused. */
export function Notices({ words, cardName, holds = false }: Props) {
  const notice = useNotice((state) => state.notice);
  const elsewhere = useConnection((connection) => connection.status === 'elsewhere');
  const failed = useConnection((connection) => connection.status === 'failed');
  const Stranger = useStranger();
  const lost = useLost();
  return (
    <div className="notices" role="status">
      {elsewhere && <Elsewhere {...words} />}
      {Stranger && <Stranger />}
      {lost && !elsewhere && !Stranger && <Lost {...words} />}
      {failed && <Failed {...words} />}
      {notice && !holds && <Refused key={notice.count} notice={notice} cardName={cardName} {...words} />}
    </div>
  );
}

const loadStranger = async () => (await import('./Stranger.tsx')).Stranger;

/** What is read where a stranger answers, once it is fetched: it rarely is. */
function useStranger(): ComponentType | undefined {
  const isThere = useConnection((connection) => connection.status === 'stranger');
  return useLoaded(isThere || undefined, loadStranger).value;
}

/** Our other window has the table now. */
function Elsewhere({ say }: Spoken) {
  return (
    <Sheet
      title={say('elsewhere.title')}
      onClose={comeBack}
      foot={
        <button type="button" className="brass" data-first onClick={comeBack}>
          {say('elsewhere.here')}
        </button>
      }
    >
      <p>{say('opened-elsewhere')}</p>
    </Sheet>
  );
}

function Lost({ say }: Spoken) {
  const seated = useTable(({ table }) => (table?.mine.length ?? 0) > 0);
  return <Above>{say(seated ? 'lost.seated' : 'lost')}</Above>;
}

/** The page fell over on the way to the table. By itself it would do so again. */
function Failed({ say }: Spoken) {
  return (
    <Above>
      <p>{say('fallen.title')}</p>
      <button type="button" onClick={lookAgain}>
        {say('fallen.go-on')}
      </button>
    </Above>
  );
}

function Refused({ notice, cardName, say, has }: Spoken & Pick<Props, 'cardName'> & { readonly notice: Notice }) {
  useEffect(() => {
    const timer = setTimeout(() => useNotice.setState({ notice: null }), READ);
    return () => clearTimeout(timer);
  }, []);
  return <Above>{noticeIn(notice.refusal, { say, has }, cardName)}</Above>;
}

/** A slip that lies on everything, also on a sheet. */
export function Above({ children }: { readonly children: ReactNode }) {
  const slip = useRef<HTMLDivElement>(null);
  useMore(slip);
  useEffect(() => {
    slip.current?.showPopover();
  }, []);
  return (
    <div ref={slip} popover="manual" className="slip notice">
      {children}
    </div>
  );
}
