import { type ComponentType, useEffect, useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';

interface Props {
  readonly table: TableView;
}

/** Most have nothing to claim: what can be claimed, and what became of it, is fetched for who has. */
export function OwnClaimHere(props: Props) {
  const { claimed, claimable } = props.table;
  const isAny = claimed !== null || claimable.length > 0;
  const [OwnClaim, setOwnClaim] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isAny) return;
    // Where the line is lost it is fetched when somebody goes or comes again.
    import('./OwnClaim.tsx').then(
      (part) => setOwnClaim(() => part.OwnClaim),
      () => undefined,
    );
  }, [isAny]);
  if (!isAny) return null;
  return OwnClaim ? <OwnClaim {...props} /> : <span data-fetching="" hidden />;
}
