/** What chance draws from the seals of a match, and which of them are open, since nothing that came from them is a secret. */
import { isOver, type Match } from '#shared/engine/match.ts';
import type { Random } from '#shared/engine/random.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import type { OpenedSeal, RecordSeal } from '#shared/fair-shuffle/schema.ts';
import { randomOf, type Shuffle, shuffleOfEvent } from './shuffle.ts';
import { drawOf, openedOf } from './shuffle-view.ts';

type Drawn = RecordSeal['draws'][number];

/** What was drawn from a seal so far, and what is drawn from it next. */
interface DrawSource {
  readonly seal: Shuffle;
  readonly lots: Random;
  readonly draws: Drawn[];
  /** Nothing it gave is a secret any more, or it can't be drawn from any more. */
  isSpent: boolean;
  isOpen: boolean;
}

export class ShuffleDraws {
  /** Of each seal that is closed, in order. */
  readonly #sources: DrawSource[] = [];
  /** Chance's next event as it stands in a record. */
  #next: Drawn | undefined;

  /** These seals are there; those that are closed can be drawn from. */
  take(seals: readonly Shuffle[]): void {
    for (const seal of seals.slice(this.#sources.length)) {
      if (seal.closed) this.#sources.push({ seal, lots: randomOf(seal), draws: [], isSpent: false, isOpen: false });
    }
  }

  /** Whether chance can't draw from this seal: it has given what it had to, or it is another deal's. */
  isUsedUp({ seal }: Shuffle, { rules, state, events }: Match): boolean {
    const source = this.#sources[seal];
    if (!source) return false;
    const isAfresh = events.at(-1)?.by !== 'chance' && rules.startsNewSeal?.(state) === true;
    return source.isSpent || (isAfresh && source.draws.length > 0);
  }

  /** What chance's next event is drawn from: the latest. */
  nextRandom(match: Match): Random | undefined {
    this.#next = drawOf(match, match.events.length);
    return this.#sources.at(-1)?.lots;
  }

  /** An event of before the host started is about to be applied again. */
  onReplay(match: Match, event: GameEvent): void {
    const source = this.#sourceOf(match.events.length);
    if (event.by !== 'chance' || !source) return;
    this.#next = drawOf(match, match.events.length);
    const again = match.rules.drawChance(match.state, source.lots);
    const { by: _by, t: _t, ...drawn } = event;
    // Another version of the rules drew it: nobody knows how far the seal's stream has come.
    if (JSON.stringify(again) !== JSON.stringify(drawn)) source.isSpent = true;
  }

  /** An event was applied. The seals that are open from now on. */
  onApplied(match: Match): readonly Shuffle[] {
    const event = match.events.length - 1;
    const source = this.#sourceOf(event);
    if (match.events[event]?.by === 'chance') source?.draws.push(this.#next ?? { event });
    if (isOver(match)) return this.#sources.flatMap(opened);
    return source?.draws.length && match.rules.isFullyRevealed(match.state) ? opened(source) : [];
  }

  isOpen(seal: Shuffle): boolean {
    return this.#sources[seal.seal]?.isOpen ?? false;
  }

  /** The seal with all that was drawn from it, once it is open. */
  opened(seal: Shuffle, events: readonly GameEvent[]): OpenedSeal | undefined {
    const source = this.#sources[seal.seal];
    return source?.isOpen ? openedOf(seal, source.draws, events) : undefined;
  }

  /** What was drawn from each seal, in order. */
  get all(): RecordSeal['draws'][] {
    return this.#sources.map(({ draws }) => draws);
  }

  #sourceOf(event: number): DrawSource | undefined {
    const number = shuffleOfEvent(
      this.#sources.map(({ seal }) => seal),
      event,
    )?.seal;
    return number === undefined ? undefined : this.#sources[number];
  }
}

/** Opens it; its seal, if it was not open before. */
function opened(source: DrawSource): Shuffle[] {
  if (source.isOpen) return [];
  source.isSpent = true;
  source.isOpen = true;
  return [source.seal];
}
