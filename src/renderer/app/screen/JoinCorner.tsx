import type { TableView } from '#shared/protocol/table.ts';
import { phoneAddress, QrCode } from '../../paper/QrCode.tsx';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly table: TableView;
  /** In words alone. */
  readonly brief?: boolean;
}

/** How a phone comes in: a picture for its camera, and the same in words. */
export function JoinCorner({ table: { addresses, code }, brief = false }: Props) {
  const { say } = useWords();
  const [base] = addresses;
  if (!base || !code) return <p className="small">{say('screen.closed')}</p>;
  return (
    <div className={brief ? 'join-corner brief' : 'join-corner'}>
      {!brief && <QrCode address={phoneAddress(base, code)} />}
      <strong className="join-code">{code}</strong>
      <span className="small">
        {new URL(base).hostname}
        <wbr />
        {`:${new URL(base).port}`}
        <wbr />
        /hand
      </span>
    </div>
  );
}
