import { useState } from 'react';
import { useConnection } from '../../session/line/connection.ts';
import { useWords } from './useWords.ts';

interface Props {
  /** Where the host is reached, one of the table's `addresses`. */
  readonly base: string;
  readonly code: string;
}

/** The link by which another desktop comes in: with it goes the print of the host's key, so that nobody gets in between. */
export function CopyLink({ base, code }: Props) {
  const { say } = useWords();
  const key = useConnection((connection) => connection.key);
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = `panno-verde://join/${base.replace(/^https?:\/\//, '')}/${code}${key ? `.${key}` : ''}`;
  return (
    <>
      <button type="button" onClick={() => setCopied(copy(link))}>
        {say(copied ? 'invite.copied' : 'invite.copy')}
      </button>
      {copied === false && <p className="small address">{link}</p>}
    </>
  );
}

/** Whether it lies on the clipboard now: by the one way that needs neither https nor a permission. */
function copy(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', put);
  return done;
}
