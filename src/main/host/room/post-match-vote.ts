/** After a match people say what they want, and in time what most want happens. Nothing of it outlives the host. */
import type { AfterMatchChoice } from '#shared/protocol/room.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';

/** How long they have, in ms, and how long once all who are here have said. */
const VOTE_DURATION_MS = 30_000;
const VOTE_CLOSING_MS = 3000;

/** How long a screen takes at most until it begins to tell a match's story, and for each chapter of it. */
const BEFORE_STORY_MS = 15_000;
const CHAPTER_MS = 15_000;

/** What happens, by what was chosen: nothing where nobody wants to play on. */
export function voteResult(choices: readonly AfterMatchChoice[]): AfterMatchChoice {
  const count = (choice: AfterMatchChoice): number => choices.filter((one) => one === choice).length;
  if (count('another') > count('again')) return 'another';
  return count('again') > 0 ? 'again' : 'out';
}

interface PostMatchVoteEvents {
  /** The time is up. */
  ended: undefined;
}

export class PostMatchVote extends Emitter<PostMatchVoteEvents> {
  readonly #clock: Clock;
  readonly #choices = new Map<string, AfterMatchChoice>();
  /** All who are here have said, or a story was waited for already: no screen holds them up again. */
  #isFixed = false;
  #ends: { readonly at: number; readonly cancel: Cancel } | undefined;

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  get isOn(): boolean {
    return this.#ends !== undefined;
  }

  /** When the time is up; nothing while none is counted. */
  get endsAt(): number | undefined {
    return this.#ends?.at;
  }

  /** Whole seconds that are left. */
  get seconds(): number {
    return this.#ends ? Math.max(0, Math.ceil((this.#ends.at - this.#clock.now()) / 1000)) : 0;
  }

  choiceOf(person: string): AfterMatchChoice | undefined {
    return this.#choices.get(person);
  }

  /** The time begins. */
  begin(): void {
    this.#wait(VOTE_DURATION_MS);
  }

  choose(person: string, choice: AfterMatchChoice): void {
    this.#choices.set(person, choice);
    if (!this.#ends) this.begin();
  }

  /** All who are here have said: it takes no longer than this. */
  closeSoon(): void {
    if (!this.#ends) return;
    this.#isFixed = true;
    if (this.#ends.at - this.#clock.now() > VOTE_CLOSING_MS) this.#wait(VOTE_CLOSING_MS);
  }

  /** A screen tells so many chapters meanwhile: it is not cut short, unless all have said what they want. */
  waitForStory(chapters: number): void {
    const needed = BEFORE_STORY_MS + chapters * CHAPTER_MS;
    if (!this.#ends || this.#isFixed) return;
    this.#isFixed = true;
    if (this.#ends.at - this.#clock.now() < needed) this.#wait(needed);
  }

  /** Nothing is counted any more. */
  stop(): void {
    this.#ends?.cancel();
    this.#ends = undefined;
    this.#isFixed = false;
  }

  /** The same, and what was said is forgotten. */
  clear(): void {
    this.stop();
    this.#choices.clear();
  }

  #wait(ms: number): void {
    this.#ends?.cancel();
    this.#ends = { at: this.#clock.now() + ms, cancel: this.#clock.after(ms, () => this.emit('ended')) };
  }
}
