/**
 * A match that is being played: the only place where its events happen. An event is checked, kept, applied and told,
 * in this order and all at once, so the process's own loop is the queue that takes one at a time.
 */
import { drawNext, isAsked, isOver, type Match, moveEvent, newMatch, refuseEvent, take } from '#shared/engine/match.ts';
import type { OptionValue } from '#shared/engine/options.ts';
import type { Random } from '#shared/engine/random.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent, Rules, Seat } from '#shared/engine/rules.ts';
import { NotKept } from '../../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { Audience } from './audience.ts';
import { askedInSecret, Discretion } from './discretion.ts';
import { MatchClock } from './match-clock.ts';
import type { PendingMove } from './pending-move.ts';
import { PhotoFinish } from './photo-finish.ts';

/** Where the disk failed, chance tries again after this, in ms. */
const RETRY = 5000;

export interface MatchSoFar {
  readonly rules: Rules;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** The events so far: empty for a new match. */
  readonly events: readonly GameEvent[];
}

/** What the match needs from around it. */
export interface Surroundings {
  readonly clock: Clock;
  readonly random: Random;
  /** Writes an event down for good; throws `NotKept` if that can't be done. */
  keep(event: GameEvent, number: number): void;
  /** Whether a person sits at the table: among bots nobody waits for the sake of secrecy. */
  hasPeople(): boolean;
  /** Called when the match has come as far as it can without a seat's move, and when a time of waiting is over. */
  settled(): void;
}

/** The version of the seat's updates that a move was made on. */
export type SeenVersion = number;

export class LiveMatch {
  readonly match: Match;
  readonly audience: Audience;
  /** The time of the match, for all that waits in it. */
  readonly clock: MatchClock;
  readonly #around: Surroundings;
  readonly #discretion: Discretion;
  readonly #photoFinish: PhotoFinish;
  /** When the match began on its clock. */
  readonly #began: number;
  #scoreSeen = false;
  #stopped = false;

  /** Throws if the events so far are none of this game: the store is not to be trusted then. */
  constructor({ rules, options, seats, events }: MatchSoFar, around: Surroundings) {
    this.#around = around;
    this.match = newMatch(rules, options, seats);
    this.audience = new Audience(this.match);
    this.clock = new MatchClock(around.clock);
    this.#discretion = new Discretion(this.clock);
    this.#photoFinish = new PhotoFinish(this.clock, this.match);
    let discreetUntil = 0;
    for (const [number, event] of events.entries()) {
      const refused = refuseEvent(this.match, event);
      if (refused) throw new Error(`event ${number} breaks ${refused.rule} (${refused.reason})`);
      this.#apply(event);
      const ms = this.#discreetMs(event);
      if (ms > 0) discreetUntil = (event.t ?? 0) + ms;
    }
    this.#began = this.clock.now() - this.#lastTime();
    if (discreetUntil > this.#lastTime()) this.#beDiscreet(discreetUntil - this.#lastTime());
  }

  /** Lets the match go on from where it stands. */
  start(): void {
    this.#advance();
  }

  /** Nothing happens until `resume`: moves are refused, chance and all waiting stand still. */
  pause(): void {
    this.clock.pause();
  }

  /** Goes on where it was paused. */
  resume(): void {
    this.clock.goOn();
    this.#advance();
  }

  /** Nothing happens any more; moves that still wait are refused. */
  stop(): void {
    this.#stopped = true;
    this.#discretion.stop();
    this.#photoFinish.stop();
  }

  get isOver(): boolean {
    return isOver(this.match);
  }

  /** Something was scored and people look at it: chance waits for `goOn`. */
  get pausesForScore(): boolean {
    const { rules, state } = this.match;
    return !this.#scoreSeen && rules.toAct(state) === 'chance' && (rules.scorePause?.(state) ?? false);
  }

  goOn(): void {
    if (!this.pausesForScore) return;
    this.#scoreSeen = true;
    this.#advance();
  }

  /** Whether a move of this seat would not just be refused as early. For bots: they wait by themselves. */
  isOpenTo(seat: Seat): boolean {
    return !this.clock.isPaused && (this.#discretion.isOn || isAsked(this.match, seat));
  }

  /** A seat's move, as it came in; `seen` as of the person's screen. Answers once it is kept, or why it is not. */
  move(seat: Seat, raw: unknown, seen?: SeenVersion): Promise<Refusal | undefined> {
    const parsed = this.match.rules.move.safeParse(raw);
    if (!parsed.success) {
      const what = parsed.error.issues[0]?.message ?? 'unreadable';
      return Promise.resolve(refusal('host', 'malformed-move', { what }));
    }
    if (seen !== undefined && this.#isStale(seat, seen)) return Promise.resolve(refusal('host', 'stale'));
    return new Promise((answer) => this.#receive({ seat, move: parsed.data, answer }));
  }

  /**
   * Who saw that only one seat may act answers what is there now, or nothing. Where several could act at once, what the
   * others did meanwhile is no matter, though the mover be the last one left.
   */
  #isStale(seat: Seat, seen: SeenVersion): boolean {
    if (seen === this.audience.latest(seat).version) return false;
    const update = this.audience.told(seat, seen);
    return !update || update.observation.toAct.length <= 1;
  }

  #receive(pending: PendingMove): void {
    if (this.#stopped) pending.answer(refusal('host', 'table-closed'));
    else if (this.clock.isPaused) pending.answer(refusal('host', 'paused'));
    else if (this.#photoFinish.collects(pending, (plays) => this.#playAll(plays))) return;
    else if (this.#mustWait(pending)) this.#discretion.hold(pending);
    else this.#playAll([pending]);
  }

  /**
   * In a time of discretion a move waits that its seat takes for legal. Who everybody sees to act can't be waiting
   * for a secret answer of somebody else, and so answers at once without learning anything; others would.
   */
  #mustWait({ seat, move }: PendingMove): boolean {
    if (!this.#discretion.isOn) return false;
    if (askedInSecret(this.match) === seat && this.audience.latest('everyone').observation.toAct.includes(seat))
      return false;
    return this.match.rules.refuse(this.match.state, seat, move) === undefined;
  }

  #playAll(plays: readonly PendingMove[]): void {
    for (const pending of plays) this.#play(pending);
    this.#around.settled();
  }

  #play({ seat, move, answer }: PendingMove): Refusal | undefined {
    const event = moveEvent(seat, move);
    const refused = refuseEvent(this.match, event) ?? this.#happen(event);
    if (!refused) this.#drawChance();
    answer(refused);
    return refused;
  }

  #advance(): void {
    this.#drawChance();
    this.#around.settled();
  }

  #drawChance(): void {
    while (!this.#stopped && !this.clock.isPaused && !this.pausesForScore) {
      const event = drawNext(this.match, this.#around.random);
      if (!event) return;
      if (this.#happen(event)) {
        this.clock.after(RETRY, () => this.#advance());
        return;
      }
    }
  }

  /** Keeps, applies and tells an event that the rules let pass. Refused, and nothing changed, if it can't be kept. */
  #happen(event: GameEvent): Refusal | undefined {
    const stamped = { ...event, t: this.#time() };
    try {
      this.#around.keep(stamped, this.match.events.length);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      return refusal('host', 'not-kept');
    }
    this.#apply(stamped);
    const ms = this.#discreetMs(stamped);
    if (ms > 0) this.#beDiscreet(ms);
    return undefined;
  }

  /** Applies the event and tells it. */
  #apply(event: GameEvent): void {
    take(this.match, event);
    this.#scoreSeen = false;
    this.audience.tell();
  }

  #discreetMs(event: GameEvent): number {
    const { discreet } = this.match.rules;
    return discreet && this.#around.hasPeople() ? discreet.ms(this.match.state, event) : 0;
  }

  #beDiscreet(ms: number): void {
    this.#discretion.start(ms, () => this.#endDiscretion());
  }

  /** Who is asked has answered by now, or silence is the answer; then the other moves that waited are played. */
  #endDiscretion(): void {
    for (let seat = askedInSecret(this.match); seat !== undefined; seat = askedInSecret(this.match)) {
      const refused = this.#play(this.#discretion.take(seat) ?? this.#silence(seat));
      if (refused?.reason === 'not-kept') this.#beDiscreet(RETRY);
      // Another deal, another time of discretion.
      if (this.#discretion.isOn) break;
    }
    if (!this.#discretion.isOn) for (const pending of this.#discretion.release()) this.#play(pending);
    this.#around.settled();
  }

  #silence(seat: Seat): PendingMove {
    const { discreet } = this.match.rules;
    if (!discreet) throw new Error(`${this.match.rules.id} asks nothing in secret`);
    return { seat, move: discreet.otherwise, answer: () => undefined };
  }

  /** Whole ms since the match began; goes on where it stopped after a restart. */
  #time(): number {
    return Math.max(this.#lastTime(), Math.floor(this.clock.now() - this.#began));
  }

  #lastTime(): number {
    return this.match.events.at(-1)?.t ?? 0;
  }
}
