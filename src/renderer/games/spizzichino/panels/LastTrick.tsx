import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { ITALIAN } from '../../../faces/italian/index.ts';
import type { PanelProps } from '../../game.ts';
import { LastTrick as Again, latestTaken } from '../../LastTrick.tsx';
import { cardName } from '../reading/names.ts';
import { SEATS } from '../reading/seats.ts';

export function canReview({ tricks }: Observation): boolean {
  return latestTaken(tricks) !== undefined;
}

export function LastTrick({ observation, seated, say }: PanelProps<Observation, Move>) {
  const trick = latestTaken(observation.tricks);
  if (!trick || trick.winner === null) return null;
  const cards = trick.plays.map(({ card }, k) => ({
    seat: (trick.leader + k) % SEATS.length,
    face: card,
    name: cardName(card, say),
  }));
  return <Again deck={ITALIAN} cards={cards} winner={trick.winner} seated={seated} say={say} />;
}
