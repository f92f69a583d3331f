import type { TableView } from '#shared/protocol/table.ts';
import { useLoaded } from '../../react/useLoaded.ts';

interface OwnClaimPartProps {
  readonly table: TableView;
}

const loadOwnClaim = async () => (await import('./OwnClaim.tsx')).OwnClaim;

/** Most have nothing to claim: what can be claimed, and what became of it, is fetched for who has. */
export function OwnClaimPart(props: OwnClaimPartProps) {
  const { claimed, claimable } = props.table;
  const isAny = claimed !== null || claimable.length > 0;
  const { value: OwnClaim } = useLoaded(isAny || undefined, loadOwnClaim);
  if (!isAny) return null;
  return OwnClaim ? <OwnClaim {...props} /> : <span data-fetching="" hidden />;
}
