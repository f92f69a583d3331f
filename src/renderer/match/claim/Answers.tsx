import type { Claim, TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import type { Say } from '../../words/say.ts';
import { namesOn } from './names.ts';

interface Props {
  readonly table: TableView;
  readonly claim: Claim;
  readonly say: Say;
}

/** Whether somebody is who they say, by who may say so. */
export function Answers({ table, claim: { id, seats }, say }: Props) {
  const names = namesOn(table, seats);
  const answer = (yes: boolean): void =>
    void callHost((client) => client.table.answerClaim({ table: table.id, claim: id, yes }));
  return (
    <div className="choices">
      <button type="button" aria-label={say('claim.yes.name', { names })} onClick={() => answer(true)}>
        {say('claim.yes')}
      </button>
      <button type="button" aria-label={say('claim.no.name', { names })} onClick={() => answer(false)}>
        {say('claim.no')}
      </button>
    </div>
  );
}
