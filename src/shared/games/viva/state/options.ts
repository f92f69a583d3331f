import { DESIGNS, type VivaCard } from '../../../cards/viva.ts';
import { integerOption, type OptionsOf, option, type PartialOptionsOf } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';

export const OPTIONS = {
  /** How many cards there are (VI-2). */
  edition: option(['full', 'pocket']),
  /** Who starts the first round (VI-5). */
  youngest: option(['draw', 0, 1, 2, 3, 4, 5]),
  /** Rounds in a match (VI-20). */
  rounds: integerOption(1, 12, 5),
  /** What happens to a play that isn't permitted (VI-21). */
  policing: option(['enforced', 'caught']),
} as const;

export const DUPLICATE_OPTIONS = {
  /**
   * Rounds of a duplicate match, each set up like a first one (VI-5, VI-6), without tie-breaks
   * (VI-20).
   */
  deals: integerOption(1, 12, 5),
} as const;

export type Options = OptionsOf<typeof OPTIONS> & PartialOptionsOf<typeof DUPLICATE_OPTIONS>;

/** As many as can play (VI-4). */
export const MAX_SEATS = 6;
/** Of each design (VI-2). */
export const MAX_COPIES = 6;

/** VI-2: six or four copies of each design, and winner's cards, which are as many as rounds can be played (VI-20). */
const EDITIONS = {
  full: { cards: copiesOfAll(MAX_COPIES), winnersCards: 12 },
  pocket: { cards: copiesOfAll(4), winnersCards: 8 },
} as const;

function copiesOfAll(copies: number): readonly VivaCard[] {
  return DESIGNS.flatMap((card) => Array<VivaCard>(copies).fill(card));
}

/** All cards of an edition, unshuffled (VI-2). */
export function allCards(edition: Options['edition']): VivaCard[] {
  return [...EDITIONS[edition].cards];
}

/** The youngest must have a seat (VI-5), and there must be winner's cards for every round (VI-20). */
export function refuseOptions({ edition, youngest, ...options }: Options, seats: number): Refusal | undefined {
  const rounds = options.deals ?? options.rounds;
  if (youngest !== 'draw' && youngest >= seats) return refusal('VI-5', 'no-such-youngest', { seat: youngest + 1 });
  const { winnersCards } = EDITIONS[edition];
  if (rounds > winnersCards) return refusal('VI-20', 'too-many-rounds', { rounds, most: winnersCards });
  return undefined;
}
