/** Who wins is seen on the cloth: how the cards of a trick stand to the one that takes it. Pure. */
import type { TableCard } from '../api.ts';

/** It takes the trick as it lies, another one does, or there is no such card. */
export type TrickStanding = 'leads' | 'yields' | 'alone';

/** A card that leads is picked up so far, in centimetres, and so much nearer to the eye. */
export const WINNING_LIFT = { up: 1.4, scale: 1.04 };
/** How dark a card is that another one takes, and how light the one that takes it. */
const LOSING_DARKNESS = 0.55;
const WINNING_DARKNESS = -0.32;

/** What is asked of a card on the table. */
interface TrickCard {
  readonly zone: string;
  readonly card: TableCard | undefined;
  /** While it is on its way. */
  readonly flight: unknown;
}

/** Of all cards whose zone lies still: what a card on its way brings about is seen once it has landed. */
export function trickStandings<P extends TrickCard>(parts: readonly P[]): Map<P, TrickStanding> {
  const restless = new Set(parts.flatMap(({ zone, flight }) => (flight ? zone : [])));
  const led = new Set(parts.flatMap(({ zone, card }) => (card?.winsTrick ? zone : [])));
  const still = parts.filter(({ zone }) => !restless.has(zone));
  return new Map(still.map((part) => [part, standingOf(part, led)]));
}

function standingOf({ zone, card }: TrickCard, led: ReadonlySet<string>): TrickStanding {
  if (!card || !led.has(zone)) return 'alone';
  return card.winsTrick ? 'leads' : 'yields';
}

/** How dark it is drawn that is as dark by itself; below 0 it is lit. */
export function darknessFor(standing: TrickStanding, darkness: number): number {
  if (standing === 'leads') return WINNING_DARKNESS;
  return standing === 'yields' ? Math.max(darkness, LOSING_DARKNESS) : darkness;
}
