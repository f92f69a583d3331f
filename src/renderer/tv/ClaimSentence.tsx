import './claim-sentences.css';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatars } from '../avatars/Avatar.tsx';
import { useWords } from '../games/use-words.ts';
import { answerClaim, namesOnSeats } from '../match/seat-claim/seat-claims.ts';

/** The television shows a seat claim; it is answered at the seats, or here where too few sit. */
export function ClaimSentence({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  if (table.claims.length === 0) return null;
  return (
    <div className="claim-sentences slip" role="status">
      {table.claims.map((claim) => (
        <div key={claim.id}>
          <p>
            <SeatAvatars seats={claim.seats} seated={table.seats} />
            {say('claim.screen', { names: namesOnSeats(table, claim.seats) })}
          </p>
          {claim.mayAnswer &&
            [true, false].map((yes) => (
              <button key={`${yes}`} type="button" onClick={() => answerClaim(table, claim.id, yes)}>
                {say(yes ? 'claim.yes' : 'claim.no')}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
