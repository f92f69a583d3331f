import type { Observation, Trick } from '#shared/games/briscola-chiamata/observation.ts';

/** The trick that lies or lay in the middle last: a full one too, whose winner is to lead but has not yet. */
export function lyingTrick({ tricks }: Pick<Observation, 'tricks'>): Trick | undefined {
  return tricks.findLast(({ cards }) => cards.length > 0);
}
