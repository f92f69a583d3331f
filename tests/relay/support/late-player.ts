/** A person in another house: looks, thinks, presses what an easy bot would, and sees it done. */
import { gameOf } from '#catalogue';
import type { Bot } from '#shared/engine/bot.ts';
import { seeded } from '#shared/engine/random.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Visitor } from '../../host/support/client.ts';

/** How long one looks before one presses, in ms: at least, and up to so much more. */
export interface Thinking {
  readonly leastMs: number;
  readonly moreMs: number;
}

const AS_PEOPLE: Thinking = { leastMs: 150, moreMs: 250 };

/** Who is not looked at. */
export const AT_ONCE: Thinking = { leastMs: 0, moreMs: 1 };

export interface Played {
  /** From each press to its being seen, in ms. */
  readonly waits: readonly number[];
  /** Presses that the host did not take: others were faster. */
  readonly refused: number;
  /** The match has its score. */
  readonly isOver: boolean;
}

/** Plays a seat to the score, or until the line breaks. `onSeen`: so many presses were seen. */
export async function playLate(
  { client }: Pick<Visitor, 'client'>,
  { table, game, seat }: { readonly table: string; readonly game: string; readonly seat: number },
  { leastMs, moreMs }: Thinking = AS_PEOPLE,
  onSeen: (count: number) => void = () => undefined,
): Promise<Played> {
  const random = seeded(seat + 1);
  const bot: Bot | undefined = gameOf(game)?.bots.easy?.(seat, random);
  const waits: number[] = [];
  let refused = 0;
  let pressed: { readonly version: number; readonly at: number } | undefined;
  let hand: NodeJS.Timeout | undefined;
  const done = (isOver: boolean): Played => {
    clearTimeout(hand);
    return { waits, refused, isOver };
  };
  try {
    for await (const { match, version, observation, moves } of await client.play.watch({ table, viewer: seat })) {
      clearTimeout(hand);
      const seen = observation as ObservationBase;
      if (pressed && version > pressed.version) onSeen(waits.push(performance.now() - pressed.at));
      pressed = undefined;
      if (seen.result) return done(true);
      if (seen.toAct.length === 0) await client.table.goOn({ table }).catch(() => undefined);
      const view = { version, observation, moves } as unknown as Parameters<Bot['see']>[0];
      const intent = bot?.see(view, performance.now());
      if (!intent) continue;
      const thinks = leastMs + random.below(moreMs);
      hand = setTimeout(
        () => {
          pressed = { version, at: performance.now() };
          client.play.move({ table, seat, match, version, move: { ...intent.move } }).catch(() => refused++);
        },
        Math.max(thinks, intent.after),
      );
    }
  } catch {
    // The line is cut.
  }
  return done(false);
}
