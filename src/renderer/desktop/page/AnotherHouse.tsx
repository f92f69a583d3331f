/** Playing with another house: asks before this computer opens to a relay, shows that it is, and the link for friends. */
import { useId, useState } from 'react';
import { relayOrigin } from '#shared/relay/relay-origin.ts';
import { closeOutside, hostIn, openOutside, useOutside, useOutsideLink } from '../../client/room/outside.ts';
import { useWords } from '../../games/use-words.ts';
import { OUTSIDE } from '../../i18n/messages/en/outside.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CopyButton } from './CopyButton.tsx';
import { OutsideMark } from './OutsideMark.tsx';

const useOutsideWords = () => useWords(undefined, OUTSIDE);

/** The link, as a picture and to copy. `code`: of the room or the table. */
export function OutsideLink({ code }: { readonly code: string | null | undefined }) {
  const { say } = useOutsideWords();
  const link = useOutsideLink(code);
  if (link === null) return null;
  return (
    <CopyButton text={link} isHidden>
      {say('outside.copy')}
    </CopyButton>
  );
}

interface AnotherHouseProps {
  /** The room's, once it is known. */
  readonly code: string | null | undefined;
  /** Asks before it opens. */
  onAsk(): void;
}

/** A way on of the page that brings people together. */
export function AnotherHouse({ code, onAsk }: AnotherHouseProps) {
  const { say } = useOutsideWords();
  const view = useOutside((state) => state.view);
  const link = useOutsideLink(code);
  if (!view) return null;
  const isOpen = view.status !== 'closed';
  return (
    <li>
      <button type="button" className="to-another-house" onClick={() => (isOpen ? closeOutside() : onAsk())}>
        {say(isOpen ? 'outside.close' : 'outside.title')}
      </button>
      {isOpen ? <OutsideMark /> : <p className="small">{say('outside.about')}</p>}
      {view.status === 'failed' && (
        <button type="button" onClick={onAsk}>
          {say('outside.again')}
        </button>
      )}
      {link !== null && (
        <div className="invite">
          <QrCode address={link} />
          <div className="invite-options">
            <p className="small">{say('outside.link.about')}</p>
            <OutsideLink code={code} />
          </div>
        </div>
      )}
    </li>
  );
}

/** Asks before anything leaves the house, and through which relay. */
export function AskOutside({ onClose }: { onClose(): void }) {
  const { say } = useOutsideWords();
  const form = useId();
  const view = useOutside((state) => state.view);
  const [relay, setRelay] = useState(hostIn(view?.relay ?? ''));
  const [token, setToken] = useState('');
  const isKept = view?.hasToken === true && relayOrigin(relay) === view.relay;
  const isReady = relayOrigin(relay) !== undefined && (token !== '' || isKept);
  const open = async (): Promise<void> => {
    if (await openOutside(relay, token.trim())) onClose();
  };
  return (
    <Sheet
      title={say('outside.title')}
      className="join"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="submit" form={form} className="brass" disabled={!isReady}>
          {say('outside.open')}
        </button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <p>{say('outside.ask')}</p>
        <label>
          {say('outside.relay')}
          <span className="small">{say('outside.relay.about')}</span>
          <input
            type="text"
            data-autofocus
            value={relay}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={say('outside.relay.example')}
            onChange={(event) => setRelay(event.target.value)}
          />
        </label>
        <label>
          {say('outside.token')}
          <span className="small">{say(isKept ? 'outside.token.kept' : 'outside.token.about')}</span>
          <input
            type="password"
            value={token}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setToken(event.target.value)}
          />
        </label>
      </form>
    </Sheet>
  );
}
