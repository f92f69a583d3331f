import type { TableView } from '#shared/protocol/table.ts';
import { useRoom } from '../../client/room/room.ts';
import { useWords } from '../../games/use-words.ts';
import { PhoneCode } from './qr-codes.ts';

interface Props {
  readonly table: Pick<TableView, 'addresses' | 'code' | 'room'>;
  /** `brief`: text only; `line`: as low as possible, without the host's name. */
  readonly size?: 'small' | 'line' | 'brief';
}

/** How a phone joins: a QR code, and the same in words. */
export function JoinCorner({ table: { addresses, code, room }, size = 'small' }: Props) {
  const { say } = useWords();
  const local = useRoom((state) => room && state.room?.local);
  const [base] = addresses;
  if (!base || !code) return <p className="small">{say('tv.closed')}</p>;
  return (
    <div className="join-corner" data-size={size}>
      {size !== 'brief' && <PhoneCode base={base} code={code} />}
      <strong className="join-code">{code}</strong>
      <span className="small">
        {new URL(base).hostname}
        <wbr />
        {`:${new URL(base).port}`}
        <wbr />
        /hand
        {local && size === 'small' && (
          <>
            <br />
            {local}
          </>
        )}
      </span>
    </div>
  );
}
