import type { TableView } from '#shared/protocol/table.ts';
import { Medallions } from '../../marks/Medallions.tsx';
import { namesOn } from '../../match/claim/names.ts';
import { useWords } from '../page/useWords.ts';

/** The big screen tells of a claim; it is answered at the seats. */
export function ClaimSentence({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  if (table.claims.length === 0) return null;
  return (
    <div className="claim-sentences slip" role="status">
      {table.claims.map(({ id, seats }) => (
        <p key={id}>
          <Medallions on={seats} seated={table.seats} />
          {say('claim.screen', { names: namesOn(table, seats) })}
        </p>
      ))}
    </div>
  );
}
