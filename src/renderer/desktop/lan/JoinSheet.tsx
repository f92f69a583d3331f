import { useEffect, useId, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import { type RelayLink, relayedHostIn, relayLink, relayLinkIn } from '#shared/relay/relayed-address.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useShell } from '../../client/connection/desktop-shell.ts';
import { retryRoom } from '../../client/room/room.ts';
import { enterByCode, isAddress, joinOtherHost } from '../../client/tables/join.ts';
import { useWords } from '../../games/use-words.ts';
import { OUTSIDE } from '../../i18n/messages/en/outside.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { addressOf, goTo, routeAfterJoin } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Doctor } from '../page/Doctor.tsx';

/** Joins by the code in the address, or by a typed one. */
export function Join({ code }: { readonly code: string | undefined }) {
  const { say } = useWords();
  const refused = useEntering(code);
  useBackdrop();
  if (refused === 'entering') return null;
  return (
    <JoinSheet
      title={say('join.title')}
      at={code ? 'here' : 'typed'}
      {...(code && { code })}
      refused={refused}
      onClose={() => goTo({ screen: 'home' })}
    />
  );
}

/** Joins with the code once connected; returns the refusal, if any. */
function useEntering(code: string | undefined): Refusal | undefined | 'entering' {
  const client = useConnection((connection) => connection.client);
  const [refused, setRefused] = useState<Refusal | undefined | 'entering'>(code ? 'entering' : undefined);
  useEffect(() => {
    if (!code || !client) return;
    let left = false;
    void enterByCode(code).then((answer) => {
      if (left) return;
      if ('value' in answer) {
        retryRoom();
        location.replace(addressOf(routeAfterJoin(answer.value.table)));
      } else setRefused(answer.refused);
    });
    return () => {
      left = true;
    };
  }, [code, client]);
  return refused;
}

interface Props {
  readonly title: string;
  /** The table's host: `here` for this address, or `typed` to ask for the address too. */
  readonly at: 'here' | 'typed' | { readonly address: string };
  /** The preset address, if one was given. */
  readonly address?: string;
  readonly code?: string;
  /** The host key's fingerprint from a link, for that link's address. */
  readonly print?: string | undefined;
  /** What the user should know before joining. */
  readonly note?: string;
  /** Why joining failed before. */
  readonly refused?: Refusal | undefined;
  onClose(): void;
  /** Called after joining, where the table's screen is already open. */
  onEnter?(): void;
}

/** Problems that the page itself finds. */
type JoinProblem = Refusal | 'join.no-answer' | 'join.address.wrong';

/** Asks for a table's code, and for its host's address where unknown; says why joining fails. */
export function JoinSheet({
  title,
  at,
  address: given = '',
  code: known = '',
  print,
  note,
  refused,
  onClose,
  onEnter,
}: Props) {
  const { say, has } = useWords();
  const form = useId();
  const [typedCode, setCode] = useState(known);
  const [typed, setTyped] = useState(() => asTyped(given, known));
  const [trying, setTrying] = useState(false);
  const [trouble, setTrouble] = useState<JoinProblem | undefined>(refused);
  const hasUpdates = useShell(({ updates }) => updates !== null);
  const { link, address, key } = targetOf(at, typed, print === undefined ? undefined : { address: given, print });
  const code = link?.code ?? typedCode;

  const tryIt = async (): Promise<void> => {
    if (address && !isAddress(address)) {
      setTrouble('join.address.wrong');
      return;
    }
    // Clears it first, so that the same message is announced again.
    setTrouble(undefined);
    setTrying(true);
    const answer = address ? await joinOtherHost(address, code.trim(), key) : await enterByCode(code);
    setTrying(false);
    if ('refused' in answer) {
      setTrouble(answer.refused ?? 'join.no-answer');
      return;
    }
    retryRoom();
    onEnter?.();
    goTo(routeAfterJoin(answer.value.table));
  };

  const why = (trouble: JoinProblem): string => {
    if (typeof trouble === 'string') return say(trouble);
    return has(trouble.reason) ? say(trouble.reason, trouble.params) : say('refused.unknown');
  };

  return (
    <Sheet
      title={title}
      className="join"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button
          type="submit"
          form={form}
          className="brass"
          disabled={trying || code.trim() === ''}
          data-autofocus={link && true}
        >
          {say(trying ? 'join.trying' : 'join.enter')}
        </button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void tryIt();
        }}
      >
        {note && <p>{note}</p>}
        {at === 'typed' && <AddressField address={typed} onType={setTyped} />}
        {at !== 'here' && address && key === undefined && <p className="small">{say('join.unverified')}</p>}
        {link ? <ThroughRelay address={link.address} /> : <CodeField code={code} onType={setCode} />}
        <p role="alert">{trouble && why(trouble)}</p>
        {isOlderHere(trouble) && hasUpdates && (
          <a className="button" href={addressOf({ screen: 'settings' })} onClick={onClose}>
            {say('app-version.updates')}
          </a>
        )}
      </form>
      {at === 'typed' && !link && (
        <div className="choices">
          <Doctor wish="see" />
        </div>
      )}
    </Sheet>
  );
}

/** An address by a relay is shown as the link that it came by. */
function asTyped(address: string, code: string): string {
  const relayed = relayedHostIn(address);
  return relayed ? relayLink(relayed, code) : address;
}

/** Where one goes: as it is typed, or as a link says; with the host's key where a link has named it. */
function targetOf(
  at: Props['at'],
  typed: string,
  invited: { readonly address: string; readonly print: string } | undefined,
): { readonly link: RelayLink | undefined; readonly address: string; readonly key: string | undefined } {
  const link = at === 'typed' ? relayLinkIn(typed) : undefined;
  const address = typeof at === 'object' ? at.address : (link?.address ?? typed.trim());
  return { link, address, key: link?.print ?? (invited?.address === address ? invited.print : undefined) };
}

interface AddressFieldProps {
  readonly address: string;
  onType(address: string): void;
}

function AddressField({ address, onType }: AddressFieldProps) {
  const { say } = useWords();
  return (
    <label>
      {say('join.address')}
      <span className="small">{say('join.address.about')}</span>
      <input
        type="text"
        value={address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={say('join.address.example')}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}

function CodeField({ code, onType }: { readonly code: string; onType(code: string): void }) {
  const { say } = useWords();
  return (
    <label>
      {say('join.code')}
      <span className="small">{say('join.code.about')}</span>
      <input
        type="text"
        className="code-field"
        data-autofocus
        value={code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        data-letters={TABLE_CODE_LETTERS}
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}

/** A link leads out of the house: says so, and by whom, before anything goes there. */
function ThroughRelay({ address }: { readonly address: string }) {
  const { say } = useWords(undefined, OUTSIDE);
  return <p role="status">{say('outside.join', { relay: URL.parse(address)?.host ?? '' })}</p>;
}

/** The host is newer, so this app can be updated. */
function isOlderHere(trouble: JoinProblem | undefined): boolean {
  return typeof trouble === 'object' && trouble.reason === 'other-version' && trouble.params?.older === 'ours';
}
