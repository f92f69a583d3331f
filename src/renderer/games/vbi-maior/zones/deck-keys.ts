import type { Seat } from '#shared/engine/rules.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { StoryEvent } from '#shared/games/vbi-maior/state/table.ts';

/**
 * A key for every card of every personal deck, by seat, top first. It derives from public events only: a card keeps its
 * key from the deal until it is turned up, and reveals nothing else.
 */
export function deckCardKeys({ story, turn, decks }: Pick<Observation, 'story' | 'turn' | 'decks'>): string[][] {
  const keys = decks.map(({ size }, seat) => {
    const dealt = Math.max(0, size - story.reduce((sum, happening) => sum + gain(happening, seat), 0));
    // Counted from the bottom, since a played curse leaves from the top.
    return Array.from({ length: dealt }, (_, k) => `deck:${seat}:${turn}.${dealt - 1 - k}`);
  });
  for (const [at, happening] of story.entries()) follow(keys, happening, at);
  return keys.map((deck, seat) => deck.slice(0, decks[seat]?.size));
}

/** How much this grew a personal deck, apart from curses, which are played first. */
function gain(happening: StoryEvent, seat: Seat): number {
  if (happening.type === 'turn-up') return happening.by === seat ? -1 : 0;
  if (happening.type === 'draw' || happening.type === 'back') return happening.seat === seat ? 1 : 0;
  return 0;
}

function follow(keys: string[][], happening: StoryEvent, at: number): void {
  switch (happening.type) {
    case 'turn-up':
      keys[happening.by]?.splice(happening.position, 1);
      break;
    case 'draw':
    case 'back':
      keys[happening.seat]?.unshift(`deck:${happening.seat}:new.${at}`);
      break;
    case 'swap':
      swapTops(keys, happening.seats);
      break;
  }
}

function swapTops(keys: string[][], [one, other]: readonly [Seat, Seat]): void {
  const [mine, theirs] = [keys[one], keys[other]];
  const [given, taken] = [mine?.[0], theirs?.[0]];
  if (mine && theirs && given !== undefined && taken !== undefined) {
    mine[0] = taken;
    theirs[0] = given;
  }
}
