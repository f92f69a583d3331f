import type { Move } from '#shared/games/briscola-chiamata/moves.ts';
import type { Observation, Trick } from '#shared/games/briscola-chiamata/observation.ts';
import { FRENCH } from '../../faces/french/index.ts';
import { CardFace } from '../../paper/CardFace.tsx';
import { nameAt, type PanelProps } from '../game.ts';
import { cardName } from './names.ts';
import { SEATS } from './seats.ts';

/** The latest trick that was taken. */
function lastTrick({ tricks }: Observation): Trick | undefined {
  return tricks.findLast(({ winner }) => winner !== null);
}

export function canReview(observation: Observation): boolean {
  return lastTrick(observation) !== undefined;
}

/** The last trick once more: each card over the name of who played it. */
export function LastTrick({ observation, seated, say }: PanelProps<Observation, Move>) {
  const trick = lastTrick(observation);
  if (!trick || trick.winner === null) return null;
  return (
    <div className="reviewed">
      {trick.cards.map((card, k) => {
        const seat = (trick.leader + k) % SEATS.length;
        return (
          <figure key={card}>
            <CardFace deck={FRENCH} id={card} name={cardName(card, say)} />
            <figcaption>
              {nameAt({ seated, say }, seat)}
              {seat === trick.winner && <strong> {say('review.took')}</strong>}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
