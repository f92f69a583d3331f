import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import { FRENCH } from '../../../faces/french/index.ts';
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
  const cards = trick.cards.map((card, k) => ({
    seat: (trick.leader + k) % SEATS.length,
    face: card,
    name: cardName(card, say),
  }));
  return <Again deck={FRENCH} cards={cards} winner={trick.winner} seated={seated} say={say} />;
}
