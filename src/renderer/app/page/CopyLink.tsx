import { useConnection } from '../../session/line/connection.ts';
import { CopyButton } from './CopyButton.tsx';
import { useWords } from './useWords.ts';

interface CopyLinkProps {
  /** Where the host is reached, one of the table's `addresses`. */
  readonly base: string;
  readonly code: string;
}

/** The link by which another desktop comes in: with it goes the print of the host's key, so that nobody gets in between. */
export function CopyLink({ base, code }: CopyLinkProps) {
  const { say } = useWords();
  const key = useConnection((connection) => connection.key);
  const link = `panno-verde://join/${base.replace(/^https?:\/\//, '')}/${code}${key ? `.${key}` : ''}`;
  return (
    <CopyButton text={link} isHidden>
      {say('invite.copy')}
    </CopyButton>
  );
}
