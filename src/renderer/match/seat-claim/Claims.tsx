import type { TableView } from '#shared/protocol/table.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';

const loadEndRequest = async () => (await import('../ending/Ending.tsx')).EndRequest;

/** Loads the request to end the match when it comes, since it is rare. */
function EndRequestPart({ table }: { readonly table: TableView }) {
  const { ending } = table;
  const { value: Ending } = useLoaded(ending === null ? undefined : 'ending', loadEndRequest);
  return ending && Ending ? <Ending table={table} ending={ending} /> : null;
}

interface OwnClaimPartProps {
  readonly table: TableView;
}

const loadOwnClaim = async () => (await import('./OwnClaim.tsx')).OwnClaim;

/** Loads the viewer's own seat claim when there is one, since most people have nothing to claim. */
export function OwnClaimPart(props: OwnClaimPartProps) {
  const { claimed, claimable } = props.table;
  const isAny = claimed !== null || claimable.length > 0;
  const { value: OwnClaim } = useLoaded(isAny || undefined, loadOwnClaim);
  if (!isAny) return null;
  return OwnClaim ? <OwnClaim {...props} /> : <span data-loading="" hidden />;
}

const loadQuestion = async () => (await import('./ClaimQuestion.tsx')).ClaimQuestion;

interface Props {
  readonly table: TableView;
  readonly say: Say;
  /** Asks a viewer without a seat whether one is theirs; else it shows only the outcome of their claim. */
  readonly asks?: boolean;
}

/**
 * Shows the table's questions: claims of seats lost with a device, to the claimant and to the seated players, and
 * requests to end the match.
 */
export function SeatClaims({ table, say, asks = true }: Props) {
  const toAnswer = table.claims.filter(({ mayAnswer }) => mayAnswer);
  // Loaded with the first, since it is rare.
  const { value: ClaimQuestion } = useLoaded(toAnswer.length > 0 || undefined, loadQuestion);
  return (
    <div className="claims" role="status">
      {ClaimQuestion && toAnswer.map((claim) => <ClaimQuestion key={claim.id} table={table} claim={claim} say={say} />)}
      {table.mine.length === 0 && (asks || table.claimed) && <OwnClaimPart table={table} />}
      <EndRequestPart table={table} />
    </div>
  );
}
