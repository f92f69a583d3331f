import type { SeatClaim, TableView } from '#shared/protocol/table.ts';
import { SeatAvatars } from '../../avatars/Avatar.tsx';
import type { Say } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';
import { answerClaim, namesOnSeats } from './seat-claims.ts';

interface Props {
  readonly table: TableView;
  readonly claim: SeatClaim;
  readonly say: Say;
}

/** Asks who sits at the table whether a lost seat is the claimant's. */
export function ClaimQuestion({ table, claim, say }: Props) {
  const names = namesOnSeats(table, claim.seats);
  return (
    <Slip className="claim">
      <p>
        <SeatAvatars seats={claim.seats} seated={table.seats} />
        {say('claim.says', { names })}
      </p>
      <div className="choices">
        <button
          type="button"
          aria-label={say('claim.yes.name', { names })}
          onClick={() => answerClaim(table, claim.id, true)}
        >
          {say('claim.yes')}
        </button>
        <button
          type="button"
          aria-label={say('claim.no.name', { names })}
          onClick={() => answerClaim(table, claim.id, false)}
        >
          {say('claim.no')}
        </button>
      </div>
    </Slip>
  );
}
