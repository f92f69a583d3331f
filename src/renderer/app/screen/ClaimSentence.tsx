import type { TableView } from '#shared/protocol/table.ts';
import { Medallions } from '../../marks/Medallions.tsx';
import { Answers } from '../../match/claim/Answers.tsx';
import { namesOn } from '../../match/claim/names.ts';
import { useWords } from '../page/useWords.ts';

/** The big screen tells of a claim; it is answered at the seats, or here where too few sit to say so. */
export function ClaimSentence({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  if (table.claims.length === 0) return null;
  return (
    <div className="claim-sentences slip" role="status">
      {table.claims.map((claim) => (
        <div key={claim.id}>
          <p>
            <Medallions on={claim.seats} seated={table.seats} />
            {say(claim.mayAnswer ? 'claim.says' : 'claim.screen', { names: namesOn(table, claim.seats) })}
          </p>
          {claim.mayAnswer && <Answers table={table} claim={claim} say={say} />}
        </div>
      ))}
    </div>
  );
}
