import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { retry, takeBackSession, useConnection, useDisconnected } from '../client/connection/connection.ts';
import { type Toast, useToast } from '../client/connection/refusals.ts';
import { useTable } from '../client/tables/tables.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { type CardName, refusalNotice } from '../i18n/refusals.ts';
import type { Translator } from '../i18n/say.ts';
import { Sheet } from './Sheet.tsx';
import { useScrollHint } from './use-scroll-hint.ts';

/** Duration of a refusal, in ms. */
const TOAST_MS = 5000;

interface Props {
  readonly words: Translator;
  /** Card names of the game that refuses a move. */
  readonly cardName: CardName | undefined;
  /** The message of the refusal is still loading. */
  readonly holds?: boolean;
}

/** Urgent messages: the connection is lost, the page failed, or something was refused. */
export function Toasts({ words, cardName, holds = false }: Props) {
  const notice = useToast((state) => state.notice);
  const elsewhere = useConnection((connection) => connection.status === 'elsewhere');
  const failed = useConnection((connection) => connection.status === 'failed');
  const Stranger = useUnknownHostKey();
  const lost = useDisconnected();
  return (
    <div className="notices" role="status">
      {elsewhere && <OpenElsewhere {...words} />}
      {Stranger && <Stranger />}
      {lost && !elsewhere && !Stranger && <Disconnected {...words} />}
      {failed && <PageFailed {...words} />}
      {notice && !holds && <RefusalToast key={notice.count} notice={notice} cardName={cardName} {...words} />}
    </div>
  );
}

const loadUnknownHostKey = async () => (await import('./UnknownHostKey.tsx')).UnknownHostKey;

/** Loads the unknown host's warning on demand, since it is rare. */
function useUnknownHostKey(): ComponentType | undefined {
  const isThere = useConnection((connection) => connection.status === 'stranger');
  return useLoaded(isThere || undefined, loadUnknownHostKey).value;
}

/** Another window of this session has the table now. */
function OpenElsewhere({ say }: Translator) {
  return (
    <Sheet
      title={say('other-window.title')}
      onClose={takeBackSession}
      foot={
        <button type="button" className="brass" data-autofocus onClick={takeBackSession}>
          {say('other-window.here')}
        </button>
      }
    >
      <p>{say('opened-elsewhere')}</p>
    </Sheet>
  );
}

function Disconnected({ say }: Translator) {
  const seated = useTable(({ table }) => (table?.mine.length ?? 0) > 0);
  return <TopSlip>{say(seated ? 'offline.seated' : 'offline')}</TopSlip>;
}

/** The page failed while connecting, and would fail again without the user's decision. */
function PageFailed({ say }: Translator) {
  return (
    <TopSlip>
      <p>{say('error.title')}</p>
      <button type="button" onClick={retry}>
        {say('error.go-on')}
      </button>
    </TopSlip>
  );
}

function RefusalToast({
  notice,
  cardName,
  say,
  has,
}: Translator & Pick<Props, 'cardName'> & { readonly notice: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => useToast.setState({ notice: null }), TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  return <TopSlip>{refusalNotice(notice.refusal, { say, has }, cardName)}</TopSlip>;
}

/** A toast above everything, also above sheets. */
export function TopSlip({ children }: { readonly children: ReactNode }) {
  const slip = useRef<HTMLDivElement>(null);
  useScrollHint(slip);
  useEffect(() => {
    slip.current?.showPopover();
  }, []);
  return (
    <div ref={slip} popover="manual" className="slip notice">
      {children}
    </div>
  );
}
